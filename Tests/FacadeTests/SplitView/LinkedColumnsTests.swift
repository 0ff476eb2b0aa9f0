// A Mac knows of no compact width.
#if !os(macOS)
import LinkStackEngine
import SimulatedHost
import SwiftUI
import Testing

@testable import NavigationShim

@MainActor
@Suite("The decision about columns")
struct LinkedColumnsTests {
  @Test("an app that updates a split view without pause is followed after the time of a transition")
  func endlessUpdates() {
    let turns = SlowTurns()
    var configuration = NavigationConfiguration()
    configuration.hooks.scheduler = turns
    let columns = LinkedColumns()
    expect(columns.collapse(inCompactWidth: true), is: true)
    for index in [0] + Array(repeating: 1, count: 100) {
      columns.update([AnyView(EmptyView())], preferred: .constant(index), configuration)
      turns.time.advance(by: SlowTurns.turn)
    }
    expect(columns.path.count, is: 1)
  }
}

/// A main queue each of whose iterations takes as long as an update of the app.
@MainActor
private final class SlowTurns: WakeScheduler {
  static let turn = Nanoseconds.milliseconds(10)
  let time = VirtualTime()

  var now: Nanoseconds { time.now }

  func schedule(after delay: Nanoseconds, _ wake: @escaping @MainActor () -> Void) -> WakeToken {
    time.schedule(after: max(delay, Self.turn), wake)
  }

  func cancel(_ token: WakeToken) { time.cancel(token) }
}
#endif
