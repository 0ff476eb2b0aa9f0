/// A container that shows a link stack: a chain of `NavigationLink`s, or a simulation.
///
/// A host performs the updates of a ``LinkStackDriver``, says what is on screen when the driver asks, and
/// tells it what happens: ``LinkStackDriver/hostDidShow(_:)``, ``LinkStackDriver/hostDidChange()``,
/// ``LinkStackDriver/hostDidDismiss(_:)``, ``LinkStackDriver/suspend()`` and ``LinkStackDriver/resume()``.
@MainActor
package protocol LinkHost: AnyObject {
  associatedtype Value: Equatable

  /// The screens that the host shows now, and whether they move; `nil` if the host can't tell.
  ///
  /// A host that can tell never gets an update while its screens move. A host that can't tell gets
  /// the next update after the delay of its pacing, and loses pushes that come too early.
  var state: HostState? { get }

  /// Performs one update.
  ///
  /// The host may report changes to the driver from inside this function; the driver answers after
  /// the function has returned. The host may begin to push or pop later. Until then it answers with
  /// the screens that were there before.
  ///
  /// If the host doesn't follow a pop, the driver sends it again. The link stack then already has
  /// the new depth, and the update's previous depth is the host's.
  ///
  /// - Parameters:
  ///   - update: The change. A host that always animates is slower, but loses nothing.
  ///   - linkStack: The link stack after it. If a copy of it outlives this call, the next update has to
  ///     copy the chain.
  func perform(_ update: Update, showing linkStack: LinkStack<Value>)

  /// The link stack is shorter now, as a person has gone back, or a push turned out to be lost.
  func didTruncate(to depth: Int)
}

extension LinkHost {
  /// Does nothing: most hosts have removed the dismissed screens by themselves.
  package func didTruncate(to depth: Int) {}
}

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
