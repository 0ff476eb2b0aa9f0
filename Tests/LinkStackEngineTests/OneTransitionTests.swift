import LinkStackEngine
import NavigationShimTesting
import TestSupport
import Testing

@MainActor
@Suite("A change is one transition to the eye")
struct OneTransitionTests {
  static let path = Array(0..<10)
  static let frame = SimulatedHostBehavior.links.stillTransition
  static let transition = SimulatedHostBehavior.links.transition

  @Test("Ten screens are at rest after nine frames and one transition")
  func tenScreens() {
    let stack = SimulatedStack<Int>()
    let change = stack.play(Self.path)
    #expect(change.endTime == Self.frame * 9 + Self.transition)
    #expect(stack.host.visibleTransitionCount == 1)
    #expect(
      stack.host.updates.map(\.update.isAnimated) == Array(repeating: false, count: 9) + [true]
    )
    #expect(stack.host.violations.isEmpty)
  }

  @Test("A host that animates all the same is slower, and loses nothing")
  func hostThatAnimatesAll() {
    let stack = SimulatedStack<Int>(on: SimulatedHostBehavior(animatesEveryUpdate: true))
    let change = stack.play(Self.path)
    #expect(change.endTime == Self.transition * 10)
    #expect(stack.host.visibleTransitionCount == 10)
    #expect(stack.host.values == Self.path)
    #expect(stack.host.violations.isEmpty)
  }

  @Test("Where each push is to be seen, each is a transition, and where nothing is, nothing moves")
  func policies() {
    for (policy, span, count) in [
      (.everyPush, Self.transition, 10), (.disabled, Self.frame, 0),
    ] as [(NavigationAnimation, Nanoseconds, Int)] {
      let stack = SimulatedStack<Int>(animation: policy)
      let change = stack.play(Self.path)
      #expect(change.endTime == span * 10)
      #expect(stack.host.visibleTransitionCount == count)
      stack.finish { stack.path = [0] }
      #expect(stack.host.visibleTransitionCount == (policy == .disabled ? 0 : 11))
      #expect(stack.host.violations.isEmpty)
    }
  }

  @Test("The path that a host appears with comes without a transition", arguments: 0...5)
  func appearance(depth: Int) {
    let stack = SimulatedStack(resting: Array(0..<depth))
    #expect(stack.host.values.count == depth)
    #expect(stack.host.visibleTransitionCount == 0)
    stack.finish { stack.driver.push(9) }
    #expect(stack.host.visibleTransitionCount == 1)
  }

  @Test("A pop of any number of screens is a transition, and so is a replacement with a push")
  func popsAndReplacements() {
    for (path, count) in [([], 1), ([0], 1), ([0, 9], 1), ([7, 8, 9, 6, 5], 1), ([0, 1, 9], 0)] {
      let stack = SimulatedStack(resting: [0, 1, 2])
      stack.finish { stack.path = path }
      #expect(stack.host.visibleTransitionCount == count, "to \(path)")
      #expect(stack.host.values == path)
    }
  }

  @Test("Where screens are popped before others are pushed, each is a transition")
  func popThenPush() {
    var rules = UpdateRules.links
    rules.replacesInPlace = false
    let stack = SimulatedStack(resting: [0, 1, 2], on: SimulatedHostBehavior(rules: rules))
    stack.finish { stack.path = [0, 7, 8, 9] }
    #expect(stack.host.visibleTransitionCount == 2)
    #expect(stack.host.values == [0, 7, 8, 9])
  }

  @Test("A change set without animation has none to its last update; the next one has its own")
  func unanimatedChange() {
    for policy in NavigationAnimation.allCases {
      let stack = SimulatedStack<Int>(animation: policy)
      stack.play(Self.path, animated: false)
      #expect(stack.host.visibleTransitionCount == 0)
      stack.play([], animated: false)
      #expect(stack.host.visibleTransitionCount == 0)
      stack.play([1])
      #expect(stack.host.visibleTransitionCount == (policy == .disabled ? 0 : 1))
    }
  }

  @Test("A change that supersedes another has its own animation", arguments: 0..<9)
  func supersedingChange(updates: Int) {
    for isAnimated in [true, false] {
      let stack = SimulatedStack<Int>()
      stack.open(Self.path, animated: !isAnimated)
      stack.advance(by: Self.frame * updates)
      stack.play(Array(Self.path.dropLast()) + [10, 11], animated: isAnimated)
      #expect(stack.host.visibleTransitionCount == (isAnimated ? 1 : 0))
      #expect(stack.host.values.count == 11)
      #expect(stack.host.violations.isEmpty)
    }
  }

  @Test("A change that turns out to be meant without animation has none from then on")
  func stopsAnimating() {
    let stack = SimulatedStack<Int>()
    stack.open(Self.path)
    stack.finish { stack.driver.stopAnimating() }
    #expect(stack.host.visibleTransitionCount == 0)
    stack.play([])
    #expect(stack.host.visibleTransitionCount == 1)
  }

  @Test("A change of the policy counts for what is still to do", arguments: 0..<9)
  func policyMeanwhile(updates: Int) {
    let stack = SimulatedStack<Int>()
    stack.open(Self.path)
    stack.advance(by: Self.frame * updates)
    stack.driver.animation = .everyPush
    stack.finish()
    #expect(stack.host.visibleTransitionCount == 9 - updates)
    #expect(stack.host.violations.isEmpty)
  }

  @Test("A lost push costs one wait, and no transition, at whichever place", arguments: 1...10)
  func lostPush(place: Int) {
    let stack = linkLosing([place])
    #expect(stack.host.visibleTransitionCount == 1)
    #expect(stack.time.now == Self.wholeLink + .milliseconds(650))
  }

  @Test(
    "One that is lost three times is made again with animation, the others are not",
    arguments: 1...10
  )
  func lostThreeTimes(place: Int) {
    let stack = linkLosing([place, place + 1, place + 2])
    #expect(stack.host.visibleTransitionCount == (place == 10 ? 1 : 2))
    // The third one goes twice the wait after the first, the fourth twice as long after that as the third.
    let visible = place == 10 ? .zero : Self.transition - Self.frame
    #expect(stack.time.now == Self.wholeLink + .milliseconds(4 * 650) + visible)
  }

  @Test("A host that loses each push without animation is shown the rest with it")
  func losesStillPushes() {
    // Of the first, it loses two, and of the second one; the others come animated.
    let stack = linkLosing([1, 2, 4])
    #expect(stack.host.visibleTransitionCount == 10)
    #expect(stack.time.now == .milliseconds(3 * 650) + Self.transition * 10)
  }

  @Test("What was lost counts for its own change")
  func nextChange() {
    let stack = linkLosing([1, 2, 4])
    let count = stack.host.visibleTransitionCount
    stack.play([])
    stack.play(Self.path)
    #expect(stack.host.visibleTransitionCount == count + 2)
  }

  /// How long a link of ten screens takes where nothing is lost.
  private static let wholeLink = frame * 9 + transition

  /// A link of ten screens at rest, some of whose updates were lost.
  private func linkLosing(_ updates: Set<Int>) -> SimulatedStack<Int> {
    let stack = SimulatedStack<Int>(on: .init(ignoredUpdates: updates))
    stack.finish()
    let change = stack.play(Self.path)
    #expect(change.outcome == .presented)
    #expect(stack.host.values == Self.path)
    return stack
  }
}
