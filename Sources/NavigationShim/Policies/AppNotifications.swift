import Foundation
import SwiftUI

#if os(watchOS)
import WatchKit
#elseif canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

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
