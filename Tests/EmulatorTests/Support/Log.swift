/// What has happened, in order.
@MainActor
final class Log {
  private var entries: [String] = []

  var count: Int { entries.count }

  func add(_ entry: String) {
    entries.append(entry)
  }

  /// Returns what has happened since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
