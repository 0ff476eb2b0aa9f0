/// A breach of the rules of SwiftUI and UIKit, as the emulator records it.
///
/// The emulated navigation view gets the breaches that the simulated host knows as well from that host's `Violation`,
/// in one place. This type is for apps, which don't see that host.
public struct HostViolation: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    /// State was changed while a view's body was evaluated.
    case changeDuringEvaluation

    /// An update pushed a second screen; it is lost.
    case tooManyPushes

    /// More than one screen was to be pushed by the update that makes the navigation view; the further
    /// ones are lost.
    case tooDeepAtFirstAppearance

    /// A push met a running transition; it is lost.
    case pushDuringTransition

    /// A link was turned on that isn't on the screen in front; its push is lost.
    case pushFromCoveredScreen

    /// A link was turned on whose stack is out of view, as in a tab that isn't selected; it is lost.
    case pushWhileHidden

    /// A link was turned on or off while a screen was on top that other code had pushed; a push is
    /// lost, and a pop takes that screen with it.
    case underStranger

    /// A link was turned off while a transition ran; it is followed when the transition has ended.
    case updateDuringTransition

    /// A link was turned off, and back navigation had begun before the host followed; the pop is lost.
    case popDuringBack

    /// A link was evaluated that read on although it had been turned off by back navigation; its screen is
    /// pushed again.
    case secondPush

    /// Several shown links were turned off in one update; on some systems their screens go one after
    /// another.
    case severalLinksTurnedOff

    /// Two links of one screen were on in one update; only one of their screens can be shown.
    case severalLinksOn

    /// The first screen of a stack consists of several views, which a navigation view takes for
    /// columns.
    case severalFirstViews

    /// An update popped and pushed; only the difference in depth shows.
    case popAndPush

    /// A link changed while the app was inactive; it is followed on return.
    case whileInactive

    /// A native container was given a binding made of closures, with which real ones misbehave.
    case closureBinding

    /// A native stack read its path right after writing it, and found another one.
    case writeNotReadBack

    /// A delegate let a swipe begin on a stack's root, or while its screens moved; the stack takes no touches until
    /// people swipe again.
    case swipeToNowhere
  }

  public let kind: Kind
  public let time: Int64
  public let update: Int
  public let subject: String

  public init(kind: Kind, time: Int64, update: Int, subject: String) {
    self.kind = kind
    self.time = time
    self.update = update
    self.subject = subject
  }
}
