import LinkStackEngine
import SimulatedHost
import Testing

private enum Screen: Hashable {
  case orders
  case order(Int)
  case item(Int)
}

@MainActor
@Suite("A simulated stack")
struct SimulatedStackTests {
  @Test("begins at zero, with the root idle, on hosts of every kind")
  func beginsAtRest() {
    for signals in [.onTime, .never, .late(by: .seconds(1))]
      as [SimulatedHostBehavior.SettleSignals]
    {
      let stack = SimulatedStack<Screen>(on: SimulatedHostBehavior(settleSignals: signals))
      #expect(stack.time.now == .zero)
      #expect(stack.host.events.isEmpty)
      #expect(stack.driver.isSettled)
    }
  }

  @Test("going back ends a deep link")
  func goingBack() {
    let stack = SimulatedStack<Screen>()
    let change = stack.open([.orders, .order(42), .item(7)])
    stack.time.advance(to: .milliseconds(200))
    #expect(stack.host.visible == .item(7))

    #expect(stack.host.goBack())
    stack.finish()
    #expect(change.outcome == .dismissed)
    #expect(stack.path == [.orders, .order(42)])
  }

  @Test("restores a path from the first appearance")
  func restores() {
    let stack = SimulatedStack<Screen>(path: [.orders, .order(1), .item(2)])
    stack.finish()
    let chains: [[Screen]] = [[.orders], [.orders, .order(1)], [.orders, .order(1), .item(2)]]
    #expect(stack.host.updates.map(\.chain) == chains)
    #expect(stack.host.updates.map { $0.time.count / 1_000_000 } == [0, 0, 16])
  }

  @Test("has the times of the last update, and of the last screen idle")
  func lastTimes() {
    let stack = SimulatedStack<Screen>(animation: .everyPush, recordsEvents: false)
    #expect(stack.host.lastUpdateTime == nil)
    #expect(stack.host.lastRestTime == .zero)
    stack.open([.orders, .order(1), .item(2)])
    stack.finish()
    #expect(stack.host.lastUpdateTime == .milliseconds(700))
    #expect(stack.host.lastRestTime == .milliseconds(1050))
  }
}
