import LinkStackEngine
import Testing

@testable import SimulatedHost

@Suite("A host as a value")
struct HostAutomatonTests {
  private func automaton(
    showing path: [String],
    _ behavior: SimulatedHostBehavior = .links
  ) -> (HostAutomaton<String>, LinkStack<String>) {
    var automaton = HostAutomaton<String>(behavior)
    var linkStack = LinkStack<String>()
    _ = automaton.appear(with: linkStack)
    for value in path { _ = automaton.push(value, on: &linkStack) }
    return (automaton, linkStack)
  }

  @Test("a pop during a transition ends that, or has to be repeated", arguments: [false, true])
  func popInTransition(isPostponed: Bool) {
    var behavior = SimulatedHostBehavior.links
    behavior.postponesPops = isPostponed
    var (automaton, linkStack) = automaton(showing: ["a"], behavior)
    _ = automaton.push("b", on: &linkStack, settling: false)
    linkStack.truncate(to: 0)
    let pop = Update(previousDepth: 2, keptDepth: 0, depth: 0)
    let signals = automaton.perform(pop, showing: linkStack)
    #expect(signals.breaches.map(\.kind) == [.duringTransition])
    #expect(automaton.screens.count == (isPostponed ? 2 : 0))
    _ = automaton.endTransition()
    if isPostponed {
      #expect(automaton.perform(pop, showing: linkStack).breaches.isEmpty)
      #expect(automaton.screens.isEmpty)
    }
  }

  @Test("a second push in a further part of one update is too many, and in another one too early")
  func furtherPart() {
    for isContinued in [true, false] {
      var (automaton, linkStack) = automaton(showing: [])
      _ = automaton.push("a", on: &linkStack, settling: false)
      linkStack.push("b")
      let push = Update(previousDepth: 1, keptDepth: 1, depth: 2)
      let signals = automaton.perform(push, showing: linkStack, continued: isContinued)
      #expect(signals.breaches.map(\.kind) == [isContinued ? .tooManyPushes : .duringTransition])
      #expect(automaton.screens.count == 1)
      #expect(automaton.updateCount == (isContinued ? 1 : 2))
    }
  }

  @Test("a link beside the link stack leads nowhere, for any push's reason or its own")
  func strayLink() {
    var (automaton, linkStack) = automaton(showing: ["a"])
    #expect(automaton.turnOnStrayLink().breaches.map(\.kind) == [.ownerNotShown])
    automaton.cover()
    #expect(automaton.turnOnStrayLink().breaches.map(\.kind) == [.underStranger])
    _ = automaton.uncover()
    #expect(automaton.turnOnStrayLink().breaches.map(\.kind) == [.duringTransition])
    _ = automaton.endTransition()
    _ = automaton.push("b", on: &linkStack, settling: false)
    #expect(automaton.turnOnStrayLink(continued: true).breaches.map(\.kind) == [.tooManyPushes])
  }

  @Test("the path at launch is its first update, also in several parts")
  func appearance() {
    var automaton = HostAutomaton<String>(.links)
    var linkStack = LinkStack<String>()
    linkStack.push("a")
    #expect(automaton.appear(with: linkStack).breaches.isEmpty)
    linkStack.push("b")
    #expect(automaton.appear(with: linkStack).breaches.map(\.kind) == [.tooDeepAtFirstAppearance])
    #expect(automaton.screens.map(\.value) == ["a"])
    #expect(automaton.updateCount == 1)
  }
}

extension HostAutomaton {
  /// Pushes a screen, and has the transition end.
  fileprivate mutating func push(
    _ value: Value,
    on linkStack: inout LinkStack<Value>,
    settling: Bool = true
  ) -> HostSignals {
    let depth = linkStack.depth
    linkStack.push(value)
    let push = Update(previousDepth: depth, keptDepth: depth, depth: depth + 1)
    let signals = perform(push, showing: linkStack)
    if settling { _ = endTransition() }
    return signals
  }
}
