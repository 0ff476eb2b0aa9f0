/// The position of the snapshot of the old screen during a deep link.
///
/// The snapshot covers the stack from the first intermediate screen on. When the last screen begins to arrive, the
/// snapshot moves onto the screen that leaves, so that people see the old screen leave. Any other event removes it.
struct PushSnapshot {
  enum Event {
    case newPath

    /// The host is about to get a step, which may be the last one of the path.
    case update(isAnimated: Bool, isLast: Bool)

    /// The top has begun to come into view in a transition.
    case transition

    /// The last screen is in place.
    case rest

    /// Any other visible event: people go back, the stack leaves the screen, or the device rotates.
    case interruption

    /// The snapshot has been in its position for the longest allowed time.
    case timeOver
  }

  enum Effect {
    case putOverStack
    case putOnOutgoingScreen
    case remove
  }

  private enum State {
    /// The stack shows its first screens: there is no old screen.
    case atLaunch
    case absent
    case overStack(isLastComing: Bool)
    case onOutgoingScreen

    /// The snapshot was removed, and there is no other one in this change.
    case spent
  }

  private var state = State.atLaunch

  /// Takes in an event, and returns the effect on the snapshot, if any.
  mutating func handle(_ event: Event) -> Effect? {
    switch (state, event) {
    case (.absent, .update(isAnimated: false, isLast: false)),
      (.onOutgoingScreen, .update(isAnimated: false, isLast: false)):
      return go(to: .overStack(isLastComing: false), .putOverStack)
    case (.overStack, .update(_, let isLast)):
      return go(to: .overStack(isLastComing: isLast))
    case (.overStack(isLastComing: true), .transition):
      return go(to: .onOutgoingScreen, .putOnOutgoingScreen)
    // The host animates all the same, and the movement has to be visible.
    case (.overStack(isLastComing: false), .transition), (.overStack, .timeOver):
      return go(to: .spent, .remove)
    case (.overStack, .rest), (.overStack, .newPath),
      (.overStack, .interruption), (.onOutgoingScreen, .rest), (.onOutgoingScreen, .newPath),
      (.onOutgoingScreen, .interruption), (.onOutgoingScreen, .timeOver):
      return go(to: .absent, .remove)
    case (.atLaunch, .newPath), (.spent, .newPath):
      return go(to: .absent)
    case (.atLaunch, _), (.absent, _), (.onOutgoingScreen, .update),
      (.onOutgoingScreen, .transition), (.spent, _):
      return nil
    }
  }

  private mutating func go(to state: State, _ effect: Effect? = nil) -> Effect? {
    self.state = state
    return effect
  }
}
