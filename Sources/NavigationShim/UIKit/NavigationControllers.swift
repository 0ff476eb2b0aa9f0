#if canImport(UIKit) && !os(watchOS)
import LinkStackEngine
import UIKit

/// UIKit's controller of a stack, whose state can be read at any time.
final class NavigationControllers: ObservedHost.Controllers {
  private(set) weak var navigationController: UINavigationController?

  private weak var stack: LinksStack?

  /// The transition whose end is reported to the stack.
  private weak var followed: (any UIViewControllerTransitionCoordinator)?

  /// When that transition was first read, or last with a finger on it.
  private var followedSince = Nanoseconds.zero

  /// The number of controllers up to the stack's root: one, except in a column that shares a controller.
  private let countToRoot: Int

  init(_ navigationController: UINavigationController, of stack: LinksStack, countToRoot: Int) {
    self.navigationController = navigationController
    self.stack = stack
    self.countToRoot = countToRoot
  }

  func observe() -> HostState? {
    guard let navigationController else { return nil }
    let controllers = navigationController.viewControllers
    let transition = navigationController.transitionCoordinator
    // From the beginning of a pop on there is one controller less, also while a finger holds it.
    var state = HostState(depth: controllers.count - countToRoot, motion: .still)
    let next = transition?.viewController(forKey: .to)
    let isNextHere = controllers.contains { $0 === next }
    if let transition {
      // The transition may be that of a sheet that people pull down, which is no back navigation.
      let isHeld = isNextHere && (transition.isInteractive || transition.isCancelled)
      state.motion = isHeld ? .held : .moving
      follow(transition)
    }
    identify(isNextHere ? next : controllers.last, among: controllers, in: &state)
    return state
  }

  /// Reports to the stack when a finger lets go of a transition, and when the transition has ended.
  ///
  /// It may be that of a sheet that is dismissed.
  private func follow(_ transition: any UIViewControllerTransitionCoordinator) {
    let isNew = followed !== transition
    if isNew || transition.isInteractive { followedSince = stack?.scheduler.now ?? .zero }
    guard isNew else { return }
    followed = transition
    transition.notifyWhenInteractionChanges { [weak stack] _ in stack?.handle(.hostChanged) }
    transition.animate(alongsideTransition: nil) { [weak stack] _ in
      stack?.after(.turn) { $0.handle(.hostChanged) }
    }
  }

  /// Identifies the screen on top, or the one that arrives there, if possible.
  ///
  /// The number of controllers doesn't distinguish the stack's screens from those that a picker, a library, the app,
  /// or the column's former stack has pushed. During a back navigation from the back button's menu there are two
  /// (qanswer.space, "long press back"). The screens above pushed columns belong to their stacks, and leave with
  /// them.
  private func identify(
    _ top: UIViewController?,
    among controllers: [UIViewController],
    in state: inout HostState
  ) {
    guard let stack, let top else { return }
    if let screen = screen(in: top, of: stack) {
      state.depth = screen.depth
    } else if stack.columns == nil,
      let depth = controllers.lazy.reversed().compactMap({ self.screen(in: $0, of: stack) })
        .first?.depth ?? (stack.column == nil ? nil : 0)
    {
      state.depth = depth
      state.isCovered = stack.column == nil || controllers.count > countToRoot
    }
  }

  private func screen(in controller: UIViewController, of stack: LinksStack) -> LinkedScreen? {
    stack.chain.observedHost.reporter { reporter in
      sequence(first: reporter as? UIViewController, next: { $0?.parent }).contains {
        $0 === controller
      }
    }?.screen
  }

  func haveUnknownTop(at depth: Int) -> Bool {
    guard let stack, let navigationController, !stack.sharesController,
      navigationController.transitionCoordinator == nil
    else { return false }
    let controllers = navigationController.viewControllers
    guard controllers.count <= depth + countToRoot, let top = controllers.last else { return false }
    return screen(in: top, of: stack) == nil
  }

  var transitionBegan: Nanoseconds? {
    guard let followed, followed === navigationController?.transitionCoordinator,
      !followed.isInteractive
    else { return nil }
    return followedSince
  }

  var havePresented: Bool { navigationController?.presentedViewController != nil }

  var areInWindow: Bool { navigationController?.viewIfLoaded?.window != nil }

  func takeSnapshot(_ sizeDidChange: @escaping () -> Void) -> (any SnapshotPushes.Snapshot)? {
    navigationController.flatMap { SnapshotView.cover($0, sizeDidChange) }
  }

  var areHidden: Bool { navigationController?.isHidden == true }

  var haveDepartedScreens: Bool {
    navigationController?.viewControllers.dropFirst(countToRoot)
      .contains { Self.reporter(in: $0).map { $0.screen?.stack == nil } ?? false } ?? false
  }

  private static func reporter(in controller: UIViewController) -> AppearanceReporter.Controller? {
    controller as? AppearanceReporter.Controller
      ?? controller.children.lazy.compactMap { reporter(in: $0) }.first
  }

  func removeDepartedScreens() {
    guard let navigationController,
      let root = navigationController.viewControllers.dropFirst(countToRoot - 1).first
    else { return }
    _ = navigationController.popToViewController(root, animated: false)
  }

  func pop(to screen: LinkedScreen, animated isAnimated: Bool) -> Bool {
    guard let stack, let navigationController,
      let controller = navigationController.viewControllers.first(where: {
        self.screen(in: $0, of: stack) === screen
      })
    else { return false }
    return navigationController.popToViewController(controller, animated: isAnimated) != nil
  }
}

extension UIViewController {
  /// Whether a view that the controller, or one around it, has presented hides it.
  ///
  /// UIKit presents its menus with a style of their own, and people can reach the bars beside a popover.
  var isHidden: Bool {
    guard let presentedViewController, !presentedViewController.isBeingDismissed else {
      return false
    }
    #if os(iOS)
    if #available(iOS 15, *),
      presentedViewController.sheetPresentationController?.isUndimmed == true
    {
      return false
    }
    #endif
    #if os(tvOS)
    return presentedViewController.modalPresentationStyle != .custom
    #else
    return ![.custom, .popover].contains(presentedViewController.modalPresentationStyle)
    #endif
  }
}

#if os(iOS)
@available(iOS 15, *)
extension UISheetPresentationController {
  /// Whether the sheet doesn't dim what is behind it, which people can use then.
  ///
  /// A sheet that may grow dims it at its largest size, unless that is undimmed as well.
  fileprivate var isUndimmed: Bool {
    guard let largestUndimmedDetentIdentifier else { return false }
    return largestUndimmedDetentIdentifier == .large || selectedDetentIdentifier != .large
  }
}
#endif
#endif
