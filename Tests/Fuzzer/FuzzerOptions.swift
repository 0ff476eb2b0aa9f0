import CommandSupport
import TestSupport

/// What the command is asked for.
struct FuzzerOptions: SearchOptions {
  enum Name: String, OptionName {
    case inputs, seed, skip, save

    var value: String? {
      switch self {
      case .inputs, .seed, .skip: "NUMBER"
      case .save: "FILE"
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

  private(set) var inputs = 1_000_000
  private(set) var seed: UInt64 = 1
  private(set) var skip = 0
  private(set) var save: String?

  mutating func set(_ name: Name, to value: String) throws(UsageError) {
    switch name {
    case .inputs: inputs = try name.number(value, in: 1...1_000_000_000)
    case .seed: seed = try name.number(value, in: 0...UInt64.max)
    case .skip: skip = try name.number(value, in: 0...1_000_000_000_000)
    case .save: save = value
    }
  }
}
