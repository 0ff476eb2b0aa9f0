package import Foundation

/// What the system posts about the app; when it leaves the foreground, or ends, are the last moments to save.
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
}
#elseif canImport(UIKit)
import UIKit

extension AppNotifications {
  static var activation: Notification.Name { UIApplication.didBecomeActiveNotification }
  static var background: Notification.Name { UIApplication.didEnterBackgroundNotification }
  package static var leavingForeground: [Notification.Name] {
    [
      UIApplication.willResignActiveNotification,
      // What was set after that, but before the app is held.
      background,
      UIApplication.willTerminateNotification,
    ]
  }
}
#else
import AppKit

extension AppNotifications {
  // A window of an inactive app is seen, and one of a hidden app isn't.
  static var activation: Notification.Name { NSApplication.didUnhideNotification }
  static var background: Notification.Name { NSApplication.didHideNotification }
  package static var leavingForeground: [Notification.Name] {
    [NSApplication.willResignActiveNotification, NSApplication.willTerminateNotification]
  }
}
#endif
