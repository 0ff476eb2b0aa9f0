/// What a host shows at one moment: what it has answered, or what a ``HostEstimator`` answers in its
/// place.
package struct HostAnswer: Hashable, Sendable {
  package enum Condition: Hashable, Sendable, CaseIterable {
    /// Nothing moves.
    case still

    /// Nothing moves any more, as far as that can be guessed, but a person may have gone back.
    case inDoubt

    /// A transition runs that will end as it has begun.
    case moving

    /// A transition runs by which a person may go back, or may yet return.
    case held

    /// A stranger is on top: a screen that is none of the link stack's.
    case covered
  }

  /// The number of screens above the root of which none will be gone once nothing moves any more.
  package var depth: Int
  package var condition: Condition
  package var isGuessed: Bool

  package init(depth: Int, condition: Condition, isGuessed: Bool = false) {
    self.depth = depth
    self.condition = condition
    self.isGuessed = isGuessed
  }

  /// Takes a host at its word; `nil` for one that can't tell, or has less than a root, and so has nothing to
  /// tell yet, or no more.
  package init?(_ state: HostState?) {
    guard let state, state.depth >= 0 else { return nil }
    if state.isCovered {
      self.init(depth: state.depth, condition: .covered)
      return
    }
    switch state.motion {
    case .still: self.init(depth: state.depth, condition: .still)
    case .moving: self.init(depth: state.depth, condition: .moving)
    // The screen that the finger holds may yet stay.
    case .held: self.init(depth: max(state.depth, state.depth &+ 1), condition: .held)
    }
  }

  /// Whether something moves that is the link stack's.
  var isMoving: Bool { condition == .moving || condition == .held }

  /// Whether a person may be leaving the screen on top.
  package var isInDoubt: Bool { condition == .held || condition == .inDoubt }
}
