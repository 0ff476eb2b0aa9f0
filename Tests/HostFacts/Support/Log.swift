import AppUnderTest
import Foundation

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// What has happened in an app, in order.
@MainActor
final class Log {
  private struct Entry {
    let event: String
    let moment: Moment
    let isAnimated: Bool?
  }

  /// Tells what time it is.
  var clock: () -> Moment = { Moment(milliseconds: 0, frame: 0) }

  /// All that has happened, also what was forgotten.
  private var all: [Entry] = []

  /// How much of it was forgotten.
  private var forgottenCount = 0

  private var entries: ArraySlice<Entry> { all[forgottenCount...] }
  private var reactions: [String: @MainActor () -> Void] = [:]

  /// Notes that something has happened, and whether as part of an animation.
  func add(_ event: String, animated isAnimated: Bool? = nil) {
    all.append(Entry(event: event, moment: clock(), isAnimated: isAnimated))
    reactions.removeValue(forKey: event)?()
  }

  /// Has something done the next time that something happens, at that moment.
  func react(to event: String, _ reaction: @escaping @MainActor () -> Void) {
    reactions[event] = reaction
  }

  /// Forgets what has happened.
  func clear() {
    forgottenCount = all.count
  }

  /// All that has happened since the app was launched, each with its milliseconds and its frame.
  var recording: [String] {
    all.map { "\($0.moment.milliseconds) ms, frame \($0.moment.frame): \($0.event)" }
  }

  /// Gives up what was to be done at what never happened, and with it who was to do that.
  func end() {
    reactions = [:]
  }

  /// All that has happened.
  var events: [String] { entries.map(\.event) }

  /// Returns what of some events has happened, in order.
  func words(of events: String...) -> String {
    words { events.contains($0) }
  }

  /// Returns what has happened of a kind, in order.
  func words(where isWanted: (String) -> Bool) -> String {
    let found = events.filter(isWanted)
    return found.isEmpty ? "nothing" : found.joined(separator: ", ")
  }

  /// Returns how often something has happened.
  func count(of event: String) -> Int {
    entries.filter { $0.event == event }.count
  }

  /// Returns when something has happened last.
  func moment(of event: String) -> Moment? {
    entries.last { $0.event == event }?.moment
  }

  /// Says whether what has happened last of its name was animated.
  func animation(of event: String) -> String {
    switch entries.last(where: { $0.event == event })?.isAnimated {
    case true?: "animated"
    case false?: "not animated"
    case nil: "never"
    }
  }

  /// What bindings of links were set to by the host.
  var writes: String { words { $0.contains(":=") } }
}

/// When something happens.
struct Moment {
  /// The milliseconds since some moment.
  let milliseconds: Int64

  /// How many frames there have been since some moment.
  let frame: Int64
}

/// Tells the time in an app, in milliseconds and in frames.
///
/// UIKit tells of each frame. Elsewhere there are sixty in a second.
@MainActor
final class FrameClock {
  private weak var app: AppUnderTest?

  /// What it is now.
  var moment: Moment {
    let milliseconds = app?.milliseconds ?? 0
    return Moment(milliseconds: milliseconds, frame: frame(at: milliseconds))
  }

  init(of app: AppUnderTest) {
    self.app = app
  }

  #if canImport(UIKit) && !os(watchOS)
  private let counter = FrameCounter()

  private func frame(at milliseconds: Int64) -> Int64 { counter.count }

  /// Stops counting.
  func end() { counter.end() }
  #else
  private func frame(at milliseconds: Int64) -> Int64 { (milliseconds * 60 + 500) / 1000 }

  /// Stops counting.
  func end() {}
  #endif
}

#if canImport(UIKit) && !os(watchOS)
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
