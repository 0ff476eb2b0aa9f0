import CommandSupport
import Foundation
import HostileInputs
import TestSupport

// Reads a great many made-up inputs: see --help.

func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

/// The most memory that the process has had so far, in MiB.
func peakMemory() -> Int {
  var usage = rusage()
  #if canImport(Darwin)
  getrusage(RUSAGE_SELF, &usage)
  return Int(usage.ru_maxrss) / (1024 * 1024)
  #else
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return Int(usage.ru_maxrss) / 1024
  #endif
}

@MainActor func run(_ options: FuzzerOptions) throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("Fuzzer-\(UUID().uuidString)").resolvingSymlinksInPath()
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  if let file = options.save {
    let input = HostileInput(seed: options.seed, index: options.skip)
    try Data(input.bytes).write(to: URL(fileURLWithPath: file))
  }
  say("seed \(options.seed), inputs from \(options.skip)")
  var progress = SearchProgress(of: options.inputs, "inputs")
  var run = HostileRun(seed: options.seed, folder: folder)
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
    exit(ExitStatus.failure.rawValue)
  }
  progress.end(
    "\(options.inputs) hostile inputs: \(run.readCount) read, \(run.refusedCount) refused, "
      + "0 trapped"
  )
  // Each input is a few KiB at most: what grows beyond this isn't bounded by them.
  guard peakMemory() < 512 else {
    say("FAILED: the inputs took \(peakMemory()) MiB")
    exit(ExitStatus.failure.rawValue)
  }
}

try run(FuzzerOptions.ofThisProcess("Fuzzer"))
