/// Owns a view and decides what it shows. A view asks its controller after itself in the chain.
open class ViewController: Responder {
  /// The controller this one is part of.
  public private(set) weak var parent: ViewController?
  /// The controllers that are part of this one.
  public private(set) var children: [ViewController] = []
  private var loadedView: View?

  override public init() { super.init() }

  /// The view, made on first use.
  public var view: View {
    if let loadedView { return loadedView }
    let view = loadView()
    loadedView = view
    view.viewController = self
    viewDidLoad()
    return view
  }

  override open var next: Responder? { loadedView?.superview }
  override open var window: Window? { loadedView?.window }

  /// Makes the view; called once.
  open func loadView() -> View { View() }

  /// Called once, after the view was made.
  open func viewDidLoad() {}

  /// Called when the view comes on screen: the place to register observers.
  open func viewWillAppear() { for child in children { child.viewWillAppear() } }

  /// Called when the view has left the screen: the place to take one's own observers away.
  open func viewDidDisappear() { for child in children { child.viewDidDisappear() } }

  /// Makes `child` part of this controller and puts its view into `container`.
  public func embed(_ child: ViewController, in container: View) {
    children.append(child)
    child.parent = self
    container.add(child.view)
  }
}
