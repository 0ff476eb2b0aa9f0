import LinkStackEngine
import NavigationShimTesting
import Testing

extension SimulatedLinkHostTests {
  @Test("repeats its last signal when told to")
  func repeatedSignal() {
    let stack = SimulatedStack(path: ["a"])
    stack.finish()
    let count = stack.host.events.count
    stack.host.repeatSettleSignal()
    #expect(stack.host.events.dropFirst(count).map(\.kind) == [.settleSignal(depth: 1)])
  }

  @Test("says when it has settled as it is told to")
  func settleSignals() {
    func signals(_ signals: SimulatedHostBehavior.SettleSignals) -> [Int64] {
      let stack = SimulatedStack<String>(on: SimulatedHostBehavior(settleSignals: signals))
      stack.open(["a"])
      stack.finish()
      return stack.host.events.compactMap { event in
        guard case .settleSignal = event.kind else { return nil }
        return event.time.count / 1_000_000
      }
    }
    #expect(signals(.onTime) == [350])
    #expect(signals(.late(by: .milliseconds(30))) == [380])
    #expect(signals(.never) == [])
  }

  @Test("records what happens, in order")
  func record() {
    let stack = SimulatedStack<String>()
    stack.open(["a"])
    stack.finish()
    stack.host.goBack()
    stack.finish()
    stack.host.leave()
    stack.host.comeBack()
    let push = Update(previousDepth: 0, keptDepth: 0, depth: 1)
    #expect(
      stack.host.events.map(\.kind) == [
        .update(push, chain: ["a"]),
        .transitionBegan(from: 0, to: 1),
        .settled(depth: 1),
        .settleSignal(depth: 1),
        .wentBack(to: 0),
        .transitionBegan(from: 1, to: 0),
        .settled(depth: 0),
        .settleSignal(depth: 0),
        .dismissed(depth: 1),
        .left,
        .returned,
      ]
    )
  }

  @Test("records a breach in words")
  func violationInWords() {
    let bench = HostBench()
    bench.send(["a", "b"])
    let words = bench.host.violations.map { "\($0)" }
    #expect(words == ["update 2 at 0.0 s, with too many pushes: 1 push lost"])
  }
}
