import Foundation
import LinkStackEngine
import SwiftUI
import Testing
import TestSupport
@testable import NavigationShim

/// What SwiftUI does with the transactions of its own stack, and may do on any thread.
@MainActor
@Suite("Transactions of SwiftUI's own stack")
struct UnanimatedPathChangeTests {
  private let scheduler = ManualScheduler()

  /// A change of a path, just now.
  private func change(
    by policy: ChangeAnimation,
    _ paths: [[Int]] = [[1], [1, 2]]
  ) -> NativePath<[Int]>.UnanimatedChange {
    let change = NativePath<[Int]>.UnanimatedChange()
    var configuration = NavigationConfiguration()
    configuration.scheduler = scheduler
    configuration.animation = policy
    for path in paths { change.observe(path, configuration, isSame: ==) }
    return change
  }

  /// Whether a change has a transaction without animation.
  private func disables(_ change: NativePath<[Int]>.UnanimatedChange, by policy: ChangeAnimation)
    -> Bool
  {
    var transaction = Transaction()
    change.transform(by: policy)(&transaction)
    return transaction.disablesAnimations
  }

  @Test("are without animation as the path changes where that is the policy, and no longer")
  func disabled() {
    expect(disables(NativePath<[Int]>.UnanimatedChange(), by: .disabled), is: false)
    let change = change(by: .disabled)
    expect(disables(change, by: .disabled), is: true)
    scheduler.run()
    expect(disables(change, by: .disabled), is: false)
    expect(disables(self.change(by: .disabled, [[1], [1]]), by: .disabled), is: false)
  }

  @Test("are left alone by other policies", arguments: [ChangeAnimation.automatic, .everyPush])
  func others(policy: ChangeAnimation) {
    expect(disables(change(by: policy), by: policy), is: false)
  }

  @Test("are left alone again once the policy is another one, also in the midst of a change")
  func formerPolicy() {
    expect(disables(change(by: .disabled), by: .automatic), is: false)
  }

  #if os(macOS) || os(Linux)
  @Test("may be asked for on any thread, without a trap")
  func otherThread() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let change = NativePath<[Int]>.UnanimatedChange()
      for policy in ChangeAnimation.allCases {
        let transform = change.transform(by: policy)
        onAnotherThread {
          var transaction = Transaction()
          transform(&transaction)
        }
      }
    }
  }
  #endif
}
