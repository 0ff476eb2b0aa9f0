import LinkStackEngine
import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

#if !canImport(UIKit) || os(watchOS)
/// Tells the stack when a screen, or one in place of it, comes into view, which is all the news that there is of it.
struct AppearanceReporter: View {
  @ObservedObject var screen: LinkedScreen

  var body: some View {
    Color.clear
      .onAppear {
        screen.stack?.handle(.screenAppears(screen, isAnimated: false))
        screen.stack?.handle(.stackAppeared)
      }
      .id(screen.id)
  }
}
#else
/// Tells the stack when a screen comes into view, and when its transition is over.
struct AppearanceReporter: UIViewControllerRepresentable {
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

/// A controller inside a screen, which UIKit tells of the screen's appearance, and which can ask what the stack does.
///
/// SwiftUI's `onAppear` fires before the transition has ended, and on screens below, too. That `viewDidAppear`
/// reaches a plain child controller when the push has finished is what Bahn-X's SwiftUI composable navigator rests
/// on.
final class AppearanceController: UnseenController, ScreenReporter {
  var screen: LinkedScreen?

  var isInWindow: Bool { viewIfLoaded?.window != nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let screen, let stack = screen.stack, !stack.isSafe else { return }
    stack.chain.sight.hearsOfAppearances = true
    stack.checks.confirm(.appearances)
    if isKeptFromColumn { stack.after(.turn) { $0.leaveColumn() } }
    lookForControllers()
    let isAnimated = animated && transitionCoordinator?.isAnimated == true
    stack.handle(.screenAppears(screen, isAnimated: isAnimated))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let screen, let stack = screen.stack, !stack.isSafe else { return }
    if navigationController == nil, stack.column == nil, screen === stack.chain.top,
      stack.makesChecks
    {
      stack.enterSafeMode(because: .noNavigationController)
    }
    // In a tab of a column there is a controller around the stack's own, and nothing wrong with that.
    if screen.depth == 0, !stack.hasLeftColumn, navigationController?.navigationController != nil {
      stack.warnings.warn(.nestedStack)
    }
    findScene(of: stack)
    stack.handle(.screenAppeared(screen))
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
  func lookForControllers() {
    guard let navigationController, let stack = screen?.stack else { return }
    if let known = stack.chain.sight.controllers as? NavigationControllers,
      known.navigationController === navigationController
    {
      return
    }
    // Columns that are pushed come after others.
    stack.chain.sight.controllers = NavigationControllers(
      navigationController,
      of: stack,
      countToRoot: stack.column?.anchor?.countToRoot ?? 1
    )
    // A push may have begun before there was anybody to ask, and one without animation has no transition to ask for.
    if stack.driver?.isSettled == false { stack.chain.beginUpdate(animated: true) }
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
}
#endif

extension View {
  /// Hides a view from sight, touch and accessibility, and gives it no space, while it still works.
  func unseen() -> some View {
    frame(width: 0, height: 0)
      .allowsHitTesting(false)
      .accessibility(hidden: true)
  }
}

#if canImport(UIKit) && !os(watchOS)
/// A controller that is inside a screen for what UIKit tells it there, and for what it can ask UIKit.
class UnseenController: UIViewController {
  /// Makes a plain view: UIKit would look for a nib by the name of the class.
  override func loadView() {
    view = UIView()
  }
}
#endif
