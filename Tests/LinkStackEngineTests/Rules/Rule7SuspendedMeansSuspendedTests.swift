import LinkStackEngine
import NavigationShimTesting
import Testing

@MainActor
@Suite("Rule 7: suspended means suspended")
struct Rule7SuspendedMeansSuspendedTests {
  static let path = ["a", "b", "c", "d"]

  @Test("Nothing is sent and nothing scheduled while the app is inactive")
  func nothingIsSent() {
    let stack = SimulatedStack<String>(animation: .everyPush)
    stack.open(Self.path)
    stack.advance(to: .milliseconds(500))
    stack.host.leave()
    stack.finish()
    #expect(stack.host.updates.count == 2)
    stack.open(["x", "y"])
    stack.finish()
    #expect(stack.host.updates.count == 2)
    #expect(stack.time.pendingCount == 0)
    #expect(stack.host.violations.isEmpty)
  }

  @Test("On return the rest is planned anew from what is shown")
  func goesOn() {
    let stack = SimulatedStack<String>(animation: .everyPush)
    let change = stack.open(Self.path)
    stack.advance(to: .milliseconds(500))
    stack.host.leave()
    stack.advance(by: .seconds(60))
    stack.host.comeBack()
    stack.finish()
    #expect(change.outcome == .presented)
    #expect(
      stack.timeline == "0:[a] 350:[a, b] 60500:[a, b, c] 60850:[a, b, c, d]"
    )
    #expect(stack.host.violations.isEmpty)
  }

  @Test("A path set while inactive is reached on return, and the one before is superseded")
  func newPathWhileInactive() {
    let stack = SimulatedStack<String>(animation: .everyPush)
    let first = stack.open(Self.path)
    stack.advance(to: .milliseconds(500))
    stack.host.leave()
    let second = stack.open(["a", "x"])
    #expect(first.outcome == .superseded)
    stack.advance(by: .seconds(1))
    stack.host.comeBack()
    stack.finish()
    #expect(second.outcome == .presented)
    #expect(stack.host.values == ["a", "x"])
  }

  @Test(
    "A dismissal is not believed before the return, and then if it is true",
    arguments: [true, false]
  )
  func dismissalWhileInactive(canBeAsked: Bool) {
    let stack = SimulatedStack(path: Self.path, on: SimulatedHostBehavior(canBeAsked: canBeAsked))
    stack.finish()
    stack.host.swipeBack(holding: .seconds(1))
    stack.host.leave()
    stack.finish()
    #expect(stack.path == Self.path)
    stack.host.comeBack()
    stack.finish()
    #expect(stack.path == ["a", "b", "c"])
    #expect(stack.driver.isSettled)
  }

  @Test("A person's back from before is not forgotten, where its report comes while inactive")
  func reportWhileInactive() {
    let stack = SimulatedStack(
      path: Self.path,
      on: SimulatedHostBehavior(canBeAsked: false, dismissalReport: .late(by: .seconds(1)))
    )
    stack.finish()
    stack.host.goBack()
    stack.host.leave()
    stack.finish()
    #expect(stack.path == Self.path)
    stack.host.comeBack()
    stack.finish()
    #expect(stack.path == ["a", "b", "c"])
  }

  @Test("Links that the host turns off on return are turned off for no reason")
  func spuriousOnReturn() {
    let stack = SimulatedStack(
      path: Self.path,
      on: SimulatedHostBehavior(turnsOffCoveredLinksOnReturn: true)
    )
    stack.finish()
    stack.host.leave()
    stack.host.comeBack()
    stack.finish()
    #expect(stack.path == Self.path)
    #expect(stack.driver.isSettled)
  }
}
