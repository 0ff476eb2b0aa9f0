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
/// An app that is merely inactive, as while the system asks for a permission or looks for a face, is seen
/// and renders. On return from the background the scene is waited for until it is active: what is changed
/// before that may be rendered all in one go.
///
/// By notifications: `scenePhase` isn't reliable in apps with a UIKit life cycle, and evaluates every
/// view that reads it.
struct SceneActivity: ViewModifier {
  /// Returns the scene, as far as that is known.
  let scene: @MainActor () -> AnyObject?

  /// Called with where the scene is by now, and with the time of the news.
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

  /// Follows what any thread may have posted of the app.
  nonisolated private func appChanged(isInBackground isAppInBackground: Bool) {
    MainThread.run { time in
      // If the app is active, that may be by another one of its scenes.
      if isAppInBackground || !isInBackground { onChange(isAppInBackground, time) }
    }
  }

  /// Follows what any thread may have posted of a scene.
  nonisolated private func sceneChanged(isInBackground: Bool, _ notification: Notification) {
    let changed = (notification.object as AnyObject?).map { ObjectIdentifier($0) }
    MainThread.run { time in
      if let scene = scene(), changed == ObjectIdentifier(scene) { onChange(isInBackground, time) }
    }
  }

  /// Whether the scene says that it is in the background.
  @MainActor private var isInBackground: Bool {
    #if canImport(UIKit) && !os(watchOS)
    (scene() as? UIScene)?.activationState == .background
    #else
    false
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
  static var background: Notification.Name {
    WKExtension.applicationDidEnterBackgroundNotification
  }
  /// The app leaves the foreground: the last moments to save.
  package static var leavingForeground: [Notification.Name] {
    [WKExtension.applicationWillResignActiveNotification, background]
  }
  #elseif canImport(AppKit) && !canImport(UIKit)
  // A window of an inactive app is seen, and one of a hidden app isn't.
  static var activation: Notification.Name { NSApplication.didUnhideNotification }
  static var background: Notification.Name { NSApplication.didHideNotification }
  /// The app leaves the foreground, or ends: the last moments to save.
  package static var leavingForeground: [Notification.Name] {
    [NSApplication.willResignActiveNotification, NSApplication.willTerminateNotification]
  }
  #else
  static var activation: Notification.Name { UIApplication.didBecomeActiveNotification }
  static var background: Notification.Name { UIApplication.didEnterBackgroundNotification }
  /// The app leaves the foreground, or ends: the last moments to save.
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
