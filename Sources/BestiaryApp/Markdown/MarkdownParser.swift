import CCMark

/// Reads Markdown (CommonMark with GitHub's tables and strikethrough) through cmark-gfm.
nonisolated enum MarkdownParser {
  /// The document in `text`. Nothing is refused: what is no Markdown is text.
  static func parse(_ text: String) -> MarkdownDocument {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return MarkdownDocument() }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough"] {
      if let syntax = cmark_find_syntax_extension(name) {
        cmark_parser_attach_syntax_extension(parser, syntax)
      }
    }
    cmark_parser_feed(parser, text, text.utf8.count)
    guard let root = cmark_parser_finish(parser) else { return MarkdownDocument() }
    defer { cmark_node_free(root) }
    var builder = MarkdownBuilder()
    builder.addBlocks(of: root)
    return builder.document
  }
}

nonisolated private struct MarkdownBuilder {
  typealias Node = OpaquePointer
  var document = MarkdownDocument()
  private var indent = 0
  private var marker = ""
  private var quoteDepth = 0
  private var isTight = false

  mutating func addBlocks(of parent: Node) {
    for node in children(of: parent) { addBlock(node) }
  }

  private mutating func addBlock(_ node: Node) {
    switch type(of: node) {
    case "paragraph", "heading":
      let traits: MarkdownDocument.Traits = type(of: node) == "heading" ? .heading : []
      add(MarkdownDocument.Paragraph(runs: inlines(of: node, traits)))
    case "list": addList(node)
    case "block_quote":
      quoteDepth += 1
      addBlocks(of: node)
      quoteDepth -= 1
    case "code_block": addCode(node)
    case "html_block":
      add(MarkdownDocument.Paragraph(runs: [run(literal(of: node).trimmed, [])]))
    case "thematic_break": add(MarkdownDocument.Paragraph(isRule: true))
    case "table": addTable(node)
    default: addBlocks(of: node)
    }
  }

  private mutating func addList(_ list: Node) {
    let isOrdered = cmark_node_get_list_type(list) == CMARK_ORDERED_LIST
    var number = Int(cmark_node_get_list_start(list))
    let outer = (indent, isTight)
    isTight = cmark_node_get_list_tight(list) != 0
    for (index, item) in children(of: list).enumerated() {
      marker = isOrdered ? "\(number). " : "• "
      let width = marker.count
      let first = document.paragraphs.count
      addItem(item, indent: outer.0 + width)
      if index > 0 || outer.1, document.paragraphs.indices.contains(first), isTight {
        document.paragraphs[first].isSpaced = false
      }
      marker = ""
      number += 1
    }
    (indent, isTight) = outer
  }

  private mutating func addItem(_ item: Node, indent: Int) {
    let outer = self.indent
    self.indent = indent
    let first = document.paragraphs.count
    addBlocks(of: item)
    if isTight {
      for index in first..<document.paragraphs.count where index > first {
        document.paragraphs[index].isSpaced = false
      }
    }
    self.indent = outer
  }

  private mutating func addCode(_ node: Node) {
    var text = literal(of: node)
    if text.hasSuffix("\n") { text.removeLast() }
    add(MarkdownDocument.Paragraph(runs: [run(text, .code)], isPreformatted: true))
  }

  private mutating func addTable(_ table: Node) {
    for (index, row) in children(of: table).enumerated() {
      let traits: MarkdownDocument.Traits = index == 0 ? .heading : []
      let cells = children(of: row).map { inlines(of: $0, traits) }
      add(MarkdownDocument.Paragraph(isSpaced: index == 0, cells: cells))
    }
  }

  private mutating func add(_ paragraph: MarkdownDocument.Paragraph) {
    var paragraph = paragraph
    let quote = String(repeating: "│ ", count: quoteDepth)
    paragraph.indent = max(0, indent - marker.count)
    paragraph.marker = quote.isEmpty ? marker : quote
    paragraph.repeatsMarker = !quote.isEmpty
    if marker.isEmpty, quote.isEmpty { paragraph.indent = indent }
    marker = ""
    document.paragraphs.append(paragraph)
  }

  // MARK: - Inlines

  private func inlines(
    of parent: Node, _ traits: MarkdownDocument.Traits
  ) -> [MarkdownDocument.Run] {
    children(of: parent).flatMap { inline($0, traits) }
  }

  private func inline(
    _ node: Node, _ traits: MarkdownDocument.Traits
  ) -> [MarkdownDocument.Run] {
    switch type(of: node) {
    case "text", "html_inline": [run(literal(of: node), traits)]
    case "softbreak": [run(" ", traits)]
    case "linebreak": [run("\n", traits)]
    case "code": [run(literal(of: node), traits.union(.code))]
    case "emph": inlines(of: node, traits.union(.emphasis))
    case "strong": inlines(of: node, traits.union(.strong))
    case "strikethrough": inlines(of: node, traits.union(.quiet))
    default: inlines(of: node, traits)
    }
  }

  private func run(
    _ text: String, _ traits: MarkdownDocument.Traits
  ) -> MarkdownDocument.Run { MarkdownDocument.Run(text: text, traits: traits) }

  // MARK: - Nodes

  private func type(of node: Node) -> String {
    cmark_node_get_type_string(node).map { String(cString: $0) } ?? ""
  }

  private func literal(of node: Node) -> String {
    cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
  }

  private func children(of parent: Node) -> [Node] {
    var (found, next) = ([Node](), cmark_node_first_child(parent))
    while let node = next {
      found.append(node)
      next = cmark_node_next(node)
    }
    return found
  }
}

nonisolated extension String {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
