import Combine
import Foundation

/// What has happened on a page since it was opened.
@MainActor
final class Journal: ObservableObject {
  struct Line: Identifiable {
    let id: Int
    /// In seconds.
    let time: Double
    let text: String
  }

  @Published private(set) var lines: [Line] = []
  private var start = ProcessInfo.processInfo.systemUptime
  private static let limit = 500

  nonisolated init() {}

  /// Forgets what has happened, and begins to count the time anew.
  func startAnew() {
    lines = []
    start = ProcessInfo.processInfo.systemUptime
  }

  func write(_ text: String) {
    let time = ProcessInfo.processInfo.systemUptime - start
    lines.append(Line(id: (lines.last?.id ?? 0) + 1, time: time, text: text))
    if lines.count > Self.limit { lines.removeFirst() }
  }
}
