import CommandSupport
import Foundation

/// What the command is asked for.
struct FuzzerOptions {
  enum Name: String, OptionName {
    case inputs, seed, skip, save, help

    var value: String? {
      switch self {
      case .inputs, .seed, .skip: "NUMBER"
      case .save: "FILE"
      case .help: nil
      }
    }
  }

  static let help = """
    usage: Fuzzer [--inputs NUMBER] [--seed NUMBER] [--skip NUMBER] [--save FILE]

    Reads made-up saved paths, files and links, and insists on what holds of each.

      --inputs NUMBER  how many inputs to read; 1000000 if not said
      --seed NUMBER    what the inputs follow from; 1 if not said
      --skip NUMBER    with which input to begin; 0 if not said
      --save FILE      write the first input to the file, to look at it

    An input that breaks a property ends the run: the exit code is 1, and the input is written to a
    file. One that kills the process, or takes longer than a minute, is named before the end.
    """

  var inputs = 1_000_000
  var seed: UInt64 = 1
  var skip = 0
  var save: String?

  /// Reads the arguments; `nil` where they ask for help.
  static func parse(_ arguments: [String]) throws(UsageError) -> FuzzerOptions? {
    if ArgumentReader<Name>.asksForHelp(arguments) { return nil }
    var options = FuzzerOptions()
    var reader = ArgumentReader<Name>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .option(.inputs, let value):
        options.inputs = try Name.inputs.number(value, in: 1...1_000_000_000)
      case .option(.seed, let value):
        options.seed = try Name.seed.number(value, in: 0...UInt64.max)
      case .option(.skip, let value):
        options.skip = try Name.skip.number(value, in: 0...1_000_000_000_000)
      case .option(.save, let value): options.save = value
      case .option(.help, _): break
      case .other(let text):
        throw UsageError("\(quoting: text) belongs to no option", known: "--help")
      }
    }
    return options
  }
}
