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
  public internal(set) var navigationController: UINavigationController?

  /// Called as the controller's screen begins to come into view.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the controller's screen has come into view.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called as the controller's screen begins to go out of view.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the controller's screen has gone out of view.
  open func viewDidDisappear(_ animated: Bool) {}
}

/// Stands in for UIKit's controller of a stack, of which only its place among others is needed.
public final class UINavigationController: UIViewController {}
