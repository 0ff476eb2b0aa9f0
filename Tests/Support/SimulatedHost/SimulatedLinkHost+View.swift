import LinkStackEngine

/// The visible part of a host.
extension SimulatedLinkHost {
  /// The visible screens: one, or during a transition the one that leaves and the one that arrives; `nil` is the
  /// root.
  package var inView: [Value?] {
    guard let transition = automaton.transition else { return [visible] }
    return [automaton.value(at: transition.from), automaton.value(at: transition.to)]
  }

  /// The visible screen, or during a transition the one that arrives; `nil` is the root.
  package var visible: Value? {
    automaton.value(at: automaton.transition?.to ?? automaton.screens.count)
  }

  package var screens: [Screen] { automaton.screens }

  package var values: [Value] { screens.map(\.value) }

  package var isMoving: Bool { automaton.transition != nil }
  package var isActive: Bool { automaton.isActive }
}
