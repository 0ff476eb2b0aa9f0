import Dispatch
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
  let scene: @MainActor () -> AnyObject?

  /// Called with what the scene is by now, and with the time of the news.
  let onChange: @MainActor (_ isActive: Bool, _ time: DispatchTime) -> Void

  func body(content: Content) -> some View {
    content
      .onReceive(NotificationCenter.default.publisher(for: AppNotifications.activation)) {
        @Sendable _ in appChanged(isActive: true)
      }
      .onReceive(NotificationCenter.default.publisher(for: AppNotifications.deactivation)) {
        @Sendable _ in appChanged(isActive: false)
      }
      #if (canImport(UIKit) && !os(watchOS)) || !canImport(Darwin)
    .onReceive(NotificationCenter.default.publisher(for: UIScene.didActivateNotification)) {
      @Sendable in sceneChanged(isActive: true, $0)
    }
    .onReceive(NotificationCenter.default.publisher(for: UIScene.willDeactivateNotification)) {
      @Sendable in sceneChanged(isActive: false, $0)
    }
      #endif
  }

  /// Follows what any thread may have posted of the app.
  nonisolated private func appChanged(isActive isAppActive: Bool) {
    MainThread.run { time in
      if !isAppActive || isActive { onChange(isAppActive, time) }
    }
  }

  /// Follows what any thread may have posted of a scene.
  nonisolated private func sceneChanged(isActive: Bool, _ notification: Notification) {
    let changed = (notification.object as AnyObject?).map { ObjectIdentifier($0) }
    MainThread.run { time in
      if let scene = scene(), changed == ObjectIdentifier(scene) { onChange(isActive, time) }
    }
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
  package static var leavingForeground: [Notification.Name] {
    [deactivation, WKExtension.applicationDidEnterBackgroundNotification]
  }
  #elseif canImport(AppKit) && !canImport(UIKit)
  static var activation: Notification.Name { NSApplication.didBecomeActiveNotification }
  static var deactivation: Notification.Name { NSApplication.willResignActiveNotification }
  /// The app leaves the foreground, or ends: the last moments to save.
  package static var leavingForeground: [Notification.Name] {
    [deactivation, NSApplication.willTerminateNotification]
  }
  #else
  static var activation: Notification.Name { UIApplication.didBecomeActiveNotification }
  static var deactivation: Notification.Name { UIApplication.willResignActiveNotification }
  /// The app leaves the foreground, or ends: the last moments to save.
  package static var leavingForeground: [Notification.Name] {
    [
      deactivation,
      // What was set after that, but before the app is held.
      UIApplication.didEnterBackgroundNotification,
      UIApplication.willTerminateNotification,
    ]
  }
  #endif
}
