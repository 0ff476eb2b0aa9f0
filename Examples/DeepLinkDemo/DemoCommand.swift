import Foundation
import LinkStackEngine
import NavigationShim
import TestSupport

/// Plays a deep link on a simulated host, and prints every step.
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
      try? StandardStream.error.write("\(name): can't print: \(error.localizedDescription)\n")
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
      let complaint = "\(name): \(error)\nusage: \(name) [options] [link]   (see --help)\n"
      return Result(status: .usage, standardError: complaint)
    } catch {
      return Result(status: .internalError, standardError: "\(name): \(error)\n")
    }
  }

  private static let name = "DeepLinkDemo"

  private static let help = """
    \(name) plays a deep link of a little shop on a simulated host, and prints
    each step by which the host gets there. Time is simulated: the command finishes
    at once.

    usage: \(name) [options] [link]

    The link, if none is given:
      \(DeepLink.builtIn.url)

    Options
      --host links           the link stack, as on iOS 14 and 15, which takes one
                             push per step (default)
      --host watch           a link stack as on watchOS 7 and 8. Its state can't be
                             read and every push is animated, so a push can come
                             too early.
      --host native          the native stack, as on iOS 16: any path in one step
      --animation automatic  only the last push of a link is animated, so people see
                             one transition (default); any other push takes one
                             frame of 1/60 s, which is an assumption
      --animation every      each push is animated
      --animation none       nothing is animated
      --transition SECONDS   the length of the host's animation (default: 0.35)
      --interrupt WHAT@SECONDS
                             an interruption at a time; may be given again
                               back@0.2      people go back one screen
                               link=URL@0.2  another link is opened
      --compare              prints the screens beside those of a fixed delay, and
                             of the native stack
      --json                 prints JSON: steps, events, outcome, path and more
      --help, -h             prints this

    Times are from 0 to 3600 seconds; the link above is in place after 0.417 s, or
    after 1.75 s with --animation every. A value may follow its option after =, too.

    Links
      shop://orders/42/items/7/edit?confirm=true, or any beginning of it

    Exit status
      0   played
      64  an argument is unknown or has a bad value
      70  the report can't be written as JSON
      74  the output can't be written

    """
}
