package import Foundation
import SwiftUI

#if os(watchOS)
import WatchKit
#elseif canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// Tells whether a stack's scene is active: its own, where an app has several.
///
/// By notifications: `scenePhase` isn't reliable in apps with a UIKit life cycle, and evaluates every
/// view that reads it.
struct SceneActivity: ViewModifier {
  /// Returns the scene, as far as that is known.
  let scene: () -> AnyObject?
  let onChange: (_ isActive: Bool) -> Void

  func body(content: Content) -> some View {
    content
      .onReceive(NotificationCenter.default.publisher(for: AppNotifications.activation)) { _ in
        if isActive { onChange(true) }
      }
      .onReceive(NotificationCenter.default.publisher(for: AppNotifications.deactivation)) { _ in
        onChange(false)
      }
      #if (canImport(UIKit) && !os(watchOS)) || !canImport(Darwin)
    .onReceive(NotificationCenter.default.publisher(for: UIScene.didActivateNotification)) {
      if isOwn($0) { onChange(true) }
    }
    .onReceive(NotificationCenter.default.publisher(for: UIScene.willDeactivateNotification)) {
      if isOwn($0) { onChange(false) }
    }
      #endif
  }

  private func isOwn(_ notification: Notification) -> Bool {
    scene().map { $0 === notification.object as AnyObject? } ?? false
  }

  /// Whether the app's being active makes the scene so: another one of its scenes may be what is.
  @MainActor private var isActive: Bool {
    #if (canImport(UIKit) && !os(watchOS)) || !canImport(Darwin)
    (scene() as? UIScene).map { $0.activationState == .foregroundActive } ?? true
    #else
    true
    #endif
  }
}

/// What the system posts about the app.
@MainActor
package enum AppNotifications {
  #if os(watchOS)
  static var activation: Notification.Name {
    WKExtension.applicationDidBecomeActiveNotification
  }
  static var deactivation: Notification.Name {
    WKExtension.applicationWillResignActiveNotification
  }
  /// The app leaves the foreground: the last moments to save.
  package static var departures: [Notification.Name] {
    [deactivation, WKExtension.applicationDidEnterBackgroundNotification]
  }
  #elseif canImport(AppKit) && !canImport(UIKit)
  static var activation: Notification.Name { NSApplication.didBecomeActiveNotification }
  static var deactivation: Notification.Name { NSApplication.willResignActiveNotification }
  /// The app leaves the foreground, or ends: the last moments to save.
  package static var departures: [Notification.Name] {
    [deactivation, NSApplication.willTerminateNotification]
  }
  #else
  static var activation: Notification.Name { UIApplication.didBecomeActiveNotification }
  static var deactivation: Notification.Name { UIApplication.willResignActiveNotification }
  /// The app leaves the foreground, or ends: the last moments to save.
  package static var departures: [Notification.Name] {
    [
      deactivation,
      // What was set after that, but before the app is held.
      UIApplication.didEnterBackgroundNotification,
      UIApplication.willTerminateNotification,
    ]
  }
  #endif
}
