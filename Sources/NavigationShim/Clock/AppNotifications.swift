package import Foundation

/// The notifications of the system about the app.
///
/// The app saves when it leaves the foreground, and when it ends. When it comes to the foreground, and when people
/// unlock the device, it can read files that it couldn't read before.
@MainActor
package enum AppNotifications {}

#if os(watchOS)
import WatchKit

extension AppNotifications {
  static var activation: Notification.Name { WKExtension.applicationDidBecomeActiveNotification }
  static var background: Notification.Name { WKExtension.applicationDidEnterBackgroundNotification }
  package static var leavingForeground: [Notification.Name] {
    [WKExtension.applicationWillResignActiveNotification, background]
  }
  package static var grantingAccess: [Notification.Name] { [activation] }
}
#elseif canImport(UIKit)
import UIKit

extension AppNotifications {
  static var activation: Notification.Name { UIApplication.didBecomeActiveNotification }
  static var background: Notification.Name { UIApplication.didEnterBackgroundNotification }
  package static var leavingForeground: [Notification.Name] {
    [
      UIApplication.willResignActiveNotification,
      // For a path that is set after the first notification, and before the app is suspended.
      background,
      UIApplication.willTerminateNotification,
    ]
  }
  package static var grantingAccess: [Notification.Name] {
    [activation, UIApplication.protectedDataDidBecomeAvailableNotification]
  }
}
#else
import AppKit

extension AppNotifications {
  // A window of an inactive app is visible, and one of a hidden app isn't.
  static var activation: Notification.Name { NSApplication.didUnhideNotification }
  static var background: Notification.Name { NSApplication.didHideNotification }
  package static var leavingForeground: [Notification.Name] {
    [NSApplication.willResignActiveNotification, NSApplication.willTerminateNotification]
  }
  package static var grantingAccess: [Notification.Name] {
    [NSApplication.didBecomeActiveNotification]
  }
}
#endif
