/// A container that shows a link stack: a chain of `NavigationLink`s, a navigation controller, a
/// simulation, a terminal.
///
/// To become a host, perform the updates of a ``LinkStackDriver``, say what is on screen when the
/// driver asks, and tell the driver about changes:
///
/// - ``LinkStackDriver/hostDidShow(_:)`` when a screen begins to come into view.
/// - ``LinkStackDriver/hostDidChange()`` when a transition has ended, or when a finger that held a
///   screen has let go. Without this call, the driver asks by itself after a delay.
/// - ``LinkStackDriver/hostDidDismiss(_:)`` when the host itself has turned a link off, usually
///   because a person went back.
/// - ``LinkStackDriver/suspend()`` and ``LinkStackDriver/resume()`` when the scene leaves the
///   foreground, and when it returns.
@MainActor
package protocol LinkHost: AnyObject {
  /// The value that a screen of this host shows.
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
  ///   - update: The change, and whether to animate it. A host that always animates is slower, but
  ///     loses nothing.
  ///   - linkStack: The link stack after the update. If a copy of it outlives this call, the next
  ///     update has to copy the chain.
  func perform(_ update: Update, showing linkStack: LinkStack<Value>)

  /// Tells the host that screens are gone, and that the link stack is shorter now.
  ///
  /// This happens when a person has gone back, and when a push turns out to be lost.
  ///
  /// - Parameter depth: The link stack's new depth.
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

  /// Whether screens move.
  package var motion: Motion

  /// Whether a stranger is on top: a screen that doesn't belong to the link stack, such as one that
  /// a picker or the app's own controller has pushed.
  ///
  /// Until one of the link stack's screens is on top again, the driver sends nothing to the host,
  /// and draws no conclusions from its reports.
  package var isCovered: Bool

  /// Describes a host.
  package init(depth: Int, motion: Motion, isCovered: Bool = false) {
    self.depth = depth
    self.motion = motion
    self.isCovered = isCovered
  }
}
