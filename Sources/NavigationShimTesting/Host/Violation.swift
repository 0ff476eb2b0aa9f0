public import LinkStackEngine

/// A breach of what a host accepts.
public struct Violation: Hashable, Sendable {
  /// What the host does not accept.
  public enum Kind: String, Hashable, Sendable {
    /// An update pushed more screens than the host takes in one.
    case tooManyPushes

    /// An update popped more screens than the host takes in one.
    case tooManyPops

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
  }

  /// What the host does not accept.
  public let kind: Kind

  /// When it happened.
  public let time: Nanoseconds

  /// The number of the update at fault, counted from 1.
  public let updateNumber: Int

  /// How many pushes were lost by it.
  public let lostPushes: Int
}

extension Violation: CustomStringConvertible {
  /// What happened, when, and what was lost by it.
  public var description: String {
    let loss =
      switch lostPushes {
      case 0: "nothing lost"
      case 1: "1 push lost"
      default: "\(lostPushes) pushes lost"
      }
    return "update \(updateNumber) at \(time), \(kind): \(loss)"
  }
}

extension Violation.Kind: CustomStringConvertible {
  /// What is wrong with the update, as in `during a transition`.
  public var description: String {
    switch self {
    case .tooManyPushes: "with too many pushes"
    case .tooManyPops: "with too many pops"
    case .replacement: "with a replacement in place"
    case .duringTransition: "during a transition"
    case .whileInactive: "while the app was inactive"
    case .tooDeepAtFirstAppearance: "too deep for the first appearance"
    case .ownerNotShown: "from a screen that is not there"
    }
  }
}
