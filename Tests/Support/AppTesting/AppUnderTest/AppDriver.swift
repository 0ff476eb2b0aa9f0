import Dispatch
package import Foundation
@_exported public import HostBehaviors
package import NavigationShim
package import SwiftUI

/// A running app and its user, as tests see them.
///
/// On Linux the app runs in the emulator and in virtual time, elsewhere in a window and in real time.
/// ``AppUnderTest`` is the driver of the platform. What a platform can't do is among
/// ``Ability/missing``, and is never used.
///
/// People's actions return `false` if they aren't possible, as when there is nothing to tap. Functions about the screen
/// that people *see* are about the front: the sheet, if there is one, or else the app's root, and there the innermost
/// stack.
@MainActor
package protocol AppDriver: AnyObject {
  init<Content: View>(
    on host: NavigationHost?,
    behavior: HostBehavior,
    kept: KeptState,
    warnings: CollectedWarnings,
    @ViewBuilder content: () -> Content
  )

  var milliseconds: Int64 { get }

  func update() async
  func wait(_ milliseconds: Int64) async

  func settle() async
  func inNextTurn(_ action: @escaping @MainActor () -> Void)
  func end()

  func tap(_ label: String, occurrence: Int) async -> Bool

  func back(to depth: Int) async -> Bool
  func back() async -> Bool
  func beginSwipeBack() async -> Bool
  func finishSwipeBack() async
  func cancelSwipeBack() async
  func type(_ text: String, into field: String) async -> Bool
  func selectTab(_ label: String) async -> Bool
  func dismissSheet() async -> Bool

  func open(_ url: URL) -> Bool

  func leave() async
  func comeBack() async

  var visibleTexts: [String] { get }

  var titles: [String?] { get }
  var depth: Int { get }
  var isInTransition: Bool { get }
  var enabledLabels: [String] { get }
  var fieldNames: [String] { get }
  var tabLabels: [String] { get }
  var hasSheet: Bool { get }
  var hasCover: Bool { get }
  var isPresenting: Bool { get }

  var isLeft: Bool { get }
  var areAnimationsEnabled: Bool { get set }

  var console: [String] { get }

  var violations: [HostViolation] { get }
  var warnings: CollectedWarnings { get }

  func leftovers() async -> [String]
}

extension AppDriver {
  package init<Content: View>(
    stacks host: NavigationHost,
    behavior: HostBehavior = HostBehavior(),
    kept: KeptState = KeptState(),
    warnings: CollectedWarnings = CollectedWarnings(),
    @ViewBuilder _ content: () -> Content
  ) {
    self.init(on: host, behavior: behavior, kept: kept, warnings: warnings, content: content)
  }

  package init<Content: View>(
    behavior: HostBehavior = HostBehavior(),
    kept: KeptState = KeptState(),
    @ViewBuilder _ content: () -> Content
  ) {
    self.init(
      on: nil,
      behavior: behavior,
      kept: kept,
      warnings: CollectedWarnings(),
      content: content
    )
  }

  package func leftovers() async -> [String] {
    let isSwitchOff = !areAnimationsEnabled
    return warnings.failedChecks
      + (isSwitchOff ? ["UIKit's switch for animations was left in another state"] : [])
  }

  package func tap(_ label: String) async -> Bool { await tap(label, occurrence: 0) }

  package func inNextTurn(_ action: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { action() }
  }

  /// Opens no link: no app can hand itself one as the system does.
  package func open(_ url: URL) -> Bool { false }

  package var title: String? { titles.last ?? nil }
  package var shown: [String] { titles.dropFirst().map { $0 ?? "?" } }

  package var milliseconds: Int64 { Int64(DispatchTime.now().uptimeNanoseconds / 1_000_000) }

  package func isEnabled(_ label: String) -> Bool { enabledLabels.contains(label) }
}

package enum Ability: String, CaseIterable, Hashable, Sendable {
  case choosingBehavior = "choosing how the host behaves"
  case swiping = "swiping back"
  case goingBackByMany = "going back by several screens at once"
  case pullingSheets = "pulling a sheet down"
  case covering = "covering the whole screen"
  case countingScreens = "counting the screens of a stack"
  case showingColumns = "showing columns beside each other"
  case readingConsole = "reading what the system writes to the console"

  case leaving = "leaving the app"
  case nativeStacks = "SwiftUI's own navigation stack"
  case observation = "observing the properties of objects"
}

extension Ability {
  package static let missing: [Ability: String] = {
    #if canImport(Darwin)
    var missing: [Ability: String] = [
      .choosingBehavior: "the system is as it is",
      .leaving: "an app can't send itself away, and only gets the notifications of it",
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
    if #unavailable(iOS 17, tvOS 17, macOS 14) {
      missing[.observation] = "it came with iOS 17, tvOS 17 and macOS 14"
    }
    return missing
    #else
    return [:]
    #endif
  }()

  package var isHere: Bool { Self.missing[self] == nil }
}
