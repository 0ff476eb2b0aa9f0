import Dispatch
package import Foundation
@_exported public import HostBehaviors
package import LinkStackEngine
package import NavigationShim
package import SwiftUI

/// An app that runs, and the person who uses it: all that tests know of either.
///
/// On Linux the app runs in the emulator and in virtual time, elsewhere in a window and in real time.
/// ``AppUnderTest`` is the driver of the platform. What a platform can't do is among
/// ``Ability/missing``, and is never asked for.
///
/// A person's deeds return false where they can't be done, as when there is nothing to tap. What is
/// said to be *seen* is what is in front: of the sheet that is, or else of the app's root, and there
/// of the innermost stack.
@MainActor
package protocol AppDriver: AnyObject {
  /// Launches an app that consists of one view. Nothing is awaited, not even that it is seen.
  ///
  /// - Parameters:
  ///   - host: What shows the stacks of the package; `nil` for what the app chooses itself.
  ///   - behavior: How the system behaves.
  ///   - kept: What the system has kept of the app's earlier launches.
  ///   - warnings: Where the package's warnings go.
  ///   - content: The app's first view.
  init<Content: View>(
    on host: NavigationHost?,
    behavior: HostBehavior,
    kept: KeptState,
    warnings: CollectedWarnings,
    @ViewBuilder content: () -> Content
  )

  // MARK: Time

  /// The milliseconds since some moment.
  var milliseconds: Int64 { get }

  /// Lets the app do what is due now.
  func update() async

  /// Lets time pass.
  func wait(_ milliseconds: Int64) async

  /// Waits until the app rests: nothing moves, and nothing is about to change.
  func settle() async
  func inNextTurn(_ action: @escaping @MainActor () -> Void)

  /// Ends the app, and closes its window.
  func end()

  // MARK: A person

  /// Taps on what is seen and has a label, found by its exact text or else by a part of it.
  func tap(_ label: String, occurrence: Int) async -> Bool

  /// Goes back to a depth at once, as by a long press on the back button.
  func back(to depth: Int) async -> Bool
  func back() async -> Bool
  func beginSwipeBack() async -> Bool

  /// Lets go of a screen that is held, which then goes.
  func finishSwipeBack() async

  /// Lets go of a screen that is held, which then returns to its place.
  func cancelSwipeBack() async
  func type(_ text: String, into field: String) async -> Bool

  /// Chooses a tab by what it shows in the bar.
  func selectTab(_ label: String) async -> Bool

  /// Pulls down the sheet in front.
  func dismissSheet() async -> Bool

  /// Opens a link, and returns whether there is a way to: a real app gets links from the system alone.
  func open(_ url: URL) -> Bool

  /// Leaves the app, until ``comeBack()``.
  func leave() async

  /// Returns to the app.
  func comeBack() async

  // MARK: What is seen

  /// The texts on the screen in front.
  var visibleTexts: [String] { get }

  /// The titles of the screens of the stack in front, its root's first.
  var titles: [String?] { get }

  /// How many screens the stack in front shows above its root.
  var depth: Int { get }

  /// Whether the stack in front is on the move.
  var isInTransition: Bool { get }

  /// The labels of all that takes taps, in reading order.
  var enabledLabels: [String] { get }
  var fieldNames: [String] { get }

  /// What the tabs show in their bar.
  var tabLabels: [String] { get }

  /// Whether there is a sheet in front, which can be pulled down.
  var hasSheet: Bool { get }

  /// Whether something is in front that covers all of the screen.
  var hasCover: Bool { get }

  /// Whether the person has left the app, and has not come back.
  var isLeft: Bool { get }

  /// Whether UIKit animates in the app.
  var areAnimationsEnabled: Bool { get set }

  // MARK: What the system says

  /// What the system has written to the console about the app's navigation, as far as it tells.
  var console: [String] { get }

  /// What the host didn't accept, as far as it tells. Apple's hosts don't.
  var violations: [HostViolation] { get }
  var warnings: CollectedWarnings { get }

  /// What the package has left over once the app rests, in words, as far as that is known.
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

  /// Launches an app that chooses itself what shows its stacks.
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

  /// UIKit's switch, if it is off.
  package func leftovers() async -> [String] {
    areAnimationsEnabled ? [] : ["UIKit's switch for animations was left in another state"]
  }

  package func tap(_ label: String) async -> Bool { await tap(label, occurrence: 0) }

  /// Has something done when the main queue comes to it.
  package func inNextTurn(_ action: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { action() }
  }

  /// Opens no link: no app can hand itself one as the system does.
  package func open(_ url: URL) -> Bool { false }

  /// The title of the screen in front.
  package var title: String? { titles.last ?? nil }

  /// The titles of the screens above the root.
  package var shown: [String] { titles.dropFirst().map { $0 ?? "?" } }

  /// The milliseconds since the system began, as real time goes by.
  package var milliseconds: Int64 { Int64(DispatchTime.now().uptimeNanoseconds / 1_000_000) }

  /// Says whether something with a label is seen, and takes taps.
  package func isEnabled(_ label: String) -> Bool { enabledLabels.contains(label) }
}

@MainActor
package final class LaunchedApps {
  /// Those of the task that runs, if anybody wants to know.
  @TaskLocal package static var ofThisTask: LaunchedApps?

  /// Whether one of them is being driven, so that what is written is none of the test's own doing.
  package var isDriven = false

  /// What was written though it was there already.
  private var rewrites: [String] = []

  private var all: [any AppDriver] = []

  /// Says what is wrong with the stacks on a scheduler, whenever nothing moves and nothing is due.
  package let look: (@MainActor (any WakeScheduler) -> [String])?

  package nonisolated init(look: (@MainActor (any WakeScheduler) -> [String])? = nil) {
    self.look = look
  }

  /// Notes that an app's own path was set to what it was, unless the test has done so itself.
  package static func noteRewrite(_ path: String) {
    if let apps = ofThisTask, apps.isDriven { apps.rewrites.append("\(path) is written again") }
  }

  package func add(_ app: any AppDriver) { all.append(app) }

  package func remove(_ app: any AppDriver) { all.removeAll { $0 === app } }

  /// What their hosts didn't accept.
  package var violations: [HostViolation] { all.flatMap(\.violations) }

  package func takeWarnings() -> [String] { all.flatMap { $0.warnings.take() } }

  /// What the package has left over in them, once they rest.
  package func leftovers() async -> [String] {
    var leftovers = rewrites
    for app in all { leftovers += await app.leftovers() }
    return leftovers
  }

  /// Ends them all, and keeps none.
  package func end() {
    all.forEach { $0.end() }
    all = []
  }
}

/// What tests may ask of a platform, and not every platform has.
package enum Ability: String, CaseIterable, Hashable, Sendable {
  /// Hosts that behave as a test wants them to.
  case choosingBehavior = "choosing how the host behaves"

  /// A finger that swipes back, holds the screen and lets go of it.
  case swiping = "swiping back"
  case goingBackByMany = "going back by several screens at once"
  case pullingSheets = "pulling a sheet down"
  case covering = "covering the whole screen"

  /// Hosts that say how many screens there are, and which titles the covered ones have.
  case countingScreens = "counting the screens of a stack"
  case keepingScenes = "keeping the state of scenes over launches"

  /// A screen that is wide enough for the columns of a split view to be beside each other.
  case showingColumns = "showing columns beside each other"
  case readingConsole = "reading what the system writes to the console"

  /// Leaving the app, as the system sees it, and not only as notifications have it.
  case leaving = "leaving the app"
  case nativeStacks = "SwiftUI's own navigation stack"

  /// Views that are evaluated for what they read of an observable object.
  case observation = "observing the properties of objects"
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
    if #unavailable(iOS 17, tvOS 17, macOS 14) {
      missing[.observation] = "it came with iOS 17, tvOS 17 and macOS 14"
    }
    return missing
    #else
    return [:]
    #endif
  }()

  /// Whether the running system has it.
  package var isHere: Bool { Self.missing[self] == nil }
}
