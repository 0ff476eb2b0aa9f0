#if canImport(Darwin)
import Foundation

/// Finds out how long an app has been idle, by looking at it all the time.
///
/// No host reports that nothing more will come. So an app rests once it has neither moved nor shown
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
