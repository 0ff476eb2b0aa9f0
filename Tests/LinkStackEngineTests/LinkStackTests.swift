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

  @Test("replaces one screen and keeps those around it")
  func replacesInPlace() {
    var stack = stack("a", "b", "c")
    let before = stack
    stack.replace(at: 2, with: "x")
    #expect(stack.values == ["a", "x", "c"])
    #expect(stack[1].id == before[1].id)
    #expect(stack[2].id != before[2].id && !stack.contains(before[2].id))
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

  @Test("a hundred thousand screens are built, walked, truncated and released")
  func many() {
    var stack = LinkStack<[Int]>()
    for number in 0..<100_000 { stack.push([number]) }
    #expect(stack.depth == 100_000)
    #expect(stack.screens.reduce(0) { $0 + $1.value.count } == 100_000)
    stack.truncate(to: 1)
    #expect(stack.values == [[0]])
  }
}
