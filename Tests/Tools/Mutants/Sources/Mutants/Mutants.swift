import Foundation

/// Shows that the tests notice when a line of the package is wrong: see `--help`.
@main
struct Mutants {
  private static let help = """
    usage: Mutants [options]   (in the package's folder)

    Makes one place of the package wrong at a time, in a copy, and runs the tests that reach it, which have to notice.
    Rules find the places, and a seed says which of them are tried. Prints a table and what wasn't noticed in Markdown
    on the standard output, and on the standard error how far it has got.

      --engine NUMBER  how many are drawn of LinkStackEngine (50)
      --shim NUMBER    how many are drawn of NavigationShim (100)
      --seed NUMBER    what the draw follows from (the date, as in 20261125)
      --only TEXT      draws from those with this text in what --list says of them
      --list           prints what is drawn, and tests nothing
      --jobs NUMBER    how many are tested at a time (the number of processors, and no more than that)
      --copy FOLDER    keeps the copy there, and with it what was built for the next time

    Where TEST_TARGETS names test targets, they alone are built and run, and with TOOLS=1 all of them.
    """

  private var counts = [50, 100]
  private var seed = Self.seed(of: Date())
  private var only = ""
  private var isList = false
  private var jobs = ProcessInfo.processInfo.activeProcessorCount
  private var folder: URL?

  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.contains("--help") { return print(help) }
    do {
      try await Mutants(arguments).run()
    } catch {
      say("Mutants: \(error)")
      exit(1)
    }
  }

  init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      if name == "--list" {
        isList = true
        continue
      }
      guard let value = rest.popFirst() else { throw Failure("\(name) has no value; see --help") }
      func number() throws(Failure) -> Int {
        if let number = Int(value), number >= 0 { return number }
        throw Failure("\(name) can't be \(value)")
      }
      switch name {
      case "--engine": counts[0] = try number()
      case "--shim": counts[1] = try number()
      case "--seed": seed = UInt64(try number())
      case "--only": only = value
      case "--jobs": jobs = max(1, try number())
      case "--copy": folder = URL(fileURLWithPath: value)
      default: throw Failure("there is no option \(name); see --help")
      }
    }
  }

  /// The seed of a day in Greenwich: its survivors are new.
  private static func seed(of date: Date) -> UInt64 {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = [.withYear, .withMonth, .withDay]
    return UInt64(formatter.string(from: date)) ?? 1
  }

  private func run() async throws {
    let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let temporary = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: temporary) }
    let copy = try PackageCopy(of: root, in: folder ?? temporary)
    let draws = try zip(PackageCopy.modules, counts).map { module, count in
      let mutants = try copy.mutants(in: module).filter { only.isEmpty || "\($0)".contains(only) }
      return Mutant.drawn(count, from: mutants, seed: seed)
    }
    let drawn = draws.joined().sorted {
      ($0.file, $0.range.lowerBound) < ($1.file, $1.range.lowerBound)
    }
    if isList { return drawn.forEach { print($0) } }
    let mutants = Dictionary(uniqueKeysWithValues: zip(1..., drawn))
    Self.say("building a copy with \(drawn.count) mutants of seed \(seed) in \(copy.folder.path)")
    let (program, built) = try TestProgram.build(copy, with: mutants)
    Self.say("running all tests without a mutant; \(built.count) mutants compile")
    let suites = try await program.suites(highestNumber: drawn.count, jobs: jobs)
    let verdicts = try await built.sorted { $0.key < $1.key }.mapped(jobs: jobs) { number, mutant in
      let start = Date()
      let verdict = try program.verdict(on: number, by: suites)
      let seconds = String(format: "%.1f", -start.timeIntervalSinceNow)
      Self.say("\(mutant): \(verdict), \(seconds) s")
      return (mutant, verdict)
    }
    print("| module | seed | drawn | compile | noticed |\n|---|---|---|---|---|")
    for (module, draw) in zip(PackageCopy.modules, draws) {
      let judged = verdicts.filter { draw.contains($0.0) }
      let noticed = judged.count { $0.1.isNoticed }
      print("| \(module) | \(seed) | \(draw.count) | \(judged.count) | \(noticed) |")
    }
    print("")
    for (mutant, verdict) in verdicts where !verdict.isNoticed {
      print("- `\(mutant)`: \(verdict)")
    }
  }

  private static func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
