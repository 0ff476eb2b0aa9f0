package import CommandSupport
import Foundation

/// What a command that searches for mistakes is asked to do.
package protocol SearchOptions {
  associatedtype Name: OptionName

  /// What the command says about itself.
  static var help: String { get }

  /// Creates what the command does without arguments.
  init()

  /// Takes in an option; its value is empty where it has none.
  mutating func set(_ name: Name, to value: String) throws(UsageError)
}

extension SearchOptions {
  /// Reads the arguments, none of which asks for help.
  package init(_ arguments: [String]) throws(UsageError) {
    self.init()
    var reader = ArgumentReader<Name>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .other(let text): throw UsageError("\(quoting: text) is no option", known: "--help")
      case .option(let name, let value): try set(name, to: value)
      }
    }
  }

  /// Reads the arguments of this process.
  ///
  /// Ends the process where they ask for help, or where they are refused.
  ///
  /// - Parameter command: The name of the command, for messages.
  package static func ofThisProcess(_ command: String) -> Self {
    let arguments = Array(ProcessInfo.processInfo.arguments.dropFirst())
    if ArgumentReader<Name>.asksForHelp(arguments) {
      print(help)
      exit(ExitStatus.success.rawValue)
    }
    do throws(UsageError) {
      return try Self(arguments)
    } catch {
      try? StandardStream.error.write("\(command): \(error)\n")
      exit(ExitStatus.usage.rawValue)
    }
  }
}

/// Says how far a search has got, ten times on its way or more often.
///
/// It writes at once: what kills the process must not take it along.
package struct SearchProgress {
  private let unit: String
  private let step: Int
  private var next: Int
  private let stopwatch = Stopwatch()

  /// Starts the clock.
  ///
  /// - Parameters:
  ///   - total: How much there is to do.
  ///   - unit: What is counted, as in `inputs`.
  package init(of total: Int, _ unit: String) {
    self.unit = unit
    step = max(1, min(total / 10, 100_000))
    next = step
  }

  /// Says how much is done, if that is a good deal more than last time.
  ///
  /// - Parameter remark: What to say besides.
  package mutating func note(_ done: Int, _ remark: @autoclosure () -> String = "") {
    guard done >= next else { return }
    next = done - done % step + step
    let remark = remark()
    say("\(done) \(unit), \(stopwatch)\(remark.isEmpty ? "" : ", \(remark)")")
  }

  /// Says what came of the search.
  package func end(_ summary: String) { say("\(summary), \(stopwatch)") }

  private func say(_ text: String) { try? StandardStream.output.write(text + "\n") }
}
