/// Where the picture of the old screen is, while the screens below the last one of a change come one by one
/// without animation.
///
/// It lies over the stack from the first of them on. When the last screen begins to come, it goes on to the
/// screen that goes, so that a person sees the old screen go. Any other event removes it.
struct PushCover {
  enum Event {
    case newPath

    /// The host is about to be told what to show, and whether that is all of the path.
    case update(isAnimated: Bool, isLast: Bool)

    /// The top has begun to come into view by a transition.
    case transition

    /// The top has come to rest, and is the last screen.
    case rest

    /// Anything else that may matter to a person: they go back, the stack leaves the screen, or turns.
    case interruption

    /// The picture has been where it is for as long as it may.
    case timeOver
  }

  enum Effect {
    case putOverStack
    case putOnOutgoingScreen
    case remove
  }

  private enum State {
    /// The stack shows what it was made with: there is no old screen.
    case atLaunch
    case absent
    case overStack(isLastComing: Bool)
    case onOutgoingScreen

    /// The picture was removed, and there won't be another in this change.
    case spent
  }

  private var state = State.atLaunch

  /// Takes in what has happened, and returns the step to take with the picture, if any.
  mutating func handle(_ event: Event) -> Effect? {
    switch (state, event) {
    case (.absent, .update(isAnimated: false, isLast: false)),
      (.onOutgoingScreen, .update(isAnimated: false, isLast: false)):
      return go(to: .overStack(isLastComing: false), .putOverStack)
    case (.overStack, .update(_, let isLast)):
      return go(to: .overStack(isLastComing: isLast))
    case (.overStack(isLastComing: true), .transition):
      return go(to: .onOutgoingScreen, .putOnOutgoingScreen)
    // The host animates all the same, and what moves is to be seen.
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
