import Testing

/// Who must not know whom within the program, beyond what the layers of targets say.
struct SeparationTests {
  private static let app = Repository.files(below: "Sources/BestiaryApp", suffix: ".swift")
  /// The files that declare views and no controller.
  private static let views = app.filter { file in
    let classes = Repository.lines(file).filter { $0.contains("class ") }
    return !classes.contains { $0.contains("Controller:") }
      && classes.contains { line in superclasses.contains { line.contains(": \($0)") } }
  }
  private static let superclasses = [
    "View", "ScrollView", "ImageView", "DetailField", "Presentation", "Button",
  ].flatMap { ["\($0) {", "\($0),"] }
  private static let detail =
    "Sources/BestiaryApp/Detail/MonsterDetailViewController.swift"

  @Test(arguments: views)
  func s7AViewKnowsNeitherTheStoreNorTheBrowser(file: String) {
    let text = text(of: file)

    for word in ["import BestiaryStore", "CatalogStore", ": Browser\n", "browser."] {
      #expect(!text.contains(word), "\(file) knows \(word)")
    }
  }

  @Test func s7OneControllerHearsSelectionPopoverColourAndWeapon() {
    let text = text(of: Self.detail)

    let roles = [
      "MonsterSelectionDelegate", "PopoverDelegate", "ColorPickerDelegate",
      "WeaponSelectorDelegate",
    ]
    for role in roles {
      #expect(text.contains("extension MonsterDetailViewController: \(role)"))
    }
    #expect(Self.views.count >= 12)
  }

  @Test func w22TheDetailControllerDoesNotKnowTheStrip() {
    let text = text(of: Self.detail)

    #expect(text.contains("WeaponSelectorDelegate"))
    for word in ["strip", "Strip", "WeaponInput"] {
      #expect(!text.contains(word), "it mentions \(word)")
    }
  }

  @Test func w10TheStripDoesNotKnowThatItIsAnInputView() {
    let strip = Self.app.filter { $0.contains("/Strip/") }

    #expect(strip.count >= 4)
    for file in strip {
      for word in ["irstResponder", "WeaponSelector", "var inputView"] {
        #expect(!text(of: file).contains(word), "\(file) mentions \(word)")
      }
    }
  }

  @Test func b24TheStripsDelegateHasOneName() {
    let sources = Repository.files(below: "Sources", suffix: ".swift")
    let texts = sources.map(text(of:))

    #expect(texts.contains { $0.contains("protocol WeaponInputControllerDelegate:") })
    #expect(!texts.contains { $0.contains("WeaponInputViewControllerDelegate") })
  }

  @Test func b23TheBarsDelegateIsOfAType() {
    let bar = text(of: "Sources/TerminalKit/Text/MarkdownInputAccessoryView.swift")

    #expect(bar.contains("public weak var delegate: (any TextInput)?"))
  }

  private func text(of file: String) -> String {
    String(decoding: Repository.bytes(file) ?? [], as: UTF8.self)
  }
}
