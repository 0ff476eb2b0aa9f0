import LinkStackEngine
import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// Tells the stack when a screen comes into view, and when its transition is over.
struct AppearanceReporter: View {
  let screen: LinkedScreen

  var body: some View {
    #if canImport(Darwin) && (!canImport(UIKit) || os(watchOS))
    OnAppear(screen: screen, contents: screen.contents)
    #else
    AppearanceController.Representation(screen: screen)
    #endif
  }
}

#if canImport(Darwin) && (!canImport(UIKit) || os(watchOS))
/// Tells the stack when a screen, or one in place of it, comes into view.
///
/// That is before its transition has ended, and there is no later news: the pacing's delay has to do.
private struct OnAppear: View {
  let screen: LinkedScreen
  @ObservedObject var contents: ScreenContents

  var body: some View {
    Color.clear
      .onAppear {
        screen.stack?.screenAppears(screen)
        screen.stack?.resume(from: .hiddenStack)
      }
      .id(contents.id)
  }
}
#endif

#if (canImport(UIKit) && !os(watchOS)) || !canImport(Darwin)
/// A controller inside a screen, which UIKit tells of the screen's appearance, and which can ask UIKit
/// what the stack does.
///
/// SwiftUI itself has no such news: its `onAppear` fires before the transition has ended, and on
/// screens below, too. That `viewDidAppear` reaches a plain child controller when the push has
/// finished is what the navigator of Bahn-X's SwiftUI composable navigator rests on.
private final class AppearanceController: UIViewController {
  var screen: LinkedScreen?

  /// Makes a plain view: UIKit would look for a nib by the name of the class.
  override func loadView() {
    view = UIView()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let screen, let stack = screen.stack else { return }
    if isKeptFromColumn { stack.after(.turn) { $0.leaveColumn() } }
    askFromNowOn(stack)
    followTransition(in: stack)
    stack.screenAppears(screen)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let screen, let stack = screen.stack else { return }
    // In a tab of a column there is a controller around the stack's own, and nothing wrong with that.
    if screen.depth == 0, !stack.hasLeftColumn, navigationController?.navigationController != nil {
      stack.warnings.warn(.nestedStack)
    }
    findScene(of: stack)
    stack.after(.turn) { [weak self] stack in
      self?.countControllers(below: screen, in: stack)
      stack.screenSettled(screen)
    }
  }

  #if os(iOS) || !canImport(Darwin)
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
  private func askFromNowOn(_ stack: StackModel) {
    guard let navigationController else { return }
    if let known = stack.host.controllers as? NavigationControllers,
      known.navigationController === navigationController
    {
      return
    }
    // A column that is being pushed comes after others, and a stack in it has its root alone as yet.
    let countToRoot =
      stack.isInPushedColumn ? navigationController.viewControllers.count - stack.host.top.depth : 1
    stack.host.controllers = NavigationControllers(navigationController, countToRoot: countToRoot)
  }

  /// Tells the stack which scene it is in, and that this is in the background if it was made there, as at a
  /// launch for a push notification.
  private func findScene(of stack: StackModel) {
    guard let scene = viewIfLoaded?.window?.windowScene, scene !== stack.scene else { return }
    stack.scene = scene
    if scene.activationState == .background {
      stack.sceneChanged(isInBackground: true, at: .now())
    }
  }

  /// Tells the stack when a finger lets go of a screen, and when a transition is over.
  private func followTransition(in stack: StackModel) {
    guard let transitionCoordinator else { return }
    transitionCoordinator.notifyWhenInteractionChanges { [weak stack] _ in stack?.hostChanged() }
    transitionCoordinator.animate(alongsideTransition: nil) { [weak stack] _ in
      stack?.after(.turn) { $0.hostChanged() }
    }
  }

  /// Counts the controllers up to the stack's root, now that the top is known to be in view.
  ///
  /// A stack of columns is the first on its controller. Above its top there may be more screens
  /// already, of a stack in that column.
  private func countControllers(below screen: LinkedScreen, in stack: StackModel) {
    guard screen === stack.host.top, !stack.isOfColumns, let navigationController,
      navigationController.transitionCoordinator == nil
    else { return }
    stack.host.controllers = NavigationControllers(
      navigationController,
      countToRoot: navigationController.viewControllers.count - screen.depth
    )
  }

  /// The controller as a view.
  struct Representation: UIViewControllerRepresentable {
    let screen: LinkedScreen

    func makeUIViewController(context: Context) -> AppearanceController {
      AppearanceController()
    }

    func updateUIViewController(_ controller: AppearanceController, context: Context) {
      controller.screen = screen
    }
  }
}

/// UIKit's controller of a stack, which can be asked at any time what it shows.
private struct NavigationControllers: ControllerStack {
  private(set) weak var navigationController: UINavigationController?

  /// The number of controllers up to the stack's root: one, but in a column that shares a controller.
  private let countToRoot: Int

  init(_ navigationController: UINavigationController, countToRoot: Int = 1) {
    self.navigationController = navigationController
    self.countToRoot = countToRoot
  }

  /// From the beginning of a pop on there is one controller less, also while a finger holds it.
  var state: HostState? {
    guard let navigationController else { return nil }
    let depth = navigationController.viewControllers.count - countToRoot
    guard let transition = navigationController.transitionCoordinator else {
      return HostState(depth: depth, motion: .still)
    }
    let mayBeTakenBack = transition.isInteractive || transition.isCancelled
    return HostState(depth: depth, motion: mayBeTakenBack ? .held : .moving)
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
}
#endif
