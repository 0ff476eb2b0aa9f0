import CommandSupport
import LinkStackEngine

/// The command as a function: nothing is read, printed, written or waited for.
enum Command {
  static let name = "DeepLinkDemo"

  /// Does what arguments ask for.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the command's own name.
  ///   - environment: The environment variables.
  ///   - isTerminal: Whether the standard output is a terminal.
  @MainActor
  static func run(
    arguments: [String],
    environment: [String: String],
    isTerminal: Bool
  ) -> CommandResult {
    do throws(UsageError) {
      switch try OptionsParser.parse(arguments) {
      case .help:
        return CommandResult(pieces: [.init(time: .zero, text: Help.text)])
      case .play(let options):
        return play(options, Painter(isTerminal: isTerminal, environment: environment))
      }
    } catch {
      return CommandResult(
        status: .usage,
        standardError: "\(name): \(error)\n\(Help.usage)\n"
      )
    }
  }

  @MainActor
  private static func play(_ options: Options, _ painter: Painter) -> CommandResult {
    let comparison = Comparison(options)
    var result = CommandResult()
    if options.writesJSON {
      do {
        result.pieces = [.init(time: .zero, text: try JSONReport(comparison).text())]
      } catch {
        return CommandResult(
          status: .internalError,
          standardError: "\(name): the report can't be written as JSON: \(error)\n"
        )
      }
    } else {
      result.pieces = TextReport.pieces(of: comparison, painter: painter)
      if !options.isRealtime {
        result.pieces = [.init(time: .zero, text: result.standardOutput)]
      }
    }
    result.picture = options.picture.map {
      OutputFile(path: $0, contents: Picture(comparison).svg)
    }
    return result
  }
}
