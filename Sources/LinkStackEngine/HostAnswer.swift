/// The screens of a host at one moment: its own state, or the answer of a ``HostEstimator`` in its place.
package struct HostAnswer: Sendable {
  /// Whether the host is idle, and if not, why.
  package enum Condition: Sendable {
    /// The host is idle. An estimator's answer says so of a wait, too.
    case still

    /// The estimator takes the host to be idle, but people may have gone back.
    case inDoubt

    /// A transition runs that can't be canceled.
    case moving

    /// A transition runs by which people may go back, and which they can cancel.
    case held

    /// A foreign screen is on top: one that isn't in the link stack.
    case covered
  }

  /// The number of screens above the root that remain when the transition has ended.
  package var depth: Int

  package var condition: Condition

  /// Whether the answer is an estimator's.
  package var isGuessed: Bool

  package init(depth: Int, condition: Condition, isGuessed: Bool = false) {
    self.depth = depth
    self.condition = condition
    self.isGuessed = isGuessed
  }

  /// Converts a host's state; `nil` for a host whose state can't be read, or that has no root, before its first
  /// appearance or after its last.
  package init?(_ state: HostState?) {
    guard let state, state.depth >= 0 else { return nil }
    if state.isCovered {
      self.init(depth: state.depth, condition: .covered)
      return
    }
    switch state.motion {
    case .still: self.init(depth: state.depth, condition: .still)
    case .moving: self.init(depth: state.depth, condition: .moving)
    // The host doesn't count the screen that the finger holds, and it may stay. No answer of a host may trap, so
    // the greatest number stays as it is.
    case .held: self.init(depth: max(state.depth, state.depth &+ 1), condition: .held)
    }
  }

  /// Whether a transition of the link stack runs.
  var isMoving: Bool { condition == .moving || condition == .held }

  /// Whether people may be leaving the top.
  package var isInDoubt: Bool { condition == .held || condition == .inDoubt }
}
