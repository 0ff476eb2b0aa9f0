import LinkStackEngine
import NavigationShimTesting
import Testing

@MainActor
@Suite("Rule 2: one push per update, and no update in a transition")
struct Rule2OnePushPerUpdateTests {
  @Test("A deep link or restored path takes an update per screen", arguments: 0...8, [true, false])
  func updatesEqualDepth(depth: Int, isRestored: Bool) {
    let path = Array(0..<depth)
    let stack = SimulatedStack(path: isRestored ? path : [])
    if !isRestored { stack.open(path) }
    stack.finish()
    #expect(stack.host.updates.count == depth)
    #expect(stack.host.values == path)
    #expect(stack.host.violations.isEmpty)
  }

  @Test("Two changes in a row are spaced like the pushes of a deep link", arguments: [true, false])
  func changesAreSpaced(popsAfterwards: Bool) {
    let stack = SimulatedStack<String>()
    stack.driver.push("a")
    if popsAfterwards { stack.driver.popToRoot() } else { stack.driver.push("b") }
    stack.finish()
    #expect(stack.timeline == (popsAfterwards ? "0:[a] 350:[]" : "0:[a] 350:[a, b]"))
    #expect(stack.host.violations.isEmpty)
  }

  @Test("Pops of any number are one update, which turns one link off: the lowest")
  func popsJoin() {
    let stack = SimulatedStack(resting: ["a", "b", "c", "d"])
    let before = stack.host.updates.count
    stack.finish { stack.path = ["a"] }
    #expect(stack.host.updates.count == before + 1)
    #expect(stack.driver.linkStack.link(from: 0) != nil)
    #expect(stack.driver.linkStack.link(from: 1) == nil)
  }

  @Test("Pops and replacements join the first push")
  func replacementsJoin() {
    let stack = SimulatedStack(resting: ["a", "b"])
    let before = stack.host.updates.count
    stack.finish { stack.path = ["x", "y", "z"] }
    #expect(stack.host.updates.count == before + 1)
    #expect(stack.host.values == ["x", "y", "z"])
    #expect(stack.host.violations.isEmpty)
  }

  @Test("A native host gets everything in one update")
  func native() {
    let stack = SimulatedStack<Int>(on: .native)
    stack.play(Array(0..<1000))
    #expect(stack.host.updates.count == 1)
    #expect(stack.time.now == .milliseconds(350))
  }

  @Test("A path of 100 000 screens is reached, in as many updates")
  func deep() {
    let depth = 100_000
    let stack = SimulatedStack<Int>(on: .init(transition: .milliseconds(1)), recordsEvents: false)
    let change = stack.play(Array(0..<depth))
    #expect(change.outcome == .presented)
    #expect(change.endTime == .milliseconds(1) * depth)
    #expect(stack.host.screens.count == depth)
    #expect(stack.host.violations.isEmpty)
  }
}
