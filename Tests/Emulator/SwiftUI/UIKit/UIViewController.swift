/// Stands in for UIKit's view controller, of which only the life cycle is needed.
@MainActor
open class UIViewController {
  /// Makes a controller.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

  /// Makes a controller.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

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

  /// Whether the controller was presented, and goes away.
  public internal(set) var isBeingDismissed = false

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
  public func addChild(_ childController: UIViewController) { childController.parent = self }

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

  /// Called when the controller has come into another one.
  open func didMove(toParent parent: UIViewController?) {}

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
  public init(rawValue: UInt) { self.rawValue = rawValue }

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
