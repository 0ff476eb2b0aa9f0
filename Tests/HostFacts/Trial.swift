import AppUnderTest
import SwiftUI

/// One measurement of a fact: the apps it launches, and what happens in them.
@MainActor
final class Trial {
  /// Whether the app is to be built otherwise than the fact is about.
  let isControl: Bool

  /// What has happened in the apps.
  let log = Log()

  private let behavior: HostBehavior
  private var apps: [AppUnderTest] = []

  init(on behavior: HostBehavior, isControl: Bool) {
    self.behavior = behavior
    self.isControl = isControl
  }

  /// Launches an app, and waits until it rests.
  func launch<Content: View>(@ViewBuilder _ content: () -> Content) async -> AppUnderTest {
    let app = launchAtOnce(content)
    await app.settle()
    return app
  }

  /// Launches an app, and waits for nothing.
  func launchAtOnce<Content: View>(@ViewBuilder _ content: () -> Content) -> AppUnderTest {
    let app = AppUnderTest(behavior: behavior) { content() }
    apps.append(app)
    log.clock = { [weak app] in app?.milliseconds ?? 0 }
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
    let start = app.milliseconds
    await action()
    await app.settle()
    return log.time(of: event).map { Length.words($0 - start) } ?? "never"
  }

  /// Waits until something has happened.
  func wait(for event: String, in app: AppUnderTest) async throws {
    try await wait(until: event, in: app) { log.time(of: event) != nil }
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
    apps = []
    log.end()
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
