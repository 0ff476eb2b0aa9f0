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
  private var times: [HostFactTime] = []

  init(on behavior: HostBehavior, isControl: Bool) {
    self.behavior = behavior
    self.isControl = isControl
  }

  func launch<Content: View>(
    withPackageLinks hasPackageLinks: Bool = false,
    @ViewBuilder _ content: () -> Content
  ) async -> AppUnderTest {
    let app = launchAtOnce(withPackageLinks: hasPackageLinks, content)
    await app.settle()
    return app
  }

  func launchAtOnce<Content: View>(
    withPackageLinks hasPackageLinks: Bool = false,
    @ViewBuilder _ content: () -> Content
  ) -> AppUnderTest {
    let app =
      hasPackageLinks
      ? AppUnderTest(stacks: .links, behavior: behavior) { content() }
      : AppUnderTest(behavior: behavior) { content() }
    apps.append(app)
    log.clock = { [weak app] in app?.milliseconds ?? 0 }
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
    return note(log.time(of: event), since: start, as: event).map(Length.words) ?? "never"
  }

  @discardableResult
  func note(_ time: Int64?, since start: Int64, as event: String) -> Int64? {
    guard let time else { return nil }
    times.append(HostFactTime(event: event, milliseconds: time - start))
    return time - start
  }

  func observation(_ seen: String) -> HostFactObservation {
    HostFactObservation(seen: seen, times: times, recording: isControl ? [] : log.recording)
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

  func end() {
    for app in apps {
      app.areAnimationsEnabled = true
      app.end()
    }
    apps = []
    log.end()
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

struct NeverHappened: Error, CustomStringConvertible {
  let name: String

  var description: String { "\(name) never came" }
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
  private var reactions: [String: @MainActor () -> Void] = [:]

  func add(_ event: String, animated isAnimated: Bool? = nil) {
    all.append(Entry(event: event, time: clock(), isAnimated: isAnimated))
    reactions.removeValue(forKey: event)?()
  }

  func react(to event: String, _ reaction: @escaping @MainActor () -> Void) {
    reactions[event] = reaction
  }

  func clear() { forgottenCount = all.count }

  var recording: [String] { all.map { "\($0.time) ms: \($0.event)" } }

  /// Releases the reactions to events that never came.
  func end() { reactions = [:] }

  var events: [String] { entries.map(\.event) }

  func words(of events: String...) -> String { words { events.contains($0) } }

  func words(where isWanted: (String) -> Bool) -> String {
    let found = events.filter(isWanted)
    return found.isEmpty ? "nothing" : found.joined(separator: ", ")
  }

  func count(of event: String) -> Int { entries.filter { $0.event == event }.count }

  func time(of event: String) -> Int64? { entries.last { $0.event == event }?.time }

  func animation(of event: String) -> String {
    switch entries.last(where: { $0.event == event })?.isAnimated {
    case true?: "animated"
    case false?: "not animated"
    case nil: "never"
    }
  }

  var writes: String { words { $0.contains(":=") } }
}
