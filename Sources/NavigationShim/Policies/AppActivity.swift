import Foundation
import SwiftUI

#if os(watchOS)
import WatchKit
#elseif canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

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

/// What the system posts when the app becomes active, and when it no longer is.
@MainActor
enum AppNotifications {
  #if os(watchOS)
  static var activation: Notification.Name {
    WKExtension.applicationDidBecomeActiveNotification
  }
  static var deactivation: Notification.Name {
    WKExtension.applicationWillResignActiveNotification
  }
  #elseif canImport(AppKit) && !canImport(UIKit)
  static var activation: Notification.Name { NSApplication.didBecomeActiveNotification }
  static var deactivation: Notification.Name { NSApplication.willResignActiveNotification }
  #else
  static var activation: Notification.Name { UIApplication.didBecomeActiveNotification }
  static var deactivation: Notification.Name { UIApplication.willResignActiveNotification }
  #endif
}
