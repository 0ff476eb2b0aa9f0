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
      try? StandardStream.error.write("\(name): can't print: \(FileError.words(error))\n")
      exit(ExitStatus.cannotWrite.rawValue)
    }
  }

  /// Does what arguments ask for; nothing is printed.
  static func run(
    _ arguments: [String],
    reading read: (String) throws -> Data = { try InputFile.contents(of: $0, known: knownReport) }
  ) -> Result {
    if ArgumentReader<DemoOptions.Name>.asksForHelp(arguments) {
      return Result(standardOutput: help)
    }
    do {
      let options = try DemoOptions(parsing: arguments)
      if let path = options.replayed { return try replay(read(path), from: path) }
      return switch options.report {
      case .json: Result(standardOutput: try DemoComparison(options).json())
      case .compare: Result(standardOutput: ComparisonText(options).text)
      default: Result(standardOutput: TimelineText(comparison: DemoComparison(options)).text)
      }
    } catch let error as UsageError {
      let complaint = "\(name): \(error)\nusage: \(name) [options] [link]   (see --help)\n"
      return Result(status: .usage, standardError: complaint)
    } catch {
      let status = (error as? FileError)?.status ?? .internalError
      return Result(status: status, standardError: "\(name): \(error)\n")
    }
  }

  private static func replay(_ report: Data, from path: String) throws -> Result {
    let stacks: [ReportedStack]
    do throws(ReportedStack.Malformed) {
      stacks = try ReportedStack.all(in: String(decoding: report, as: UTF8.self))
    } catch {
      throw FileError.reading(path, "\(error)", known: knownReport)
    }
    let lines = stacks.map { "\($0.name): \($0.difference ?? "no difference")" }
    let isSame = stacks.allSatisfy { $0.difference == nil }
    let text = lines.map { TerminalText.cleaned($0) + "\n" }.joined()
    return Result(status: isSame ? .success : .failure, standardOutput: text)
  }

  private static let name = "DeepLinkDemo"
  private static let knownReport = "a file with the text of NavigationDiagnostics.report"

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
      --replay FILE          plays the link stacks of a diagnostics report again;
                             takes no other option and no link
      --help, -h             prints this

    Times are from 0 to 3600 seconds; the link above is in place after 0.417 s, or
    after 1.75 s with --animation every. A value may follow its option after =, too.

    Links
      shop://orders/42/items/7/edit?confirm=true, or any beginning of it

    Exit status
      0   played
      1   a report is played again, and NavigationShim answers differently now
      64  an argument is unknown or has a bad value
      65  the report can't be read, or is none
      70  the report can't be written as JSON
      74  the output can't be written

    """
}
