package import LinkStackEngine

/// A breach of a host's rules.
package struct Violation: Equatable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    /// A step pushed more screens than the host takes at once.
    case tooManyPushes

    /// A step replaced a screen in place.
    case replacement

    /// A step met a running transition.
    case duringTransition

    /// The host was to appear with more screens than it can.
    case tooDeepAtFirstAppearance

    /// A push came from a screen that the host doesn't show, since it was lost before.
    case ownerNotShown

    /// A step came while a foreign screen was on top.
    case underStranger
  }

  package let kind: Kind
  package let time: Nanoseconds

  /// The number of the step, counted from 1.
  package let updateNumber: Int

  package let lostPushes: Int
}
