import Cells
import Testing

@testable import TerminalKit

@Suite struct OwnershipTests {
  private final class Owner: TableViewDataSource, TableViewDelegate, TextFieldDelegate,
    SplitViewDelegate, PopoverDelegate
  {
    func numberOfRows(in table: TableView) -> Int { 1 }
    func tableView(
      _ table: TableView, drawRow row: Int, state: TableView.RowState, in canvas: inout Canvas
    ) {}
    func tableView(_ table: TableView, didSelectRow row: Int) {}
    func tableView(_ table: TableView, didActivateRow row: Int) {}
    func textField(_ field: TextField, didChangeTo text: String) {}
    func textFieldShouldReturn(_ field: TextField) {}
    func textFieldShouldCancel(_ field: TextField) {}
    func splitView(_ splitView: SplitView, willHide master: View) {}
    func splitView(_ splitView: SplitView, willShow master: View) {}
    func popover(_ popover: Popover, didDismiss reason: Popover.DismissReason) {}
  }

  @Test func b5B6DelegatesAreNotKept() {
    let (table, field) = (TableView(), TextField())
    let split = SplitView(master: View(), detail: View())
    let popover = Popover(content: ViewController(), contentSize: .zero)
    weak var freed: Owner?

    do {
      let owner = Owner()
      (table.dataSource, table.delegate, field.delegate) = (owner, owner, owner)
      (split.delegate, popover.delegate) = (owner, owner)
      freed = owner
    }

    #expect(freed == nil)
    #expect(table.delegate == nil && popover.delegate == nil)
  }

  @Test func aFieldAndItsInputViewAreFreedOnceItIsClosed() {
    let stage = Stage()
    weak var field: Probe?
    weak var strip: Panel?

    do {
      let (probe, panel) = (Probe("field"), Panel("s", rows: 2))
      probe.strip = panel
      stage.add(probe)
      stage.act { stage.window.focus(probe) }
      stage.act { probe.removeFromSuperview() }
      (field, strip) = (probe, panel)
    }

    #expect(field == nil && strip == nil)
    #expect(stage.window.firstResponder == nil && stage.window.focusedView == nil)
  }

  @Test func aPopoverIsFreedOnceItIsDismissed() {
    let stage = Stage()
    weak var popover: Popover?
    weak var content: ViewController?

    do {
      let controller = ProbeController("content", stage.log)
      controller.view.add(Probe("inside"))
      let shown = Popover(content: controller, contentSize: Size(columns: 4, rows: 2))
      stage.act { shown.present(from: stage.root.view) { .zero } }
      stage.press(.escape)
      (popover, content) = (shown, controller)
    }

    #expect(popover == nil && content == nil)
  }

  @Test func aScrollViewIsFreedWithItsObserver() {
    let stage = Stage()
    let before = stage.window.notifications.observerCount
    weak var scroll: ScrollView?

    do {
      let view = ScrollView()
      stage.add(view)
      view.removeFromSuperview()
      scroll = view
    }

    #expect(scroll == nil)
    #expect(stage.window.notifications.observerCount == before)
  }

  @Test func aWindowIsFreedWithAllThatIsInIt() {
    weak var window: Window?
    weak var root: ViewController?

    do {
      let stage = Stage(isAnimated: true)
      let field = Probe("field")
      field.strip = Panel("s", rows: 2)
      stage.add(field)
      stage.act { stage.window.focus(field) }
      (window, root) = (stage.window, stage.root)
    }

    #expect(window == nil && root == nil)
  }
}
