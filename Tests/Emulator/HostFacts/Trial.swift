import AppTesting
import Foundation
import NavigationShim
import SwiftUI

/// One measurement of a fact: the apps it launches, and their events.
@MainActor
final class Trial {
  let isControl: Bool
  let log = Log()

  // Most apps have one of each of these.
  private(set) lazy var link = Switch("link", log)
  private(set) lazy var sheet = Switch("sheet", log)
  let probe = Probe()
  private(set) lazy var chain = Chain(log)
  private(set) lazy var native = NativeChain(log)
  private let behavior: HostBehavior
  private var apps: [AppUnderTest] = []

  init(on behavior: HostBehavior, isControl: Bool) {
    self.behavior = behavior
    self.isControl = isControl
  }

  func launch<Content: View>(
    withPackageLinks hasPackageLinks: Bool = false,
    @ViewBuilder _ content: () -> Content
  ) async -> AppUnderTest {
    let app =
      hasPackageLinks
      ? AppUnderTest(stacks: .links, behavior: behavior) { content() }
      : AppUnderTest(behavior: behavior) { content() }
    apps.append(app)
    log.clock = { [weak app] in app?.milliseconds ?? 0 }
    await app.settle()
    return app
  }

  func length(
    until event: String,
    in app: AppUnderTest,
    _ action: @MainActor () async -> Void
  ) async -> String {
    log.clear()
    let start = log.clock()
    await action()
    await app.settle()
    return log.time(of: event).map { Length.words($0 - start) } ?? "never"
  }

  func wait(
    until name: String,
    in app: AppUnderTest,
    _ condition: @MainActor () -> Bool
  ) async throws {
    for _ in 0..<1000 {
      if condition() { return }
      await app.wait(5)
    }
    throw NeverHappened(name: name)
  }

  var violations: [HostViolation] { apps.flatMap(\.violations) }

  func end() {
    for app in apps {
      app.areAnimationsEnabled = true
      app.end()
    }
    apps = []
  }
}

extension AppDriver {
  func settle(after action: @MainActor () async -> Void) async {
    await action()
    await settle()
  }

  func words(among texts: String...) -> String {
    let seen = texts.filter(visibleTexts.contains)
    return seen.isEmpty ? "none of them" : seen.joined(separator: ", ")
  }
}

struct NeverHappened: Error {
  let name: String
}

enum Length {
  static let still = "under 100 ms"
  static let animated = "250 to 600 ms"

  static func words(_ milliseconds: Int64) -> String {
    switch milliseconds {
    case ..<0: "before it"
    case ..<100: still
    case ..<250: "100 to 250 ms"
    case ...600: animated
    default: "over 600 ms"
    }
  }
}

@MainActor
final class Log {
  private struct Entry {
    let event: String
    let time: Int64
    let isAnimated: Bool?
  }

  var clock: () -> Int64 = { 0 }

  private var all: [Entry] = []
  private var forgottenCount = 0

  private var entries: ArraySlice<Entry> { all[forgottenCount...] }

  func add(_ event: String, animated isAnimated: Bool? = nil) {
    all.append(Entry(event: event, time: clock(), isAnimated: isAnimated))
  }

  func clear() { forgottenCount = all.count }

  var recording: [String] { all.map { "\($0.time) ms: \($0.event)" } }

  var events: [String] { entries.map(\.event) }

  func words(of events: String...) -> String { words { events.contains($0) } }

  func words(where isWanted: (String) -> Bool) -> String {
    let found = events.filter(isWanted)
    return found.isEmpty ? "nothing" : found.joined(separator: ", ")
  }

  func time(of event: String) -> Int64? { entries.last { $0.event == event }?.time }

  /// Whether the last event of this name was animated; `nil` if there was none.
  func isAnimated(_ event: String) -> Bool? { entries.last { $0.event == event }?.isAnimated }

  var writes: String { words { $0.contains(":=") } }
}
