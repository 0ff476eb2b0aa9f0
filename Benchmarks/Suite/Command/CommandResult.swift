import CommandSupport

/// What the command has to say and to write at its end, before any of it is.
package struct CommandResult: Equatable, Sendable {
  var status = ExitStatus.success
  var standardOutput = ""
  var standardError = ""
  var files: [OutputFile] = []
}
