package import CommandSupport

/// The outer edge: the one place that prints and writes files.
package enum Console {
  /// Makes a result real, all of it that can be: it may have taken minutes to get.
  package static func perform(_ result: CommandResult) -> ExitStatus {
    var status = result.status
    for file in result.files {
      do {
        try file.write()
      } catch {
        complain("\(Command.name): \(error)\n")
        status = .cannotCreate
      }
    }
    do {
      try StandardStream.output.write(result.standardOutput)
    } catch {
      complain("\(Command.name): can't write the report: \(error)\n")
      status = .cannotWrite
    }
    complain(result.standardError)
    return status
  }

  /// Writes to the standard error; there is nobody left to tell if that fails.
  private static func complain(_ text: String) {
    try? StandardStream.error.write(text)
  }
}
