import Foundation
import LinkStack

/// The outer edge: the one place that prints, writes files and waits.
enum Console {
  /// Makes a result real.
  ///
  /// The picture comes first: if it can't be written, nothing is printed.
  static func perform(_ result: CommandResult) async -> CommandResult.Status {
    if let picture = result.picture {
      do {
        try PictureFile.write(picture)
      } catch {
        write("\(Command.name): \(error)\n", to: .standardError)
        return .cannotCreate
      }
    }
    write(result.standardError, to: .standardError)
    let start = ProcessInfo.processInfo.systemUptime
    for piece in result.pieces {
      await sleep(until: piece.time.seconds, since: start)
      write(piece.text, to: .standardOutput)
    }
    return result.status
  }

  private static func sleep(until instant: Double, since start: Double) async {
    let left = instant - (ProcessInfo.processInfo.systemUptime - start)
    guard left > 0 else { return }
    try? await Task.sleep(nanoseconds: UInt64(left * 1e9))
  }

  /// Writes at once, without a buffer.
  ///
  /// A reader that has gone away misses nothing.
  private static func write(_ text: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
