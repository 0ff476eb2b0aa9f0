/// Something that shows a link stack: a chain of `NavigationLink`s, a navigation controller, a
/// simulation, a terminal.
///
/// To become a host, perform the updates of a ``LinkStackDriver``, say what is on screen when asked,
/// and tell the driver when that has changed:
///
/// - ``LinkStackDriver/hostDidShow(_:)`` when a screen begins to come into view.
/// - ``LinkStackDriver/hostDidChange()`` when a transition has ended, or a finger that held a screen has
///   let go. Without it the driver asks by itself, after a delay.
/// - ``LinkStackDriver/hostDidDismiss(_:)`` when a link was turned off by the host itself, that is, as
///   a rule, by a person who went back.
/// - ``LinkStackDriver/suspend()`` and ``LinkStackDriver/resume()`` when the scene leaves the
///   foreground and returns.
@MainActor
public protocol LinkHost: AnyObject {
  /// What a screen of this host shows.
  associatedtype Value: Equatable

  /// What the host shows now, and whether that moves; `nil` where the host can't tell.
  ///
  /// A host that can tell never gets an update while it moves. One that can't is left the time that
  /// its pacing says, and loses what comes too early.
  var state: HostState? { get }

  /// Performs one update.
  ///
  /// The host may tell the driver from inside this function what has changed; the driver answers
  /// after it has returned. It may begin later to push or pop, and answers until then with what was there
  /// before.
  ///
  /// A pop that the host has not followed is sent again. Then the link stack has its depth already, and
  /// the update's previous depth is the host's.
  ///
  /// - Parameters:
  ///   - update: What changes, and whether that is to be animated. A host that animates all the same
  ///     is slower, and loses nothing by it.
  ///   - linkStack: The link stack after the update. A copy that outlives this call makes the next
  ///     update copy the chain.
  func perform(_ update: Update, showing linkStack: LinkStack<Value>)

  /// Takes note that screens are gone, so that the link stack is shorter now.
  ///
  /// That is so when a person has gone back, and when a push turns out to have been lost.
  ///
  /// - Parameter depth: The link stack's new depth.
  func didTruncate(to depth: Int)
}

extension LinkHost {
  /// Does nothing: most hosts have removed the dismissed screens by themselves.
  public func didTruncate(to depth: Int) {}
}

/// What a host says of itself when it is asked.
public struct HostState: Hashable, Sendable {
  /// Whether screens move.
  public enum Motion: Hashable, Sendable, CaseIterable {
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
  public var depth: Int

  /// Whether screens move.
  public var motion: Motion

  /// Whether a stranger is on top: a screen that is none of the link stack's, as one that a picker or an
  /// app's own controller has pushed.
  ///
  /// Until one of the link stack's screens is on top again, nothing is sent to the host and nothing
  /// that it says is believed.
  public var isCovered: Bool

  /// Describes a host.
  public init(depth: Int, motion: Motion, isCovered: Bool = false) {
    self.depth = depth
    self.motion = motion
    self.isCovered = isCovered
  }
}

/// A source of wake-ups, by which a driver waits: the main queue in an app, virtual time in a test.
@MainActor
public protocol WakeScheduler: AnyObject {
  /// Arranges a call of a function after a delay.
  ///
  /// - Parameters:
  ///   - delay: How long to wait. The function must not be called before `schedule` has returned,
  ///     even where this is zero.
  ///   - wake: The function to call, once, on the main actor.
  /// - Returns: A token to cancel the call with.
  func schedule(after delay: Nanoseconds, _ wake: @escaping @MainActor () -> Void) -> WakeToken

  /// Revokes a call. After this it never happens. A token whose call has happened is ignored.
  func cancel(_ token: WakeToken)
}

/// The name of one scheduled wake-up.
public struct WakeToken: Hashable, Sendable {
  /// A number that its scheduler uses once.
  public let number: UInt64

  /// Creates the token with a number; for schedulers.
  public init(_ number: UInt64) {
    self.number = number
  }
}
