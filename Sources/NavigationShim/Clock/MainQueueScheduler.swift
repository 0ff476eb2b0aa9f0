import Combine
import Dispatch
package import Foundation
package import LinkStackEngine

#if os(watchOS)
import WatchKit
#elseif canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

@MainActor
package final class MainQueueScheduler: AppScheduler {
  package static let shared = MainQueueScheduler()

  package private(set) var isAppInBackground = false

  private var activity: [AnyCancellable] = []
  private var lastNews = LastNews()

  private var pending: [UInt64: @MainActor () -> Void] = [:]
  private var lastNumber: UInt64 = 0

  init() {
    activity = [
      NotificationCenter.default.publisher(for: AppNotifications.activation)
        .sink { @Sendable [weak self] _ in self?.appChanged(isInBackground: false) },
      NotificationCenter.default.publisher(for: AppNotifications.background)
        .sink { @Sendable [weak self] _ in self?.appChanged(isInBackground: true) },
    ]
  }

  nonisolated private func appChanged(isInBackground: Bool) {
    MainThread.run { time in
      if self.lastNews.observe(time) { self.isAppInBackground = isInBackground }
    }
  }

  package var now: Nanoseconds { Nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds)) }

  package func schedule(after delay: Nanoseconds, _ wake: @escaping @MainActor () -> Void)
    -> WakeToken
  {
    lastNumber += 1
    let number = lastNumber
    pending[number] = wake
    // `Task.sleep` would do as well, but for its crashes where concurrency is deployed backwards.
    DispatchQueue.main.asyncAfter(deadline: .now() + delay.seconds) {
      Task { @MainActor in self.pending.removeValue(forKey: number)?() }
    }
    return WakeToken(number)
  }

  package func cancel(_ token: WakeToken) {
    pending[token.number] = nil
  }
}

/// A source of wake-ups that also knows whether its app is in the background: who comes later has missed the
/// notification.
@MainActor
package protocol AppScheduler: WakeScheduler {
  var isAppInBackground: Bool { get }
}

/// For how long something waits that can't be done at once.
///
/// Nothing in the package is put off in another way, but for what an app's stack of links waits with its next update:
/// that is the driver's to decide. Five `deinit`s hop to the main actor, which may not be at hand where they run.
enum Delay {
  /// Until the turn that runs now is over, and with it the update of views, if one is under way.
  case turn

  /// As long as what was seen last may still move, if nobody says that it rests: the system's transitions take so
  /// long.
  case silence

  /// As long as a screen without animation is waited for, if it doesn't say that it has appeared.
  case appearance

  /// As long as somebody may take to put back what was read of UIKit's switch for animations.
  case secondLook

  /// The time in which what is refreshed as often as it is drawn is taken to feed itself.
  case fuse

  /// As long as a picture of the old screen may be in one place, whatever happens.
  case cover

  var duration: Nanoseconds {
    switch self {
    case .turn: .zero
    case .silence: .milliseconds(650)
    case .appearance: .milliseconds(200)
    case .secondLook: .milliseconds(250)
    case .fuse, .cover: .seconds(1)
    }
  }
}

extension WakeScheduler {
  /// Calls a function after a delay, and returns a token to cancel that with.
  @discardableResult
  func after(_ delay: Delay, _ action: @escaping @MainActor () -> Void) -> WakeToken {
    schedule(after: delay.duration, action)
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
