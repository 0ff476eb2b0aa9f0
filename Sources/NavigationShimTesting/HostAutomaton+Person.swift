import LinkStackEngine

/// What a person does, and what comes of it.
extension HostAutomaton {
  /// Whether a person can go back to a depth now.
  ///
  /// In the middle of a push only the arriving screen can be left.
  package func canGoBack(to depth: Int) -> Bool {
    guard isActive, depth >= 0, depth < screens.count else { return false }
    guard let transition else { return true }
    return transition.kind == .push && depth == screens.count - 1
  }

  /// A person goes back to a depth, from a stranger too.
  package mutating func goBack(to depth: Int) -> HostSignals {
    precondition(canGoBack(to: depth), "nobody can go back to \(depth) now")
    var signals = HostSignals()
    isCovered = false
    begin(.goingBack, from: screens.count, to: depth, &signals)
    return signals
  }

  package var canBeHeld: Bool { isActive && transition == nil && !isCovered && !screens.isEmpty }

  /// A finger takes hold of the top.
  package mutating func hold() -> HostSignals {
    precondition(canBeHeld, "nobody can take hold of the top now")
    var signals = HostSignals()
    begin(.held, from: screens.count, to: screens.count - 1, &signals)
    return signals
  }

  /// A finger lets go of the top, which leaves, or returns where the person has changed their mind.
  package mutating func letGo(cancelling isCancelled: Bool) {
    guard let transition, transition.kind == .held else { return }
    self.transition = Transition(
      kind: isCancelled ? .returning : .goingBack,
      from: transition.from,
      to: transition.to,
      isAnimated: true
    )
  }

  /// The transition that runs is over.
  package mutating func endTransition() -> HostSignals {
    var signals = HostSignals()
    guard let transition else { return signals }
    self.transition = nil
    leavingScreens = []
    switch transition.kind {
    case .push, .pop: break
    case .goingBack: signals.left = removeScreens(above: transition.to)
    case .held, .returning: signals.shown = id(at: screens.count)
    }
    signals.hasRested = true
    return signals
  }

  package var canBeCovered: Bool { isActive && transition == nil && !isCovered }

  /// Somebody else pushes a screen on top: a picker in a form, a library, the app by UIKit.
  package mutating func cover() { isCovered = canBeCovered }

  /// The stranger on top is left.
  package mutating func uncover() -> HostSignals {
    var signals = HostSignals()
    guard isCovered else { return signals }
    isCovered = false
    begin(.pop, from: screens.count + 1, to: screens.count, &signals)
    return signals
  }
}
