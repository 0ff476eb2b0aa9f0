/// Stands in for UIKit's view controller, of which only the life cycle is needed.
@MainActor
open class UIViewController {
  /// Makes a controller.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

  /// Makes a controller.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The controller of the stack that the controller is in, if any.
  public internal(set) weak var navigationController: UINavigationController?

  /// The controller of the tabs that the controller is in one of, if any.
  public internal(set) weak var tabBarController: UITabBarController?

  /// The controller that has presented this one, or one around it, if any.
  public internal(set) weak var presentingViewController: UIViewController?

  /// The controller that is presented from this one, or from one around it, if any is.
  ///
  /// Only that of a stack knows.
  public var presentedViewController: UIViewController? { nil }

  /// How the controller is presented.
  public var modalPresentationStyle = UIModalPresentationStyle.pageSheet

  /// Whether the controller is about to be gone; here it is gone at once.
  public var isBeingDismissed: Bool { false }

  /// The controller's view, which knows its window; `nil` before it is loaded.
  public private(set) var viewIfLoaded: UIView?

  /// The controller's view, which is loaded as soon as somebody asks for it.
  public var view: UIView? {
    get {
      if viewIfLoaded == nil { loadView() }
      return viewIfLoaded
    }
    set { viewIfLoaded = newValue }
  }

  /// Whether UIKit has looked for a nib by the name of the controller's class.
  public private(set) var hasLookedForNib = false

  /// Makes the controller's view: this one from a nib, if there is one of that name.
  open func loadView() {
    hasLookedForNib = true
    viewIfLoaded = UIView()
  }

  /// The transition that runs, of the stack that the controller is in or of one around that.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    navigationController?.transitionCoordinator
  }

  /// The controller that this one is a part of.
  public private(set) weak var parent: UIViewController?

  /// Makes another controller a part of this one.
  public func addChild(_ childController: UIViewController) {
    childController.parent = self
  }

  /// How the status bar looks.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether there is no status bar.
  open var prefersStatusBarHidden: Bool { false }

  /// How the status bar comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Whether the home indicator goes away by itself.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The edges from which a finger's way belongs to the app first.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Called as the controller's screen begins to come into view.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the controller's screen has come into view.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called as the controller's screen begins to go out of view.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the controller's screen has gone out of view.
  open func viewDidDisappear(_ animated: Bool) {}
}

/// How something is presented.
public enum UIModalPresentationStyle: Sendable {
  case fullScreen, pageSheet, custom, popover
}

/// How the status bar looks.
public enum UIStatusBarStyle: Sendable {
  case `default`, lightContent, darkContent
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Sendable {
  case none, fade, slide
}

/// Edges of the screen.
public struct UIRectEdge: OptionSet, Sendable {
  /// A bit for each edge.
  public let rawValue: UInt

  /// Makes a set of edges.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
}

/// Stands in for UIKit's controller of tabs, which says where it is and whether tabs change.
public final class UITabBarController: UIViewController {
  /// The transition from one tab to the next, while it runs.
  var transition: EmulatedTransition?

  /// The transition that runs, of the tabs or of the stack that they are in.
  public override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? super.transitionCoordinator
  }
}

/// A view that stands for a view controller.
@MainActor
@preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController

  /// The type of what helps the controller to speak with the view.
  associatedtype Coordinator = Void

  /// What the controller is made and updated with.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Updates the controller.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// Says good-bye to the controller.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  )

  /// Makes what helps the controller to speak with the view.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// What a view controller is made and updated with.
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// What helps the controller to speak with the view.
  public let coordinator: Representable.Coordinator

  /// What goes along with the change.
  public let transaction: Transaction

  /// The environment at the view's place.
  public let environment: EnvironmentValues
}

/// The node of a view that stands for a view controller.
@MainActor
final class ControllerNode<V: UIViewControllerRepresentable>: RepresentingNode<
  V, V.UIViewControllerType, V.Coordinator
>, ScreenMember, PlatformNode
{
  private var phase = EmulatedScreen.Phase.hidden

  var platformController: UIViewController? { represented }

  private func context(with coordinator: V.Coordinator) -> V.Context {
    V.Context(coordinator: coordinator, transaction: .current, environment: environment)
  }

  override func makeCoordinator(of view: V) -> V.Coordinator { view.makeCoordinator() }

  override func make(for view: V, with coordinator: V.Coordinator) -> V.UIViewControllerType {
    view.makeUIViewController(context: context(with: coordinator))
  }

  override func prepare(_ controller: V.UIViewControllerType) {
    if graph.behavior.canBeAsked {
      controller.navigationController = screen.navigationController
      controller.tabBarController = screen.tabBarController
      controller.presentingViewController = screen.presenter
      if controller.parent == nil { screen.stackScreen?.controller.addChild(controller) }
    }
    controller.view?.ownWindow = UIWindow(windowScene: graph.scene)
  }

  override func update(
    _ controller: V.UIViewControllerType,
    for view: V,
    with coordinator: V.Coordinator
  ) {
    view.updateUIViewController(controller, context: context(with: coordinator))
  }

  override func didBegin() {
    screen.add(self)
  }

  override func dismantle(_ controller: V.UIViewControllerType, _ coordinator: V.Coordinator) {
    V.dismantleUIViewController(controller, coordinator: coordinator)
  }

  func screenPhaseDidChange(from old: EmulatedScreen.Phase, to new: EmulatedScreen.Phase) {
    guard let controller = represented, phase != new else { return }
    let old = phase
    phase = new
    var calls: [Call] = []
    switch (old, new) {
    case (.hidden, .appearing), (.disappearing, .appearing): calls = [.willAppear]
    case (.hidden, .shown), (.disappearing, .shown): calls = [.willAppear, .didAppear]
    case (.appearing, .shown): calls = [.didAppear]
    case (.hidden, .disappearing): calls = [.willAppear, .willDisappear]
    case (_, .disappearing): calls = [.willDisappear]
    case (.disappearing, .hidden): calls = [.didDisappear]
    case (_, .hidden): calls = [.willDisappear, .didDisappear]
    default: break
    }
    if isOnPushedScreen, graph.behavior.settleSignals == .never {
      calls.removeAll { $0 == .didAppear }
    }
    let isAnimated = screen.isAnimated
    for call in calls {
      graph.due.addLifeCycleAction { call.perform(on: controller, animated: isAnimated) }
    }
  }

  private var isOnPushedScreen: Bool {
    screen.host.map { $0.screenNodes.first?.screen !== screen } ?? false
  }

  override func tearDown() {
    screenPhaseDidChange(from: phase, to: .hidden)
    super.tearDown()
  }
}

/// The node of a view of the platform's.
@MainActor
protocol PlatformNode: Node {
  var platformController: UIViewController? { get }
}

/// A view of the platform's as it stands among the others of a screen.
public struct EmulatedPlatformView {
  /// The view's controller.
  public let controller: UIViewController

  /// Whether it takes no room at all.
  public let hasNoSize: Bool

  /// Whether it can be touched.
  public let takesTaps: Bool

  @MainActor
  init?(_ node: any PlatformNode) {
    guard let controller = node.platformController else { return nil }
    self.controller = controller
    var around: [Node] = []
    var next = node.parent
    while let node = next, !(node is ScreenNode) {
      around.append(node)
      next = node.parent
    }
    hasNoSize = around.contains { ($0 as? any SizedNode)?.hasNoSize ?? false }
    takesTaps = around.allSatisfy(\.takesTaps)
  }
}

private enum Call {
  case willAppear, didAppear, willDisappear, didDisappear

  @MainActor
  func perform(on controller: UIViewController, animated isAnimated: Bool) {
    switch self {
    case .willAppear: controller.viewWillAppear(isAnimated)
    case .didAppear: controller.viewDidAppear(isAnimated)
    case .willDisappear: controller.viewWillDisappear(isAnimated)
    case .didDisappear: controller.viewDidDisappear(isAnimated)
    }
  }
}

/// Stands in for Foundation's, which is there on Apple's platforms only.
public final class NSUserActivity {
  /// What kind of activity it is, as a reversed domain name.
  public let activityType: String

  /// What is needed to go on with it.
  public var userInfo: [AnyHashable: Any]?

  /// The web page that shows the same.
  public var webpageURL: URL?

  /// Makes an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
  }
}
