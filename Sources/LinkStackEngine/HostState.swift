/// A host's answer when it is asked for its state.
package struct HostState: Hashable, Sendable {
  /// Whether screens move.
  package enum Motion: Hashable, Sendable, CaseIterable {
    /// No transition runs.
    case still

    /// A transition runs that will end as it has begun.
    case moving

    /// A transition runs that may yet be taken back, or is being taken back: a finger holds it, or
    /// has let go of it to no effect.
    case held
  }

  /// The number of the link stack's screens above the root; while one moves, as many as there will be.
  ///
  /// Where a stranger is on top, it isn't counted.
  package var depth: Int

  package var motion: Motion

  /// Whether a stranger is on top: a screen that doesn't belong to the link stack, such as one that
  /// a picker or the app's own controller has pushed.
  ///
  /// Until one of the link stack's screens is on top again, the driver sends nothing to the host,
  /// and draws no conclusions from its reports.
  package var isCovered: Bool

  package init(depth: Int, motion: Motion, isCovered: Bool = false) {
    self.depth = depth
    self.motion = motion
    self.isCovered = isCovered
  }
}
