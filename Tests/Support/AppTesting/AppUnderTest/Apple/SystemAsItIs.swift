#if canImport(Darwin)
import Foundation
import OSLog

/// What the system keeps of an app over its launches: here nothing, as the process goes on.
package struct KeptState: Sendable {
  package init() {}
}

extension HostBehavior {
  func checkThatItIsTheSystems() {
    precondition(
      self == HostBehavior(),
      "A real host behaves as it does. Ask for Ability.choosingBehavior before wanting another one."
    )
  }
}

struct SystemConsole {
  static let accessibilityAdvice = """
    Nothing is heard of what is on screen. On a simulator, turn accessibility on by `xcrun simctl \
    spawn booted defaults write com.apple.Accessibility AccessibilityEnabled -bool true`, and by \
    the same for ApplicationAccessibilityEnabled. Then run the tests again.
    """

  private let start = Date()
  private var remarks: [String] = []

  mutating func remark(_ text: String) {
    guard !remarks.contains(text) else { return }
    remarks.append(text)
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }

  var lines: [String] {
    guard #available(iOS 15, tvOS 15, macOS 12, *) else { return remarks }
    let frameworks = ["com.apple.SwiftUI", "com.apple.UIKit", "com.apple.AppKit"]
    guard let store = try? OSLogStore(scope: .currentProcessIdentifier),
      let entries = try? store.getEntries(at: store.position(date: start))
    else { return remarks }
    let logged = entries.compactMap { $0 as? OSLogEntryLog }
      .filter { frameworks.contains($0.subsystem) && $0.date >= start }
    return remarks + logged.map(\.composedMessage)
  }
}

/// Knows since when an app has been at rest, by looking at it all the time.
///
/// No host says that nothing more will come. So an app rests once it has neither moved nor shown
/// anything else for longer than any update waits for the one before it.
@MainActor
final class RestWatch<Seen: Equatable> {
  /// Seconds without any change, after which nothing more comes: a little more than the longest of the
  /// delays that link stacks are paced by.
  private static var quiet: TimeInterval { 0.75 }

  private static var reaction: TimeInterval { 0.1 }

  private static var patience: TimeInterval { 60 }

  private let look: @MainActor () -> Seen?
  private var seen: Seen?
  private var lastChange = Date()
  private var watching: Task<Void, Never>?

  init(_ look: @escaping @MainActor () -> Seen?) {
    self.look = look
    watching = Task { @MainActor [weak self] in
      while !Task.isCancelled, self?.note() != nil { await pause(milliseconds: 20) }
    }
  }

  private func note() {
    let now = look()
    if now == nil || now != seen { lastChange = Date() }
    seen = now
  }

  func rest() async -> Bool {
    let start = Date()
    while Date().timeIntervalSince(start) < Self.patience {
      await pause(milliseconds: 20)
      note()
      let isQuiet = Date().timeIntervalSince(lastChange) >= Self.quiet
      if isQuiet, Date().timeIntervalSince(start) >= Self.reaction { return true }
    }
    return false
  }

  func end() { watching?.cancel() }
}

func pause(milliseconds: Int64) async {
  try? await Task.sleep(nanoseconds: UInt64(max(0, milliseconds)) * 1_000_000)
}
#endif
