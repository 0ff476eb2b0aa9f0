import Foundation
import HostileInputs
import TestSupport

/// Reads a great many made-up inputs: see `--help`.
@MainActor
enum Fuzzer {
  private static func say(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  /// The most memory that the process has had so far, in MiB.
  private static func peakMemory() -> Int {
    var usage = rusage()
    #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
    return Int(usage.ru_maxrss) / (1024 * 1024)
    #else
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Int(usage.ru_maxrss) / 1024
    #endif
  }

  /// - Returns: Whether no property is broken.
  static func run(_ options: FuzzerOptions) -> Bool {
    say("seed \(options.seed), inputs from \(options.skip)")
    var progress = SearchProgress(of: options.inputs, "inputs")
    var run = HostileRun(seed: options.seed)
    LastWords.arm()
    do {
      try run.read(options.skip..<options.skip + options.inputs) { index in
        LastWords.note("--inputs 1 --seed \(options.seed) --skip \(index)")
        progress.note(index - options.skip, "at most \(peakMemory()) MiB")
      }
    } catch {
      let file = "hostile-\(error.seed)-\(error.index).bin"
      try? Data(error.input.bytes).write(to: URL(fileURLWithPath: file))
      say("FAILED: \(error)\nThe input is in \(file).")
      return false
    }
    progress.end(
      "\(options.inputs) hostile inputs: \(run.readCount) read, \(run.refusedCount) refused, "
        + "0 trapped"
    )
    // Each input is a few KiB at most: what grows beyond this isn't bounded by them.
    guard peakMemory() < 512 else {
      say("FAILED: the inputs took \(peakMemory()) MiB")
      return false
    }
    return true
  }
}

/// What the command is asked for.
struct FuzzerOptions: SearchOptions {
  enum Name: String, OptionName {
    case inputs, seed, skip
    var value: String? { "NUMBER" }
  }

  static let help = """
    usage: Searches fuzz [--inputs NUMBER] [--seed NUMBER] [--skip NUMBER]

    Reads made-up saved paths, files and links, and insists on what holds of each.

      --inputs NUMBER  how many inputs to read; 1000000 if not said
      --seed NUMBER    what the inputs follow from; 1 if not said
      --skip NUMBER    with which input to begin; 0 if not said

    An input that breaks a property ends the run: the exit code is 1, and the input is written to a
    file. One that kills the process, or takes longer than a minute, is named before the end.
    """

  private(set) var inputs = 1_000_000
  private(set) var seed: UInt64 = 1
  private(set) var skip = 0

  mutating func set(_ name: Name, to value: String) throws(UsageError) {
    switch name {
    case .inputs: inputs = try name.number(value, in: 1...1_000_000_000)
    case .seed: seed = try name.number(value, in: 0...UInt64.max)
    case .skip: skip = try name.number(value, in: 0...1_000_000_000_000)
    }
  }
}
