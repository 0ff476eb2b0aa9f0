@MainActor
open class UIViewController: CallsSuperclass {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public internal(set) weak var navigationController: UINavigationController?
  public internal(set) weak var tabBarController: UITabBarController?
  public internal(set) weak var presentingViewController: UIViewController?

  /// The controller that is presented from this one, or from one around it, if any is.
  public var presentedViewController: UIViewController? { presented() }
  var presented: @MainActor () -> UIViewController? = { nil }
  public var modalPresentationStyle = UIModalPresentationStyle.pageSheet
  public internal(set) var isBeingDismissed = false
  public private(set) var viewIfLoaded: UIView?

  public var view: UIView? {
    get {
      if viewIfLoaded == nil { loadView() }
      return viewIfLoaded
    }
    set { viewIfLoaded = newValue }
  }

  public private(set) var hasLookedForNib = false

  open func loadView() {
    hasLookedForNib = true
    viewIfLoaded = UIView()
  }

  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    navigationController?.transitionCoordinator
  }

  public private(set) weak var parent: UIViewController?

  private var childReferences: [() -> UIViewController?] = []
  public var children: [UIViewController] { childReferences.compactMap { $0() } }

  public func addChild(_ childController: UIViewController) {
    childReferences.removeAll { $0() == nil }
    childReferences.append { [weak childController] in childController }
    childController.parent = self
  }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  var superclassCalls = 0

  open func viewWillAppear(_ animated: Bool) { superclassCalls += 1 }
  open func didMove(toParent parent: UIViewController?) { superclassCalls += 1 }
  open func viewDidAppear(_ animated: Bool) { superclassCalls += 1 }
  open func viewWillDisappear(_ animated: Bool) { superclassCalls += 1 }
  open func viewDidDisappear(_ animated: Bool) { superclassCalls += 1 }
}

public enum UIModalPresentationStyle: Sendable {
  case fullScreen, pageSheet, custom, popover
}

public enum UIStatusBarStyle: Sendable {
  case `default`, lightContent, darkContent
}

public enum UIStatusBarAnimation: Sendable {
  case none, fade, slide
}

public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let bottom = UIRectEdge(rawValue: 1 << 2)
}

public final class UITabBarController: UIViewController {}
