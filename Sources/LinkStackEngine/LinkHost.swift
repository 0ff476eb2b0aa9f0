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
public protocol LinkHost: AnyObject {
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
  public func didTruncate(to depth: Int) {}
}

/// A host's answer when it is asked for its state.
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

  /// Whether a stranger is on top: a screen that doesn't belong to the link stack, such as one that
  /// a picker or the app's own controller has pushed.
  ///
  /// Until one of the link stack's screens is on top again, the driver sends nothing to the host,
  /// and draws no conclusions from its reports.
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

/// What a host shows at one moment: what it has answered, or what a ``HostEstimator`` answers in its
/// place.
package struct HostAnswer: Hashable, Sendable {
  /// What goes on.
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

  /// What goes on.
  package var condition: Condition

  /// Whether this was guessed.
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
