import AppTesting
import Foundation
import NavigationShim
import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

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
  private var clocks: [FrameClock] = []
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
    let clock = FrameClock(of: app)
    apps.append(app)
    clocks.append(clock)
    log.clock = { clock.moment }
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
    return note(log.moment(of: event), since: start, as: event).map(Length.words) ?? "never"
  }

  @discardableResult
  func note(_ moment: Moment?, since start: Moment, as event: String) -> Int64? {
    guard let moment else { return nil }
    let milliseconds = moment.milliseconds - start.milliseconds
    let frames = moment.frame - start.frame
    times.append(HostFactTime(event: event, milliseconds: milliseconds, frames: frames))
    return milliseconds
  }

  func observation(_ seen: String) -> HostFactObservation {
    HostFactObservation(seen: seen, times: times, recording: isControl ? [] : log.recording)
  }

  func wait(for event: String, in app: AppUnderTest) async throws {
    try await wait(until: event, in: app) { log.moment(of: event) != nil }
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
    for clock in clocks { clock.end() }
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
    let moment: Moment
    let isAnimated: Bool?
  }

  var clock: () -> Moment = { Moment(milliseconds: 0, frame: 0) }

  private var all: [Entry] = []
  private var forgottenCount = 0

  private var entries: ArraySlice<Entry> { all[forgottenCount...] }
  private var reactions: [String: @MainActor () -> Void] = [:]

  func add(_ event: String, animated isAnimated: Bool? = nil) {
    all.append(Entry(event: event, moment: clock(), isAnimated: isAnimated))
    reactions.removeValue(forKey: event)?()
  }

  func react(to event: String, _ reaction: @escaping @MainActor () -> Void) {
    reactions[event] = reaction
  }

  func clear() { forgottenCount = all.count }

  var recording: [String] {
    all.map { "\($0.moment.milliseconds) ms, frame \($0.moment.frame): \($0.event)" }
  }

  /// Releases the reactions to events that never came.
  func end() { reactions = [:] }

  var events: [String] { entries.map(\.event) }

  func words(of events: String...) -> String { words { events.contains($0) } }

  func words(where isWanted: (String) -> Bool) -> String {
    let found = events.filter(isWanted)
    return found.isEmpty ? "nothing" : found.joined(separator: ", ")
  }

  func count(of event: String) -> Int { entries.filter { $0.event == event }.count }

  func moment(of event: String) -> Moment? { entries.last { $0.event == event }?.moment }

  func animation(of event: String) -> String {
    switch entries.last(where: { $0.event == event })?.isAnimated {
    case true?: "animated"
    case false?: "not animated"
    case nil: "never"
    }
  }

  var writes: String { words { $0.contains(":=") } }
}

struct Moment {
  let milliseconds: Int64
  let frame: Int64
}

/// The time in an app, in milliseconds and in frames.
///
/// UIKit reports each frame. Elsewhere a second has sixty of them.
@MainActor
final class FrameClock {
  private weak var app: AppUnderTest?

  var moment: Moment {
    let milliseconds = app?.milliseconds ?? 0
    return Moment(milliseconds: milliseconds, frame: frame(at: milliseconds))
  }

  init(of app: AppUnderTest) { self.app = app }

  #if canImport(UIKit) && canImport(Darwin)
  private let counter = FrameCounter()

  private func frame(at milliseconds: Int64) -> Int64 { counter.count }
  func end() { counter.end() }
  #else
  private func frame(at milliseconds: Int64) -> Int64 { (milliseconds * 60 + 500) / 1000 }
  func end() {}
  #endif
}

#if canImport(UIKit) && canImport(Darwin)
/// Counts frames until it is ended: the display link keeps it.
@MainActor
private final class FrameCounter: NSObject {
  private(set) var count: Int64 = 0
  private var link: CADisplayLink?

  override init() {
    super.init()
    link = CADisplayLink(target: self, selector: #selector(step))
    link?.add(to: .main, forMode: .common)
  }

  @objc private func step() { count += 1 }

  func end() { link?.invalidate() }
}
#endif
