import Foundation
import LinkStackEngine
import NavigationShim
import TestSupport

/// Plays a deep link on a simulated host, and shows every update.
///
/// ``run(arguments:environment:isTerminal:columns:reading:)`` finds out all there is to say, and
/// ``perform(_:)`` says it.
@main
@MainActor
enum DemoCommand {
  /// What the command has to say, before any of it is.
  struct Result: Hashable, Sendable {
    var status = ExitStatus.success
    var standardOutput = ""
    var standardError = ""
  }

  static func main() {
    let result = run(
      arguments: Array(ProcessInfo.processInfo.arguments.dropFirst()),
      environment: ProcessInfo.processInfo.environment,
      isTerminal: StandardStream.output.isTerminal,
      columns: StandardStream.output.columns ?? 80
    )
    exit(perform(result).rawValue)
  }

  /// Does what arguments ask for; nothing is printed or written.
  static func run(
    arguments: [String],
    environment: [String: String],
    isTerminal: Bool,
    columns: Int = 80,
    reading read: (String) throws -> Data = { try Data(contentsOf: URL(fileURLWithPath: $0)) }
  ) -> Result {
    let width = min(80, max(40, columns))
    if ArgumentReader<DemoOptions.Name>.asksForHelp(arguments) {
      return Result(standardOutput: help)
    }
    do {
      let options = try DemoOptions(parsing: arguments)
      let painter = Painter(isTerminal: isTerminal, environment: environment)
      if let path = options.replayed { return replay(path, reading: read) }
      return try play(options, painter, width)
    } catch let error as UsageError {
      return Result(status: .usage, standardError: "\(name): \(error)\n\(usage)\n")
    } catch {
      let complaint = "\(name): the report can't be written as JSON: \(error)\n"
      return Result(status: .internalError, standardError: complaint)
    }
  }

  private static func play(
    _ options: DemoOptions,
    _ painter: Painter,
    _ width: Int
  ) throws -> Result {
    let comparison = DemoComparison(options)
    var result = Result()
    switch options.report {
    case .json: result.standardOutput = try comparison.json()
    case .compare: result.standardOutput = ComparisonText(options, painter, width).text
    default:
      let report = TimelineText(comparison: comparison, painter: painter, width: width)
      result.standardOutput = report.text
    }
    return result
  }

  private static func replay(
    _ path: String,
    reading read: (String) throws -> Data
  ) -> Result {
    let reason: String
    do {
      let stacks = try ReportedStack.all(in: String(decoding: read(path), as: UTF8.self))
      let lines = stacks.map { "\($0.name): \($0.difference ?? "no difference")" }
      let isSame = stacks.allSatisfy { $0.difference == nil }
      let text = lines.map { TerminalText.cleaned($0) + "\n" }.joined()
      return Result(status: isSame ? .success : .failure, standardOutput: text)
    } catch let error as ReportedStack.Malformed {
      reason = TerminalText.cleaned("\(error)")
    } catch {
      reason = (error as NSError).systemReason
    }
    let complaint = "\(name): can't replay \(TerminalText.cleaned(path)): \(reason)\n"
    return Result(status: .badInput, standardError: complaint)
  }

  /// Makes a result real: the one place that prints.
  static func perform(_ result: Result) -> ExitStatus {
    // There is nobody left to tell where a complaint can't be written.
    try? StandardStream.error.write(result.standardError)
    do {
      try StandardStream.output.write(result.standardOutput)
    } catch {
      try? StandardStream.error.write("\(name): can't write the report: \(error)\n")
      return .cannotWrite
    }
    return result.status
  }
}

extension DemoCommand {
  private static let name = "DeepLinkDemo"

  static let usage = "usage: \(name) [options] [link]   (--help tells more)"

  static let help = """
    \(name) plays a deep link of a little shop on a simulated host, and shows
    every update by which the host gets there. Time is simulated, so it takes none.

    usage: \(name) [options] [link]

    The link, if none is given:
      \(DeepLink.builtIn.url)

    Options
      --host links           links as on iOS 14 and 15, which take one push per
                             update (default)
      --host watch           links as on watchOS 7 and 8, which can't be asked
                             what they show, so that pushes can come too early,
                             nor not to animate, as far as anybody knows
      --host native          as on iOS 16: any path in one update
      --animation automatic  of a link's pushes only the last is animated, so that
                             one transition is seen (default); any other push
                             takes one frame of 1/60 s, which is an assumption
      --animation every      each push is animated
      --animation none       nothing is animated
      --pacing settled       an update goes when the host has settled (default);
                             every \(Pacing.settled.delay.seconds) s if it can't be asked
      --pacing fixed[:SEC]   an update every SEC seconds, but none while the host
                             moves, if it can be asked (default: \(Pacing.settled.delay.seconds))
      --transition SEC       the length of the host's animation (default: 0.35)
      --interrupt WHAT@SEC   something comes between at a time; may be given again
                               back@0.2      the person goes back one screen
                               hold=5@0.8    a finger takes hold of the top as
                                             soon as that stands still, and
                                             swipes it away after 5 s
                               cancel=5@0.8  the same, but lets it return
                               hold@0.8, cancel@0.8    the same after 1 s
                               link=URL@0.2  another link is opened
                               leave@0.05    the person leaves the app
                               return@3      the person returns to the app
      --compare              prints what is on screen beside what a fixed delay
                             shows, and a native host
      --json                 prints JSON: updates, events, outcome, path and more
      --replay FILE          plays the link stacks of a diagnostics report again;
                             takes no other option and no link
      --help, -h             prints this
      --                     ends the options

    Times are from 0 to 3600 seconds; the link above is at rest after 0.417 s, or
    after 1.75 s with --animation every. A value may follow its option after =, too.

    Links
      shop://orders
      shop://orders/42
      shop://orders/42/items/7
      shop://orders/42/items/7/edit              with ?confirm=true, also to the
                                                 confirmation; ?confirm=false: not
    Anything else is refused, and nothing is shown.

    Examples
      \(name) shop://orders/42/items/7
      \(name) --transition 3.5
      \(name) --animation every
      \(name) --host watch --pacing fixed:0.2
      \(name) --interrupt back@0.2
      \(name) --animation every --interrupt back@1.2
      \(name) --pacing fixed --interrupt hold=5@0.8
      \(name) --interrupt leave@0.05 --interrupt return@3
      \(name) --interrupt link=shop://orders/43@0.2

    Colour is used on a terminal only, and not where NO_COLOR is set.

    Exit status
      0   played, whatever the outcome
      1   a report is played again, and the package answers differently now
      64  an argument is unknown or has a bad value; nothing is played
      65  the report can't be read
      70  the report can't be made; nothing is printed
      74  the report can't be written

    """
}
