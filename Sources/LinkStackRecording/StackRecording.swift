package import LinkStackEngine

/// What has happened to one stack, in order: what came from the app, the clock and the host, what the host showed at
/// that moment, and what the driver answered.
///
/// A person is seen by what the host shows: that a finger holds a screen, or that fewer screens stay.
package struct StackRecording: Hashable, Sendable, Codable {
  /// What is known of the stack before the first entry.
  package enum Beginning: Hashable, Sendable, Codable {
    /// It had a path of some length, and no host yet.
    case appearance(length: Int)

    /// It stood still, as told.
    case rest(Rest)

    /// It was changing.
    case middle

    /// It is SwiftUI's own.
    case native
  }

  /// A stack that stands still as told, and what the answers of a host that can't be asked rest on.
  package struct Rest: Hashable, Sendable, Codable {
    package let depth: Int
    package let keptDepth: Int?
    package let seenDepth: Int?
    package let isWaiting: Bool
  }

  package struct Settings: Hashable, Sendable {
    package var rules: UpdateRules
    package var pacing: Pacing
    package var animation: ChangeAnimation
  }

  /// Something that has happened.
  package struct Entry: Hashable, Sendable, Codable {
    /// When it happened, in nanoseconds from some instant before the first entry.
    package var time: Int64

    package var event: Event

    /// What the host showed; `nil` where it can't tell, or there is none.
    package var host: HostState?
    package var answer: SequencerEffects?
  }

  package enum Event: Hashable, Sendable, Codable {
    /// The app has set a path.
    case path(parts: [Part], isAnimated: Bool)

    /// The app turns out to have wanted no animation.
    case stopAnimating

    case settings(Settings)
    case started
    case ended

    /// A screen has come into view, or its link was turned off; `nil` is a screen that is gone.
    case appeared(depth: Int?)
    case dismissed(depth: Int?)

    case changed
    case waitEnded
    case suspended
    case resumed

    /// Something was done to a simulated host, which knows of it.
    case act(HostAct)

    /// The app has set a path of SwiftUI's own stack.
    case nativePath(length: Int, inCommon: Int)

    /// SwiftUI's own stack has written the app's path.
    case nativeWrite(length: Int, inCommon: Int)
  }

  /// Neighbouring elements of a path.
  package struct Part: Hashable, Sendable, Codable {
    /// What is known of elements without knowing their values.
    package enum Kind: String, Hashable, Sendable, Codable {
      /// They are those of the former path at this place.
      case former

      /// They are not, but those that are shown at this place.
      case shown

      case new
    }

    package let kind: Kind
    package var count: Int

    package init(_ kind: Kind, _ count: Int) {
      self.kind = kind
      self.count = count
    }
  }

  /// What was done to a simulated host.
  package enum HostAct: Hashable, Sendable, Codable {
    case goBack(depth: Int)
    case swipe(holding: Int64, isCancelled: Bool)
    case cover
    case uncover
    case leave
    case comeBack
    case linkOff(depth: Int)
    case repeatedSignal
  }

  package var settings: Settings
  package var beginning: Beginning

  /// How many entries there were before the first one, of which there was no room for any more.
  package var droppedCount = 0

  package var entries: [Entry] = []
}
