import CommandSupport
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
        try picture.write()
      } catch {
        complain("\(Command.name): \(error)\n")
        return .cannotCreate
      }
    }
    complain(result.standardError)
    let start = ProcessInfo.processInfo.systemUptime
    for piece in result.pieces {
      await sleep(until: piece.time.seconds, since: start)
      do {
        // Written at once, without a buffer, so that it can be seen at its time.
        try FileHandle.standardOutput.write(contentsOf: Data(piece.text.utf8))
      } catch {
        complain("\(Command.name): can't write the report: \((error as NSError).systemReason)\n")
        return .cannotWrite
      }
    }
    return result.status
  }

  private static func sleep(until instant: Double, since start: Double) async {
    let left = instant - (ProcessInfo.processInfo.systemUptime - start)
    guard left > 0 else { return }
    try? await Task.sleep(nanoseconds: UInt64(left * 1e9))
  }

  /// Writes to the standard error; there is nobody left to tell if that fails.
  private static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
