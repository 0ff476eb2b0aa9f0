import LinkStackEngine

/// People's actions, and their effects.
extension HostAutomaton {
  /// Returns whether people can go back to a depth now.
  ///
  /// During a push, they can leave only the arriving screen.
  package func canGoBack(to depth: Int) -> Bool {
    guard isActive, depth >= 0, depth < screens.count else { return false }
    guard let transition else { return true }
    return transition.kind == .push && depth == screens.count - 1
  }

  /// Begins a back navigation to a depth, also from a foreign screen.
  package mutating func goBack(to depth: Int) -> HostSignals {
    precondition(canGoBack(to: depth), "nobody can go back to \(depth) now")
    var signals = HostSignals()
    isCovered = false
    begin(.goingBack, from: screens.count, to: depth, &signals)
    return signals
  }

  package var canBeHeld: Bool { isActive && transition == nil && !isCovered && !screens.isEmpty }

  package mutating func hold() -> HostSignals {
    precondition(canBeHeld, "nobody can take hold of the top now")
    var signals = HostSignals()
    begin(.held, from: screens.count, to: screens.count - 1, &signals)
    return signals
  }

  /// Ends a swipe back: the finger lets go of the top, which leaves, or returns if people have canceled.
  package mutating func letGo(cancelling isCancelled: Bool) {
    guard let transition, transition.kind == .held else { return }
    self.transition = Transition(
      kind: isCancelled ? .returning : .goingBack,
      from: transition.from,
      to: transition.to,
      isAnimated: true
    )
  }

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

  /// Puts a foreign screen on top: one that a form's picker, a library, or the app has pushed with UIKit.
  package mutating func cover() { isCovered = canBeCovered }

  package mutating func uncover() -> HostSignals {
    var signals = HostSignals()
    guard isCovered else { return signals }
    isCovered = false
    begin(.pop, from: screens.count + 1, to: screens.count, &signals)
    return signals
  }
}
