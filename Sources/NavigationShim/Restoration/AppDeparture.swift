package import Foundation
import SwiftUI

#if os(watchOS)
import WatchKit
#elseif canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// Tells when the app leaves the foreground, or ends: the last moments to save.
package enum AppDeparture {
  #if os(watchOS)
  @MainActor package static var notifications: [Notification.Name] {
    [
      WKExtension.applicationWillResignActiveNotification,
      WKExtension.applicationDidEnterBackgroundNotification,
    ]
  }
  #elseif canImport(AppKit) && !canImport(UIKit)
  @MainActor package static var notifications: [Notification.Name] {
    [NSApplication.willResignActiveNotification, NSApplication.willTerminateNotification]
  }
  #else
  @MainActor package static var notifications: [Notification.Name] {
    [
      UIApplication.willResignActiveNotification,
      // What was set after that, but before the app is held.
      UIApplication.didEnterBackgroundNotification,
      UIApplication.willTerminateNotification,
    ]
  }
  #endif
}
