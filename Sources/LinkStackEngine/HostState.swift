/// The state of a host when it is read.
package struct HostState: Equatable, Sendable {
  /// Whether screens move.
  package enum Motion: Sendable {
    /// The host is idle.
    case still

    /// A transition runs that can't be canceled.
    case moving

    /// A transition runs that people can cancel or have canceled: a finger holds it, or has let go of it without
    /// effect.
    case held
  }

  /// The number of the link stack's screens above the root.
  ///
  /// During a transition, it is the number after it.
  ///
  /// A foreign screen on top isn't counted.
  package var depth: Int

  /// Whether a transition runs, and whether people can cancel it.
  package var motion: Motion

  /// Whether a foreign screen is on top: one that isn't in the link stack, for example one that a picker or the app's
  /// own controller has pushed.
  ///
  /// Until one of the link stack's screens is on top again, the driver sends nothing to the host, and draws no
  /// conclusions from its reports.
  package var isCovered: Bool

  package init(depth: Int, motion: Motion, isCovered: Bool = false) {
    self.depth = depth
    self.motion = motion
    self.isCovered = isCovered
  }
}
