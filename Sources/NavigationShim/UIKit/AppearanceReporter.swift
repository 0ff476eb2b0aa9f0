import LinkStackEngine
import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

#if !canImport(UIKit) || os(watchOS)
/// Tells the stack when a screen, or one in place of it, comes into view, which is all the news that there is of it.
struct AppearanceReporter: View {
  static let isOfUIKit = false

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
  static let isOfUIKit = true

  let screen: LinkedScreen

  func makeUIViewController(context: Context) -> Controller {
    let controller = Controller()
    screen.stack?.handle(.reporterMade(controller))
    return controller
  }

  func updateUIViewController(_ controller: Controller, context: Context) {
    controller.screen = screen
  }

  static func dismantleUIViewController(_ controller: Controller, coordinator: ()) {
    controller.screen?.stack?.handle(.reporterGone(controller))
  }
}

extension AppearanceReporter {
  /// A controller inside a screen, which UIKit tells of the screen's appearance, and which can ask what the stack does.
  ///
  /// SwiftUI's `onAppear` fires before the transition has ended, and on screens below, too. That `viewDidAppear`
  /// reaches a plain child controller when the push has finished is what Bahn-X's SwiftUI composable navigator rests
  /// on.
  final class Controller: UnseenController, HostSight.Reporter {
    var screen: LinkedScreen?

    var isInWindow: Bool { viewIfLoaded?.window != nil }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      let isAnimated = animated && transitionCoordinator?.isAnimated == true
      screen?.stack?.handle(.reporterAppears(self, isAnimated: isAnimated))
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      screen?.stack?.handle(.reporterAppeared(self))
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

    var nesting: Int {
      guard let navigationController else { return 0 }
      return navigationController.navigationController == nil ? 1 : 2
    }

    /// Whether there are tabs between this screen and the navigation controller around it, or whether it
    /// is presented without one: then it isn't the column's, whatever the environment says.
    var isKeptFromColumn: Bool {
      guard let navigationController else { return presentingViewController != nil }
      return tabBarController?.navigationController === navigationController
    }

    var scene: (AnyObject, isInBackground: Bool)? {
      (viewIfLoaded?.window?.windowScene).map { ($0, $0.activationState == .background) }
    }

    func controllers(
      of stack: LinksStack,
      known: (any HostSight.Controllers)?
    ) -> (any HostSight.Controllers)? {
      guard let navigationController,
        (known as? NavigationControllers)?.navigationController !== navigationController
      else { return nil }
      // Columns that are pushed come after others.
      return NavigationControllers(
        navigationController,
        of: stack,
        countToRoot: stack.column?.anchor?.countToRoot ?? 1
      )
    }
  }
}
#endif
