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

/// Tells whether a stack's scene is in the background: its own, where an app has several.
///
/// An app that is merely inactive is seen and renders. On return the scene is waited for until it is active: what is
/// changed before that may be rendered all in one go. By notifications: `scenePhase` isn't reliable in apps with a
/// UIKit life cycle, and evaluates every view that reads it.
struct SceneActivity: ViewModifier {
  let scene: @MainActor () -> AnyObject?
  let onChange: @MainActor (_ isInBackground: Bool, _ time: DispatchTime) -> Void

  func body(content: Content) -> some View {
    content
      .onReceive(NotificationCenter.default.publisher(for: AppNotifications.activation)) {
        @Sendable _ in appChanged(isInBackground: false)
      }
      .onReceive(NotificationCenter.default.publisher(for: AppNotifications.background)) {
        @Sendable _ in appChanged(isInBackground: true)
      }
      #if canImport(UIKit) && !os(watchOS)
    .onReceive(NotificationCenter.default.publisher(for: UIScene.didActivateNotification)) {
      @Sendable in sceneChanged(isInBackground: false, $0)
    }
    .onReceive(NotificationCenter.default.publisher(for: UIScene.didEnterBackgroundNotification)) {
      @Sendable in sceneChanged(isInBackground: true, $0)
    }
      #endif
  }

  nonisolated private func appChanged(isInBackground isAppInBackground: Bool) {
    MainThread.run { time in
      // If the app is active, that may be by another one of its scenes.
      if isAppInBackground || !isInBackground { onChange(isAppInBackground, time) }
    }
  }

  nonisolated private func sceneChanged(isInBackground: Bool, _ notification: Notification) {
    let changed = (notification.object as AnyObject?).map { ObjectIdentifier($0) }
    MainThread.run { time in
      if let scene = scene(), changed == ObjectIdentifier(scene) { onChange(isInBackground, time) }
    }
  }

  @MainActor private var isInBackground: Bool {
    #if canImport(UIKit) && !os(watchOS)
    (scene() as? UIScene)?.activationState == .background
    #else
    false
    #endif
  }
}

/// What the system posts about the app; when it leaves the foreground, or ends, are the last moments to save.
@MainActor
package enum AppNotifications {
  #if os(watchOS)
  static var activation: Notification.Name { WKExtension.applicationDidBecomeActiveNotification }
  static var background: Notification.Name { WKExtension.applicationDidEnterBackgroundNotification }
  package static var leavingForeground: [Notification.Name] {
    [WKExtension.applicationWillResignActiveNotification, background]
  }
  #elseif canImport(AppKit) && !canImport(UIKit)
  // A window of an inactive app is seen, and one of a hidden app isn't.
  static var activation: Notification.Name { NSApplication.didUnhideNotification }
  static var background: Notification.Name { NSApplication.didHideNotification }
  package static var leavingForeground: [Notification.Name] {
    [NSApplication.willResignActiveNotification, NSApplication.willTerminateNotification]
  }
  #else
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
  #endif
}
