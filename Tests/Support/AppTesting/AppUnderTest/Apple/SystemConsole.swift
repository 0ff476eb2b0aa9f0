#if canImport(Darwin)
import Foundation
import OSLog

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
#endif
