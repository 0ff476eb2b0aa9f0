import LinkStackEngine
import NavigationShimTesting
import Testing

@MainActor
@Suite("Rule 4: a newer path wins")
struct Rule4NewerPathWinsTests {
  @Test("It is planned from what is shown, after the transition in flight")
  func plannedFromShown() {
    let stack = SimulatedStack<String>(animation: .everyPush)
    let first = stack.open(["a", "b", "c", "d"])
    stack.advance(to: .milliseconds(900))
    let second = stack.open(["a", "b", "x"])
    #expect(stack.host.updates.count == 3)
    stack.finish()
    #expect(first.outcome == .superseded)
    #expect(first.endTime == .milliseconds(900))
    #expect(second.outcome == .presented)
    #expect(stack.timeline == "0:[a] 350:[a, b] 700:[a, b, c] 1050:[a, b, x]")
  }

  @Test("Updates in common are not repeated")
  func commonUpdatesStay() {
    let stack = SimulatedStack<String>(animation: .everyPush)
    stack.open(["a", "b", "c"])
    stack.advance(to: .milliseconds(400))
    stack.play(["a", "b", "c", "d"])
    #expect(stack.timeline == "0:[a] 350:[a, b] 700:[a, b, c] 1050:[a, b, c, d]")
  }

  @Test("Ten paths in a row cost one plan")
  func tenPathsOnePlan() {
    let comparisons = Compared.Comparisons()
    func path(_ values: [Int]) -> [Compared] {
      values.map { Compared(value: $0, comparisons: comparisons) }
    }
    let stack = SimulatedStack<Compared>(animation: .everyPush)
    stack.path = path([1, 2, 3])
    stack.advance(by: .milliseconds(100))
    let updates = stack.host.updates.count
    comparisons.count = 0
    // Of different lengths, so that telling them apart takes no comparison. Each is compared with the
    // one screen that is shown.
    for number in 0..<10 { stack.path = path(Array(1...(4 + number))) }
    #expect(comparisons.count == 10)
    stack.advance(to: .milliseconds(350))
    #expect(stack.host.updates.count == updates + 1)
    stack.finish()
    #expect(comparisons.count == 10)
    #expect(stack.host.values.map(\.value) == Array(1...13))
  }

  @Test("Of two deep links at once, the second is shown, and both callers know")
  func twoDeepLinksAtOnce() {
    let stack = SimulatedStack<String>(animation: .everyPush)
    let first = stack.open(["a", "b", "c"])
    let second = stack.play(["x", "y", "z"])
    #expect(first.outcome == .superseded)
    #expect(second.outcome == .presented)
    #expect(stack.timeline == "0:[a] 350:[x, y] 700:[x, y, z]")
  }

  @Test("A path back to what is shown needs no update")
  func backToShown() {
    let stack = SimulatedStack<String>(animation: .everyPush)
    stack.open(["a", "b", "c"])
    stack.advance(to: .milliseconds(100))
    let change = stack.play(["a"])
    #expect(change.outcome == .presented)
    #expect(change.endTime == .milliseconds(350))
    #expect(stack.host.updates.count == 1)
  }

  @Test("The same path set again joins the change under way")
  func samePathJoins() {
    let stack = SimulatedStack<String>()
    let first = stack.open(["a", "b"])
    let second = stack.play(["a", "b"])
    #expect(first.outcome == .presented)
    #expect(second.outcome == .presented)
    #expect(first.endTime == second.endTime)
  }
}
