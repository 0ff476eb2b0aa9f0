import LinkStackEngine
import NavigationShimTesting
import Testing

@MainActor
@Suite("Rule 1: the path is the truth")
struct Rule1PathIsTheTruthTests {
  @Test("It reads the full target from the first moment, while screens arrive one by one")
  func readsFullTarget() {
    let stack = SimulatedStack<String>()
    let path = ["a", "b", "c", "d", "e"]
    stack.open(path)
    for _ in 0...40 {
      #expect(stack.path == path)
      stack.advance(by: .milliseconds(50))
    }
    #expect(stack.host.values == path)
  }

  @Test("Splitting never writes to it")
  func neverWritten() {
    let stack = SimulatedStack<String>(animation: .everyPush)
    var removals: [Range<Int>] = []
    stack.driver.onUserPop = { removals.append($0) }
    stack.open(["a", "b", "c", "d", "e"])
    stack.advance(by: .milliseconds(800))
    stack.open(["a", "x"])
    stack.advance(by: .milliseconds(100))
    stack.play([])
    #expect(removals.isEmpty)
  }

  @Test("A path that is set from inside an update is the one that is read")
  func readInsideUpdate() {
    let stack = SimulatedStack<String>(animation: .everyPush)
    stack.open(["a", "b"])
    stack.advance(by: .milliseconds(100))
    stack.driver.onUserPop = { [unowned stack] _ in
      stack.path = ["z"]
      #expect(stack.path == ["z"])
    }
    stack.finish { stack.host.goBack() }
    #expect(stack.path == ["z"])
    #expect(stack.host.values == ["z"])
  }

  @Test("Time alone never shortens it, however long the host is stuck")
  func time() {
    let stack = SimulatedStack<String>(
      on: SimulatedHostBehavior(transition: .seconds(3_600), settleSignals: .never),
      animation: .everyPush
    )
    let change = stack.open(["a", "b"])
    stack.advance(by: .seconds(3_599))
    #expect(stack.path == ["a", "b"])
    #expect(change.outcome == nil)
    #expect(stack.host.updates.count == 1)
  }
}
