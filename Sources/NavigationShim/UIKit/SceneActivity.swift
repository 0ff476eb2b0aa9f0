import Dispatch
import Foundation
import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// Reports whether a stack's scene is in the background: its own scene, if an app has several.
///
/// An inactive app is visible and renders. On return to the foreground, the scene counts as in the background until
/// it is active, because changes before that may be rendered all at once. The reports are notifications: `scenePhase`
/// isn't reliable in apps with a UIKit life cycle, and evaluates every view that reads it.
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
    // The app may be active because of another one of its scenes.
    MainThread.run { time in onChange(isAppInBackground || isInBackground, time) }
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
