import CommandSupport

/// What the command has to say and to write, before any of it is.
struct CommandResult: Hashable, Sendable {
  /// The exit statuses, which but for the first are those of `sysexits.h`.
  enum Status: Int32, Sendable {
    case success = 0
    case internalError = 70
    case usage = 64
    case cannotCreate = 73
    case cannotWrite = 74
  }

  var status = Status.success

  /// The pieces of the standard output, each with the time at which it is due.
  var pieces: [TextReport.Piece] = []
  var standardError = ""
  var picture: OutputFile?

  /// The whole standard output.
  var standardOutput: String { pieces.map(\.text).joined() }
}
