import Foundation
import LinkStackEngine
import SwiftUI
import TestSupport
import Testing

@testable import NavigationShim

@MainActor
@Suite("Wake-ups from the main queue")
struct MainQueueSchedulerTests {
  private let scheduler = MainQueueScheduler.shared

  @Test("a shorter delay ends before a longer one, and a wake-up that is cancelled never comes")
  func order() async {
    let delays = await withCheckedContinuation { continuation in
      var delays: [Int] = []
      _ = scheduler.schedule(after: .milliseconds(60)) { continuation.resume(returning: delays) }
      let token = scheduler.schedule(after: .milliseconds(20)) { delays.append(20) }
      _ = scheduler.schedule(after: .milliseconds(10)) { delays.append(10) }
      for _ in 1...2 { scheduler.cancel(token) }
    }
    expect(delays, is: [10])
  }

  @Test("knows whether the app is in the background")
  func background() {
    let scheduler = MainQueueScheduler()
    expect(scheduler.isAppInBackground, is: false)
    NotificationCenter.default.post(name: AppNotifications.background, object: nil)
    expect(scheduler.isAppInBackground, is: true)
    NotificationCenter.default.post(name: AppNotifications.activation, object: nil)
    expect(scheduler.isAppInBackground, is: false)
  }

  #if os(macOS) || os(Linux)

  @Test("knows it from a notification on any thread, without a trap")
  func backgroundFromAnotherThread() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let scheduler = MainQueueScheduler()
      for isInBackground in [true, false] {
        let name = isInBackground ? AppNotifications.background : AppNotifications.activation
        onAnotherThread { NotificationCenter.default.post(name: name, object: nil) }
        await waitForMainQueue()
        guard scheduler.isAppInBackground == isInBackground else { exit(2) }
      }
    }
  }

  @Test("a notification of another thread doesn't undo a later one of the main thread")
  func overtaken() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let scheduler = MainQueueScheduler()
      let (activation, background) = (AppNotifications.activation, AppNotifications.background)
      onAnotherThread { NotificationCenter.default.post(name: activation, object: nil) }
      NotificationCenter.default.post(name: background, object: nil)
      guard scheduler.isAppInBackground else { exit(2) }
      await waitForMainQueue()
      guard scheduler.isAppInBackground else { exit(3) }
    }
  }
  #endif
}
