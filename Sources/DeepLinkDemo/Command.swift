import CommandSupport
import Foundation
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

/// What `--help` prints.
enum Help {
  /// The usage line.
  static let usage = "usage: \(Command.name) [options] [link]   (--help tells more)"

  static let text = """
    \(Command.name) plays a deep link of a little shop on a simulated host, and shows
    every update by which the host gets there. Time is simulated, so it takes none.

    usage: \(Command.name) [options] [link]

    The link, if none is given:
      \(DeepLink.builtIn.url)

    Options
      --host links|native    the host: links as on iOS 14 and 15, which take one
                             push per update, or native as on iOS 16
                             (default: links)
      --pacing settled       an update goes when the host has settled (default)
      --pacing fixed[:SEC]   an update every SEC seconds, whatever the host does
                             (default: \(PacingChoice.usualDelay.seconds))
      --transition SEC       the length of the host's animation (default: 0.35)
      --interrupt WHAT@SEC   something comes between at a time; may be given again
                               back@1.2      the person goes back one screen
                               link=URL@0.9  another link is opened
                               leave@0.5     the person leaves the app
                               return@3      the person returns to the app
      --json                 prints JSON: updates, events, outcome, path and more
      --svg FILE             also writes the timeline as a picture
      --realtime             prints each line at its time; not with --json
      --help                 prints this
      --                     ends the options

    Times are from 0 to 3600 seconds. A value may follow its option after = as well.

    Links, each part of which leads to a screen or says what the next part is
      shop://orders
      shop://orders/42
      shop://orders/42/items/7
      shop://orders/42/items/7/edit              with ?confirm=true, also to the
                                                 confirmation; ?confirm=false: not
      shop://search?q=tea
      shop://search/products/5?q=tea             and on like the next
      shop://products/5
      shop://products/5/related
      shop://products/5/related/6/related/7…     up to \(ShopURLHandler.depthLimit) screens
    Anything else is refused, and nothing is shown.

    Examples
      \(Command.name) 'shop://search/products/5/related?q=green%20tea'
      \(Command.name) --pacing fixed:0.2
      \(Command.name) --interrupt back@1.2
      \(Command.name) --interrupt leave@0.5 --interrupt return@3 --realtime
      \(Command.name) --interrupt link=shop://orders/43@0.9 --svg timeline.svg

    Colour is used on a terminal only, and not where NO_COLOR is set.

    Exit status
      0   played, whatever the outcome
      64  an argument is unknown or has a bad value; nothing is played
      73  the picture can't be written; nothing is printed
      74  the report can't be written

    """
}
