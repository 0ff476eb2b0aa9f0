import LinkStackEngine

extension StackModel {
  /// Notes that something keeps the stack from being changed, or does no longer.
  ///
  /// Layers can be changed at any time: no links have to be followed.
  func note(_ hindrance: Hindrance, _ isThere: Bool) {
    guard host.hasTransitions else { return }
    if isThere { hindrances.insert(hindrance) } else { hindrances.remove(hindrance) }
    if hindrances.isEmpty { driver?.resume() } else { driver?.suspend() }
  }

  /// Notes a sign that the stack is on screen.
  ///
  /// It also ends a hindrance whose end was not reported: some systems forget to say that a view has
  /// appeared again, and a stack must not wait for that for ever.
  func noteSignOfLife() {
    if hindrances.contains(.hiddenStack) { note(.hiddenStack, false) }
  }
}
