import CommandSupport
import Foundation
import LinkStackEngine

/// The outer edge: the one place that prints, writes files and waits.
enum Console {
  /// Makes a result real.
  ///
  /// The picture comes first: if it can't be written, nothing is printed.
  static func perform(_ result: CommandResult) async -> ExitStatus {
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
        try StandardStream.output.write(piece.text)
      } catch {
        complain("\(Command.name): can't write the report: \(error)\n")
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
    try? StandardStream.error.write(text)
  }
}
