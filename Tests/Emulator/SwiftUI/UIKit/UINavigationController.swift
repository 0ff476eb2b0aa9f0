internal import Foundation

public final class UINavigationController: UIViewController {
  private weak var host: (any StackHost)?
  private let swipeDelegate: SwipeDelegate

  /// Whether a swipe has begun that leads nowhere, after which nothing takes a touch until the next one.
  var isFrozen = false

  init(of host: any StackHost) {
    self.host = host
    swipeDelegate = SwipeDelegate(of: host)
    super.init(nibName: nil, bundle: nil)
    interactivePopGestureRecognizer?.delegate = swipeDelegate
    loadView()
  }

  public override func loadView() {
    guard let host else { return super.loadView() }
    view = StackView(of: host)
  }

  public let navigationBar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))

  public var isNavigationBarHidden: Bool {
    host?.screenInFront.root?.hiddenBars.contains("navigationBar") ?? false
  }

  /// A controller for each screen of the stack.
  ///
  /// From the beginning of a pop on there is one less, also while a finger holds the screen.
  public var viewControllers: [UIViewController] { host?.controllers ?? [] }

  /// What is presented from a screen of the stack or from around it, if anything is, until it has gone.
  public override var presentedViewController: UIViewController? {
    guard let host, let root = host.screenNodes.first?.screen else { return nil }
    return host.graph.uncovering(of: root)?.controller
      ?? host.graph.presentations.first { $0.presenter?.screen.outermost === root.outermost }?
      .controller
  }

  @discardableResult
  public func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    let controllers = viewControllers
    guard let depth = controllers.firstIndex(where: { $0 === viewController }),
      host?.goBack(to: depth) == true
    else { return nil }
    return Array(controllers[(depth + 1)...])
  }

  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  public override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    host?.transition ?? navigationController?.transitionCoordinator
  }
}

public final class UINavigationBar: UIView {}

@MainActor
public final class UIGestureRecognizer {
  public weak var delegate: (any UIGestureRecognizerDelegate)?
}

private final class SwipeDelegate: UIGestureRecognizerDelegate {
  private weak var host: (any StackHost)?

  init(of host: any StackHost) { self.host = host }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let host, host.depth > 0, !host.isInTransition else { return false }
    return host.screenNodes.last?.isBackButtonHidden != true
  }
}

@MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

public enum UITransitionContextViewControllerKey: Sendable {
  case from, to
}

@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

@MainActor
final class EmulatedTransition: UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private weak var from: UIViewController?
  private weak var to: UIViewController?

  init(
    from: UIViewController? = nil,
    to: UIViewController? = nil,
    isAnimated: Bool = true,
    isInteractive: Bool
  ) {
    self.isAnimated = isAnimated
    self.from = from
    self.to = to
    self.isInteractive = isInteractive
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    }
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append(handler)
  }

  func letGo(cancelling isCancelled: Bool) {
    isInteractive = false
    self.isCancelled = isCancelled
  }

  func tellOfLettingGo() { for handler in interactionHandlers { handler(self) } }

  func tellOfEnd() {
    for completion in completions { completion(self) }
    completions = []
    interactionHandlers = []
  }
}

final class StackView: UIView {
  private weak var host: (any StackHost)?

  init(of host: any StackHost) {
    self.host = host
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  override var ownWindow: UIWindow? {
    get {
      guard let host, !host.isOutOfView else { return nil }
      return UIWindow(windowScene: host.graph.scene, contents: self)
    }
    set {}
  }

  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    afterUpdates ? nil : picture("picture of the stack alone")
  }

  func picture(_ note: String) -> UIView? {
    guard let host, window != nil, host.graph.behavior.givesSnapshots else { return nil }
    let picture = PictureView(of: host.sight, bounds)
    host.graph.pictures.removeAll { $0.view == nil }
    host.graph.pictures.append(WeakPicture(view: picture))
    host.graph.time.note?(note)
    return picture
  }
}

final class PictureView: UIView {
  let title: String

  init(of sight: Sight, _ bounds: CGRect) {
    title = sight.description
    super.init(frame: bounds)
  }
}

struct WeakPicture {
  weak var view: PictureView?
}

extension UIView {
  func takesTouches(at point: CGPoint) -> Bool {
    subviews.contains { view in
      view.isUserInteractionEnabled
        && view.point(
          inside: CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY),
          with: nil
        )
    }
  }

  private var picture: PictureView? {
    (self as? PictureView) ?? subviews.lazy.reversed().compactMap(\.picture).first
  }

  func title(ofPictureCovering stack: CGRect) -> String? { title { $0.contains(stack) } }

  func title(ofPictureCovering bar: CGRect, within stack: CGRect) -> String? {
    title { $0.contains(bar) && !$0.contains(stack) }
  }

  private func title(where isMeant: (CGRect) -> Bool) -> String? {
    for view in subviews.reversed() {
      guard let picture = view.picture else { continue }
      if isMeant(picture.visiblePart(on: self)) { return picture.title }
    }
    return nil
  }

  func visiblePart(on base: UIView) -> CGRect {
    sequence(first: self, next: \.superview)
      .prefix { $0 !== base }
      .filter { $0.clipsToBounds || $0 === self }
      .reduce(CGRect.infinite) { $0.intersection(base.convert($1.bounds, from: $1)) }
  }
}
