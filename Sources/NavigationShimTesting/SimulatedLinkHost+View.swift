import LinkStackEngine

/// What there is to see of a host.
extension SimulatedLinkHost {
  /// What a person sees now: one screen, or the one that gives way and the one that comes; `nil` is the root.
  package var inView: [Value?] {
    guard let transition = automaton.transition else { return [visible] }
    return [automaton.value(at: transition.from), automaton.value(at: transition.to)]
  }

  /// The screen that a person sees now, or during a transition, the screen that comes into view;
  /// `nil` is the root, or a stranger.
  package var visible: Value? {
    automaton.isCovered
      ? nil : automaton.value(at: automaton.transition?.to ?? automaton.screens.count)
  }

  /// The screens that the host really has, from the one next to the root to the top.
  ///
  /// While a person goes back, the screens that are leaving still belong to it.
  package var screens: [Screen] { automaton.screens }

  /// The values of the screens that the host has.
  package var values: [Value] { screens.map(\.value) }

  package var isMoving: Bool { automaton.transition != nil }
  package var isActive: Bool { automaton.isActive }

  /// Whether a stranger is on top: a screen that somebody else has pushed.
  package var isCovered: Bool { automaton.isCovered }
}
