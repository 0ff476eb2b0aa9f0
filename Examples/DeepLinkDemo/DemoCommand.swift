import Foundation
import LinkStackEngine
import NavigationShim
import TestSupport

/// Plays a deep link on a simulated host, and prints every update.
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
    let result = run(Array(ProcessInfo.processInfo.arguments.dropFirst()))
    do {
      try StandardStream.error.write(result.standardError)
      try StandardStream.output.write(result.standardOutput)
      exit(result.status.rawValue)
    } catch {
      exit(ExitStatus.cannotWrite.rawValue)
    }
  }

  /// Does what arguments ask for; nothing is printed.
  static func run(_ arguments: [String]) -> Result {
    if ArgumentReader<DemoOptions.Name>.asksForHelp(arguments) {
      return Result(standardOutput: help)
    }
    do {
      let options = try DemoOptions(parsing: arguments)
      return switch options.report {
      case .json: Result(standardOutput: try DemoComparison(options).json())
      case .compare: Result(standardOutput: ComparisonText(options).text)
      default: Result(standardOutput: TimelineText(comparison: DemoComparison(options)).text)
      }
    } catch let error as UsageError {
      let complaint = "\(name): \(error)\nusage: \(name) [options] [link]   (--help tells more)\n"
      return Result(status: .usage, standardError: complaint)
    } catch {
      return Result(status: .badInput, standardError: "\(name): \(error)\n")
    }
  }

  private static let name = "DeepLinkDemo"

  private static let help = """
    \(name) plays a deep link of a little shop on a simulated host, and prints
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
      --transition SEC       the length of the host's animation (default: 0.35)
      --interrupt WHAT@SEC   something comes between at a time; may be given again
                               back@0.2      people go back one screen
                               link=URL@0.2  another link is opened
      --compare              prints what is on screen beside what a fixed delay
                             shows, and a native host
      --json                 prints JSON: updates, events, outcome, path and more
      --help, -h             prints this

    Times are from 0 to 3600 seconds; the link above is in place after 0.417 s, or
    after 1.75 s with --animation every. A value may follow its option after =, too.

    Links
      shop://orders/42/items/7/edit?confirm=true, or any beginning of it

    The exit status is 64 if an argument is unknown or has a bad value.

    """
}
