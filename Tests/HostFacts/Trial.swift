import AppUnderTest
import NavigationShim
import SwiftUI

/// One measurement of a fact: the apps it launches, and what happens in them.
@MainActor
final class Trial {
  /// Whether the app is to be built otherwise than the fact is about.
  let isControl: Bool

  /// What has happened in the apps.
  let log = Log()

  // What many apps have one of.
  private(set) lazy var link = Switch("link", log)
  private(set) lazy var sheet = Switch("sheet", log)
  let probe = Probe()
  private(set) lazy var chain = Chain(log)
  private(set) lazy var native = NativeChain(log)
  private(set) lazy var states = ScreenStates(log)

  private let behavior: HostBehavior
  private var apps: [AppUnderTest] = []
  private var clocks: [FrameClock] = []
  private var times: [HostFactTime] = []

  init(on behavior: HostBehavior, isControl: Bool) {
    self.behavior = behavior
    self.isControl = isControl
  }

  /// Launches an app, and waits until it rests; whether the package's own stacks in it are of links may be said.
  func launch<Content: View>(
    withPackageLinks hasPackageLinks: Bool = false,
    @ViewBuilder _ content: () -> Content
  ) async -> AppUnderTest {
    let app = launchAtOnce(withPackageLinks: hasPackageLinks, content)
    await app.settle()
    return app
  }

  /// Launches an app, and waits for nothing.
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

  /// Returns how long it takes from now until something has happened, as an app comes to rest.
  ///
  /// - Parameters:
  ///   - event: What is waited for.
  ///   - app: The app.
  ///   - action: What begins now.
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

  /// Notes how long something took, and returns the milliseconds.
  @discardableResult
  func note(_ moment: Moment?, since start: Moment, as event: String) -> Int64? {
    guard let moment else { return nil }
    let milliseconds = moment.milliseconds - start.milliseconds
    let frames = moment.frame - start.frame
    times.append(HostFactTime(event: event, milliseconds: milliseconds, frames: frames))
    return milliseconds
  }

  /// What has been found out, with what was seen.
  func observation(_ seen: String) -> HostFactObservation {
    // To read both takes a while, and of a control nobody wants to know.
    HostFactObservation(
      seen: seen,
      times: times,
      console: isControl ? [] : apps.flatMap(\.console).distinct,
      recording: isControl ? [] : log.recording
    )
  }

  /// Waits until something has happened.
  func wait(for event: String, in app: AppUnderTest) async throws {
    try await wait(until: event, in: app) { log.moment(of: event) != nil }
  }

  /// Waits until a condition holds, which is asked every few milliseconds.
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

  /// Ends the apps, and turns animations on again.
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
  /// Does something, and waits until the app rests.
  func settle(after action: @MainActor () async -> Void) async {
    await action()
    await settle()
  }

  /// Returns which of some texts are seen.
  func words(among texts: String...) -> String {
    let seen = texts.filter(visibleTexts.contains)
    return seen.isEmpty ? "none of them" : seen.joined(separator: ", ")
  }
}

/// Something that was waited for hasn't happened.
struct NeverHappened: Error, CustomStringConvertible {
  let name: String

  var description: String { "\(name) never came" }
}

/// How long something takes, in words that don't depend on the device.
enum Length {
  static let still = "under 100 ms"
  static let animated = "250 to 600 ms"
  static let several = "over 600 ms"

  /// Returns the words for a number of milliseconds.
  static func words(_ milliseconds: Int64) -> String {
    switch milliseconds {
    case ..<0: "before it"
    case ..<100: still
    case ..<250: "100 to 250 ms"
    case ...600: animated
    default: several
    }
  }
}
