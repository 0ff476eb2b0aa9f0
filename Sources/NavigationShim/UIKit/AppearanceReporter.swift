import LinkStackEngine
import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// Tells the stack when a screen comes into view, and when its transition is over.
struct AppearanceReporter: View {
  let screen: LinkedScreen

  var body: some View {
    #if canImport(UIKit) && !os(watchOS)
    AppearanceController.Representation(screen: screen)
    #else
    OnAppear(screen: screen, contents: screen.contents)
    #endif
  }
}

#if !canImport(UIKit) || os(watchOS)
/// Tells the stack when a screen, or one in place of it, comes into view.
///
/// That is before its transition has ended, and there is no later news: the pacing's delay has to do.
private struct OnAppear: View {
  let screen: LinkedScreen
  @ObservedObject var contents: ScreenContents

  var body: some View {
    Color.clear
      .onAppear {
        screen.stack?.handle(.screenAppears(screen))
        screen.stack?.visibility.hasAppeared()
      }
      .id(contents.id)
  }
}
#endif

#if canImport(UIKit) && !os(watchOS)
/// A controller inside a screen, which UIKit tells of the screen's appearance, and which can ask UIKit
/// what the stack does.
///
/// SwiftUI itself has no such news: its `onAppear` fires before the transition has ended, and on
/// screens below, too. That `viewDidAppear` reaches a plain child controller when the push has
/// finished is what the navigator of Bahn-X's SwiftUI composable navigator rests on.
private final class AppearanceController: UnseenController, ScreenReporter {
  var screen: LinkedScreen?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let screen, let stack = screen.stack else { return }
    if isKeptFromColumn { stack.after(.turn) { $0.leaveColumn() } }
    askFromNowOn(stack)
    stack.handle(.screenAppears(screen))
    if screen !== stack.chain.top {
      stack.chain.observe(.interruption)
    } else if transitionCoordinator?.isAnimated == true,
      stack.chain.updateUnderWay?.isUnanimated != true
    {
      stack.chain.observe(.transition)
    }
    stack.chain.bringPictureToFront()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let screen, let stack = screen.stack else { return }
    // In a tab of a column there is a controller around the stack's own, and nothing wrong with that.
    if screen.depth == 0, !stack.hasLeftColumn, navigationController?.navigationController != nil {
      stack.warnings.warn(.nestedStack)
    }
    findScene(of: stack)
    stack.chain.bringPictureToFront()
    if screen === stack.chain.top { stack.chain.updateUnderWay?.turnAnimationsOn() }
    stack.after(.turn) { [weak self] stack in
      self?.countControllers(below: screen, in: stack)
      stack.handle(.screenSettled(screen))
    }
  }

  #if !os(tvOS) && !os(visionOS)
  // A child that says nothing of these may have a hidden status bar come back (swiftui-introspect
  // issue 311), so it says what the screen does. It says nothing of the home indicator and the edges: a
  // parent that asks its children about those would be asked by them.
  override var preferredStatusBarStyle: UIStatusBarStyle {
    parent?.preferredStatusBarStyle ?? super.preferredStatusBarStyle
  }

  override var prefersStatusBarHidden: Bool {
    parent?.prefersStatusBarHidden ?? super.prefersStatusBarHidden
  }

  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    parent?.preferredStatusBarUpdateAnimation ?? super.preferredStatusBarUpdateAnimation
  }
  #endif

  /// Whether there are tabs between this screen and the navigation controller around it, or whether it
  /// is presented without one: then it isn't the column's, whatever the environment says.
  private var isKeptFromColumn: Bool {
    guard let navigationController else { return presentingViewController != nil }
    return tabBarController?.navigationController === navigationController
  }

  /// Has the stack ask the navigation controller that shows this screen.
  private func askFromNowOn(_ stack: LinksStack) {
    guard let navigationController else { return }
    if let known = stack.chain.sight.controllers as? NavigationControllers,
      known.navigationController === navigationController
    {
      return
    }
    // A column that is being pushed comes after others, and a stack in it has its root alone as yet.
    let countToRoot =
      stack.isInPushedColumn ? navigationController.viewControllers.count - stack.chain.top.depth : 1
    stack.chain.sight.controllers = NavigationControllers(
      navigationController,
      of: stack,
      countToRoot: countToRoot
    )
  }

  /// Tells the stack which scene it is in, and that this is in the background if it was made there, as at a
  /// launch for a push notification.
  private func findScene(of stack: LinksStack) {
    guard let scene = viewIfLoaded?.window?.windowScene, scene !== stack.scene else { return }
    stack.scene = scene
    if scene.activationState == .background {
      stack.handle(.sceneChanged(isInBackground: true, .now()))
    }
  }

  /// Counts the controllers up to the stack's root, now that the top is known to be in view.
  ///
  /// A stack of columns is the first on its controller. Above its top there may be more screens
  /// already, of a stack in that column.
  private func countControllers(below screen: LinkedScreen, in stack: LinksStack) {
    guard screen === stack.chain.top, !stack.isOfColumns, let navigationController,
      navigationController.transitionCoordinator == nil
    else { return }
    stack.chain.sight.controllers = NavigationControllers(
      navigationController,
      of: stack,
      countToRoot: navigationController.viewControllers.count - screen.depth
    )
  }

  /// The controller as a view.
  struct Representation: UIViewControllerRepresentable {
    let screen: LinkedScreen

    func makeUIViewController(context: Context) -> AppearanceController {
      let controller = AppearanceController()
      screen.stack?.chain.sight.add(controller)
      return controller
    }

    func updateUIViewController(_ controller: AppearanceController, context: Context) {
      controller.screen = screen
    }
  }
}

/// UIKit's controller of a stack, which can be asked at any time what it shows.
private final class NavigationControllers: ControllerStack {
  private(set) weak var navigationController: UINavigationController?

  private weak var stack: LinksStack?

  /// The transition whose end the stack is told of.
  private weak var followed: (any UIViewControllerTransitionCoordinator)?

  /// The number of controllers up to the stack's root: one, but in a column that shares a controller.
  private let countToRoot: Int

  init(_ navigationController: UINavigationController, of stack: LinksStack, countToRoot: Int) {
    self.navigationController = navigationController
    self.stack = stack
    self.countToRoot = countToRoot
  }

  var state: HostState? {
    guard let navigationController else { return nil }
    let controllers = navigationController.viewControllers
    let transition = navigationController.transitionCoordinator
    // From the beginning of a pop on there is one controller less, also while a finger holds it.
    var state = HostState(depth: controllers.count - countToRoot, motion: .still)
    if let transition {
      state.motion = transition.isInteractive || transition.isCancelled ? .held : .moving
      follow(transition)
    }
    identifyTop(of: controllers, transition, in: &state)
    return state
  }

  /// Tells the stack when a finger lets go of what moves, and when that is over.
  ///
  /// It may be a sheet that leaves, of which the screens below are told nothing.
  private func follow(_ transition: any UIViewControllerTransitionCoordinator) {
    guard followed !== transition else { return }
    followed = transition
    transition.notifyWhenInteractionChanges { [weak stack] _ in stack?.handle(.hostChanged) }
    transition.animate(alongsideTransition: nil) { [weak stack] _ in
      stack?.after(.turn) { $0.handle(.hostChanged) }
    }
  }

  /// Says whose screen is on top, or comes there, where that is known: a number of controllers doesn't tell
  /// the stack's screens from those that a picker, a library or the app itself has pushed, and in the middle
  /// of a back by the back button's menu there are two (qanswer.space, "long press back").
  ///
  /// Who shares the controller may have screens of others above its own, and goes by the number then.
  private func identifyTop(
    of controllers: [UIViewController],
    _ transition: (any UIViewControllerTransitionCoordinator)?,
    in state: inout HostState
  ) {
    guard let stack else { return }
    let next = transition?.viewController(forKey: .to)
    let isNextHere = controllers.contains { $0 === next }
    guard let top = isNextHere ? next : controllers.last else { return }
    if let screen = screen(in: top, of: stack) {
      state.depth = screen.depth
    } else if !stack.sharesController,
      let highest = controllers.lazy.reversed().compactMap({ self.screen(in: $0, of: stack) })
        .first
    {
      state.depth = highest.depth
      state.isCovered = true
    }
  }

  /// The stack's screen that a controller shows.
  private func screen(in controller: UIViewController, of stack: LinksStack) -> LinkedScreen? {
    stack.chain.sight.screen { reporter in
      sequence(first: reporter as? UIViewController, next: { $0?.parent }).contains {
        $0 === controller
      }
    }
  }

  var havePresented: Bool { navigationController?.presentedViewController != nil }

  var areInWindow: Bool? { navigationController.map { $0.viewIfLoaded?.window != nil } }

  func takePicture(_ sizeDidChange: @escaping () -> Void) -> (any StackPicture)? {
    navigationController.flatMap { CoveringView.cover($0, sizeDidChange) }
  }

  /// UIKit's menus are presented in a way of their own, and people reach the bars beside a popover.
  var arePresenting: Bool {
    guard let presented = navigationController?.presentedViewController,
      !presented.isBeingDismissed
    else { return false }
    #if os(tvOS)
    return presented.modalPresentationStyle != .custom
    #else
    return ![.custom, .popover].contains(presented.modalPresentationStyle)
    #endif
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
#endif
