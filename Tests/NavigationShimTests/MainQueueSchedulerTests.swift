import Foundation
import LinkStackEngine
import SwiftUI
import Testing

@testable import NavigationShim

@MainActor
@Suite("Wake-ups from the main queue")
struct MainQueueSchedulerTests {
  private let scheduler = MainQueueScheduler.shared

  @Test("a wake-up comes after the call that asks for it, also without a delay")
  func afterwards() async {
    var hasReturned = false
    let wasLater = await withCheckedContinuation { continuation in
      _ = scheduler.schedule(after: .zero) { continuation.resume(returning: hasReturned) }
      hasReturned = true
    }
    #expect(wasLater)
  }

  @Test("a shorter delay ends before a longer one")
  func order() async {
    let first = await withCheckedContinuation { continuation in
      var firstDelay: Int?
      _ = scheduler.schedule(after: .milliseconds(60)) {
        continuation.resume(returning: firstDelay)
      }
      _ = scheduler.schedule(after: .milliseconds(10)) { firstDelay = firstDelay ?? 10 }
    }
    #expect(first == 10)
  }

  @Test("a wake-up that is cancelled never comes")
  func cancelled() async {
    let hasCome = await withCheckedContinuation { continuation in
      var hasCome = false
      let token = scheduler.schedule(after: .milliseconds(10)) { hasCome = true }
      scheduler.cancel(token)
      scheduler.cancel(token)
      _ = scheduler.schedule(after: .milliseconds(40)) { continuation.resume(returning: hasCome) }
    }
    #expect(!hasCome)
  }

  @Test("knows whether the app is active")
  func activity() {
    let scheduler = MainQueueScheduler()
    #expect(scheduler.isAppActive)
    NotificationCenter.default.post(name: AppNotifications.deactivation, object: nil)
    #expect(!scheduler.isAppActive)
    NotificationCenter.default.post(name: AppNotifications.activation, object: nil)
    #expect(scheduler.isAppActive)
  }
}
