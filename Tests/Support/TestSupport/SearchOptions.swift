import Foundation

/// The options of a command that searches for mistakes.
package protocol SearchOptions {
  associatedtype Name: OptionName

  static var help: String { get }

  /// Creates what the command does without arguments.
  init()

  /// Takes in an option; its value is empty where it has none.
  mutating func set(_ name: Name, to value: String) throws(UsageError)
}

extension SearchOptions {
  /// Reads the arguments, without `--help` among them.
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

  /// Reads the arguments; ends the process, with the help, if `--help` is among them.
  package init(orHelp arguments: [String]) throws(UsageError) {
    if ArgumentReader<Name>.asksForHelp(arguments) {
      print(Self.help)
      exit(ExitStatus.success.rawValue)
    }
    try self.init(arguments)
  }
}
