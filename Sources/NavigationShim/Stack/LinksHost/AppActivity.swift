import Foundation
import SwiftUI

/// Tells whether the app is active.
///
/// By notifications: `scenePhase` isn't reliable in apps with a UIKit life cycle, and evaluates every
/// view that reads it.
struct AppActivity: ViewModifier {
  let onChange: (_ isActive: Bool) -> Void

  func body(content: Content) -> some View {
    content
      .onReceive(NotificationCenter.default.publisher(for: AppNotifications.activation)) { _ in
        onChange(true)
      }
      .onReceive(NotificationCenter.default.publisher(for: AppNotifications.deactivation)) { _ in
        onChange(false)
      }
  }
}
