import CommandSupport

/// What the command has to say and to write, before any of it is.
struct CommandResult: Hashable, Sendable {
  var status = ExitStatus.success

  /// The pieces of the standard output, each with the time at which it is due.
  var pieces: [TextReport.Piece] = []
  var standardError = ""
  var picture: OutputFile?

  /// The whole standard output.
  var standardOutput: String { pieces.map(\.text).joined() }
}
