/// What tests may ask of a platform, and not every platform has.
package enum Ability: String, CaseIterable, Hashable, Sendable {
  /// Hosts that behave as a test wants them to.
  case choosingBehavior = "choosing how the host behaves"

  /// A finger that swipes back, holds the screen and lets go of it.
  case swiping = "swiping back"

  /// A back button that leads back by several screens at once.
  case goingBackByMany = "going back by several screens at once"

  /// Sheets that a person can pull down.
  case pullingSheets = "pulling a sheet down"

  /// Views that cover the whole screen.
  case covering = "covering the whole screen"

  /// State of scenes that is there again at the next launch.
  case keepingScenes = "keeping the state of scenes over launches"

  /// Leaving the app, as the system sees it, and not only as notifications have it.
  case leaving = "leaving the app"

  /// SwiftUI's own navigation stack.
  case nativeStacks = "SwiftUI's own navigation stack"
}

extension Ability {
  /// What the running system hasn't, each with the reason.
  package static let missing = AppUnderTest.missingAbilities

  /// Whether the running system has it.
  package var isHere: Bool { Self.missing[self] == nil }
}
