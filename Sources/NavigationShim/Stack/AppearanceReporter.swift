import LinkStackEngine
import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import SwiftUI
import UIKit
#elseif !canImport(Darwin)
import SwiftUI
#endif

/// Tells the stack when a screen comes into view, and when its transition is over.
struct AppearanceReporter: View {
  let screen: LinkedScreen

  var body: some View {
    #if canImport(Darwin) && (!canImport(UIKit) || os(watchOS))
    // `onAppear` fires before the transition has ended, so the pacing's delay tells its end.
    Color.clear.onAppear { screen.stack?.screenAppears(screen) }
    #else
    AppearanceController.Representation(screen: screen)
    #endif
  }
}

#if (canImport(UIKit) && !os(watchOS)) || !canImport(Darwin)
/// A controller inside a screen, which UIKit tells of the screen's appearance.
///
/// SwiftUI itself has no such news: its `onAppear` fires before the transition has ended, and on
/// screens below, too. That `viewDidAppear` reaches a plain child controller when the push has
/// finished is what the navigator of Bahn-X's SwiftUI composable navigator rests on.
private final class AppearanceController: UIViewController {
  var screen: LinkedScreen?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let screen else { return }
    screen.stack?.screenAppears(screen)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let screen else { return }
    if screen.depth == 0, navigationController?.navigationController != nil {
      screen.stack?.warnings.warn(.nestedStack)
    }
    screen.stack?.screenSettled(screen)
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
#endif
