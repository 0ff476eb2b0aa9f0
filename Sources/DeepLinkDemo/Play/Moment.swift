import LinkStackEngine
import NavigationShimTesting

/// An instant at which something happened, and what a person sees from then on.
struct Moment: Hashable, Sendable {
  /// What can happen.
  enum Happening: Hashable, Sendable {
    /// A link was opened: its position among all that are.
    case linkOpened(Int)

    /// The host was sent an update: its position among all that were.
    case update(Int)

    /// The host stands still.
    case settled(depth: Int)

    /// The host reported that it stands still.
    case settleSignal(depth: Int)

    /// The person began to go back to a depth.
    case wentBack(to: Int)

    /// The host turned off the link to the screen at a depth.
    case dismissed(depth: Int)

    case left
    case returned

    /// An interruption had no effect.
    case ignored(Interruption.Action)

    /// The outcome of a link became known.
    case reported(link: Int, NavigationOutcome)
  }

  /// What is in view: depths, of which 0 is the root's.
  enum View: Hashable, Sendable {
    case still(Int)
    case moving(from: Int, to: Int)

    /// The depth of the screen in view, or of the one that comes into view.
    var depth: Int {
      switch self {
      case .still(let depth), .moving(from: _, to: let depth): depth
      }
    }
  }

  let time: Nanoseconds
  let happenings: [Happening]
  let view: View

  /// The titles of what is in view: of one screen, or of the one that leaves and the one that
  /// comes.
  let titlesInView: [String]

  /// The screens that the host has, including those that are about to leave.
  let screens: [ShopRoute]
}

extension Moment {
  /// Whether an update went out.
  var hasUpdate: Bool {
    happenings.contains { if case .update = $0 { true } else { false } }
  }

  /// Whether the host came to stand still.
  var hasSettled: Bool {
    happenings.contains { if case .settled = $0 { true } else { false } }
  }

  /// Whether something was dismissed.
  var hasDismissal: Bool {
    happenings.contains { if case .dismissed = $0 { true } else { false } }
  }
}
