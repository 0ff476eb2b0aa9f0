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
    let stack = SimulatedStack<String>()
    var truncations = 0
    stack.driver.onTruncation = { _ in truncations += 1 }
    stack.open(["a", "b", "c", "d", "e"])
    stack.advance(by: .milliseconds(800))
    stack.open(["a", "x"])
    stack.advance(by: .milliseconds(100))
    stack.open([])
    stack.finish()
    #expect(truncations == 0)
  }

  @Test("A path that is set from inside an update is the one that is read")
  func readInsideUpdate() {
    let stack = SimulatedStack<String>()
    stack.open(["a", "b"])
    stack.advance(by: .milliseconds(100))
    stack.host.goBack()
    stack.driver.onTruncation = { [unowned stack] _ in
      stack.path = ["z"]
      #expect(stack.path == ["z"])
    }
    stack.finish()
    #expect(stack.path == ["z"])
    #expect(stack.host.values == ["z"])
  }
}
