package import LinkStackEngine

/// A breach of what a host accepts.
package struct Violation: Hashable, Sendable {
  /// The rule that was broken.
  package enum Kind: String, Hashable, Sendable {
    /// An update pushed more screens than the host takes in one.
    case tooManyPushes

    /// An update replaced a screen in place.
    case replacement

    /// An update met a running transition.
    case duringTransition

    /// An update came while the app was inactive.
    case whileInactive

    /// The host was to appear with more screens than it can.
    case tooDeepAtFirstAppearance

    /// A push came from a screen that the host doesn't show, as it was itself lost before.
    case ownerNotShown

    /// An update came while a screen was on top that somebody else had pushed.
    case underStranger
  }

  package let kind: Kind
  package let time: Nanoseconds

  /// The number of the update at fault, counted from 1.
  package let updateNumber: Int

  /// How many pushes were lost by it.
  package let lostPushes: Int
}
