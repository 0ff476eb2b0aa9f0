import LinkStackEngine
import Testing
import TestSupport

@Suite("A link stack")
struct LinkStackTests {
  private func stack(_ values: String...) -> LinkStack<String> {
    var stack = LinkStack<String>()
    for value in values { stack.push(value) }
    return stack
  }

  @Test("turns on the link of the top when a screen is pushed")
  func pushTurnsLinkOn() {
    #expect(self.stack().top == .root)
    let stack = stack("a", "a")
    #expect(stack.screens.map(\.id) == [stack[1].id, stack[2].id])
    #expect(stack[1].id.depth == 1)
    #expect(stack.top == stack[2].id)
  }

  @Test("loses all screens above the depth it is truncated to", arguments: 0...3)
  func truncates(depth: Int) {
    var stack = stack("a", "b", "c")
    stack.truncate(to: depth)
    #expect(stack.values == Array(["a", "b", "c"].prefix(depth)))
    #expect(stack.depth == depth)
    #expect(stack.top == (depth == 0 ? .root : stack[depth].id))
  }

  @Test("replaces one screen and keeps those around it")
  func replacesInPlace() {
    var stack = stack("a", "b", "c")
    let before = stack
    stack.replace(at: 2, with: "x")
    #expect(stack.values == ["a", "x", "c"])
    #expect(stack[1].id == before[1].id)
    #expect(stack[2].id != before[2].id)
    #expect(stack[3].id == before[3].id)
    stack.replace(at: 3, with: "y")
    #expect(stack.top == stack[3].id)
    #expect(stack.top != before.top && !stack.contains(before.top))
  }

  @Test("gives a screen that is popped and pushed again a new identity")
  func pushedAgain() {
    var stack = stack("a")
    let old = stack.top
    stack.truncate(to: 0)
    stack.push("a")
    #expect(stack.top != old)
    #expect(!stack.contains(old))
    #expect(stack.contains(stack.top))
    #expect(stack.contains(.root))
  }

  @Test("is a value: a copy keeps its shape")
  func copyIsSnapshot() {
    var stack = stack("a")
    let snapshot = stack
    stack.push("b")
    #expect(snapshot.values == ["a"])
  }

  @Test("a million screens are built, walked, truncated and released")
  func million() {
    var stack = LinkStack<[Int]>()
    for number in 0..<1_000_000 { stack.push([number]) }
    #expect(stack.depth == 1_000_000)
    #expect(stack.screens.reduce(0) { $0 + $1.value.count } == 1_000_000)
    stack.truncate(to: 1)
    #expect(stack.values == [[0]])
  }
}

/// What holds no reference can be sent anywhere where its elements can: that this compiles is the test.
private let sendable: [any Sendable.Type] = [
  LinkStack<Int>.self, LinkStack<Int>.Screen.self, UpdateSequencer.self,
  UpdateSequencer.Event.self, SequencerEffects.self, Update.self,
  UpdateRules.self, ScreenID.self, HostState.self, ChangeOutcome.self, Pacing.self,
  Nanoseconds.self, WakeToken.self,
]
