import LinkStackEngine
import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

#if !canImport(UIKit) || os(watchOS)
/// Reports to the stack when a screen, or one in its place, comes into view.
///
/// On this platform there are no other reports.
struct AppearanceReporter: View {
  static let isOfUIKit = false

  @ObservedObject var screen: LinkedScreen

  var body: some View {
    Color.clear
      .onAppear {
        screen.stack?.handle(.screenAppears(screen, isAnimated: false))
        screen.stack?.handle(.stackIsInView)
      }
      .id(screen.id)
  }
}
#else
/// Reports to the stack when a screen comes into view, and when its transition has ended.
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
    controller.screen = nil
  }
}

extension AppearanceReporter {
  /// A controller inside a screen.
  ///
  /// UIKit calls it when the screen appears, and it can read the state of the stack's controllers.
  ///
  /// SwiftUI's `onAppear` is called before the transition has ended, and on screens below, too. Bahn-X's SwiftUI
  /// composable navigator also relies on `viewDidAppear` of a plain child controller after a push.
  final class Controller: UnseenController, ObservedHost.Reporter {
    var screen: LinkedScreen?

    var isInWindow: Bool { viewIfLoaded?.window != nil }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      let isAnimated = animated && transitionCoordinator?.isAnimated == true
      screen?.stack?.handle(.uikitWillShow(self, isAnimated: isAnimated))
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      screen?.stack?.handle(.uikitDidShow(self))
    }

    #if !os(tvOS) && !os(visionOS)
    // Without these a child may make a hidden status bar visible (swiftui-introspect issue 311), so it returns the
    // values of the screen. It doesn't override the home indicator and the edges: a parent that asks its children for
    // these would be asked by them in turn.
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

    /// Whether tabs are between this screen and the enclosing navigation controller, or the screen is presented
    /// without one.
    ///
    /// Then that controller isn't the column's, although the environment has the column.
    var isKeptFromColumn: Bool {
      guard let navigationController else { return presentingViewController != nil }
      return tabBarController?.navigationController === navigationController
    }

    var scene: (AnyObject, isInBackground: Bool)? {
      (viewIfLoaded?.window?.windowScene).map { ($0, $0.activationState == .background) }
    }

    func controllers(
      of stack: LinksStack,
      known: (any ObservedHost.Controllers)?
    ) -> (any ObservedHost.Controllers)? {
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
