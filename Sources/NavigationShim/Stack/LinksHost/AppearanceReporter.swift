import LinkStackEngine
import SwiftUI

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
