import Foundation

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

  /// Hosts that say how many screens there are, and which titles the covered ones have.
  case countingScreens = "counting the screens of a stack"

  /// State of scenes that is there again at the next launch.
  case keepingScenes = "keeping the state of scenes over launches"

  /// A screen that is wide enough for the columns of a split view to be beside each other.
  case showingColumns = "showing columns beside each other"

  /// What the system writes to the console.
  case readingConsole = "reading what the system writes to the console"

  /// Leaving the app, as the system sees it, and not only as notifications have it.
  case leaving = "leaving the app"

  /// SwiftUI's own navigation stack.
  case nativeStacks = "SwiftUI's own navigation stack"
}

extension Ability {
  /// What the running system hasn't, each with the reason.
  package static let missing: [Ability: String] = {
    #if canImport(Darwin)
    var missing: [Ability: String] = [
      .choosingBehavior: "the system is as it is",
      .leaving: "an app can't send itself away, and is only told what it would be told",
      .keepingScenes: "the process goes on, and so do its scenes",
      .readingConsole: "the log has more than what is said of paths",
    ]
    #if os(tvOS)
    missing[.swiping] = "there is no such gesture on tvOS"
    missing[.goingBackByMany] = "there is no back button on tvOS"
    missing[.pullingSheets] = "there is nothing to pull on tvOS"
    missing[.showingColumns] = "tvOS shows one column at a time"
    #elseif os(macOS)
    missing[.swiping] = "there is no such gesture on a Mac"
    missing[.goingBackByMany] = "the back button leads back by one"
    missing[.pullingSheets] = "a sheet has nothing to pull on a Mac"
    missing[.covering] = "there are sheets only on a Mac"
    missing[.countingScreens] = "AppKit knows of no stack, and says what is in front alone"
    #elseif os(iOS) && !targetEnvironment(macCatalyst)
    let model = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] ?? ""
    if !model.hasPrefix("iPad") { missing[.showingColumns] = "only an iPad has the room" }
    #endif
    if #unavailable(iOS 16, tvOS 16, macOS 13) {
      missing[.nativeStacks] = "it came with iOS 16, tvOS 16 and macOS 13"
    }
    return missing
    #else
    return [:]
    #endif
  }()

  /// Whether the running system has it.
  package var isHere: Bool { Self.missing[self] == nil }
}
