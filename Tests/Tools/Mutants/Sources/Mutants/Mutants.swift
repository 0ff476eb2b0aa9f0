import Foundation
import TestSupport

/// Shows that the tests notice when a line of the package is wrong: see `--help`.
@main
struct Mutants {
  static func main() async {
    do {
      let options = try MutantsOptions(orHelp: Array(CommandLine.arguments.dropFirst()))
      exit(try await run(options).rawValue)
    } catch {
      say("Mutants: \(error)")
      exit((error is UsageError ? ExitStatus.usage : .internalError).rawValue)
    }
  }

  private static func run(_ options: MutantsOptions) async throws -> ExitStatus {
    let folder = options.copy.map { URL(fileURLWithPath: $0) }
    let temporary = FileManager.default.temporaryDirectory
      .appendingPathComponent("Mutants-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: temporary) }
    say("drawing by \(options.seeds.map { "--seed \($0)" }.joined(separator: ", "))")
    let copy = try PackageCopy(of: try packageFolder(), in: folder ?? temporary)
    let draws = try options.draws(from: copy.mutants())
    let drawn = Set(draws.flatMap(\.mutants))
      .sorted { ($0.file, $0.range.lowerBound, $0.key) < ($1.file, $1.range.lowerBound, $1.key) }
    if options.isList {
      for mutant in drawn { print("\(mutant)") }
      return .success
    }
    var verdicts: [Mutant: Verdict] = [:]
    for mutant in drawn {
      let known = EquivalentMutant.all.first { $0.matches(mutant) }
      verdicts[mutant] = known.map { .equivalent(reason: $0.reason) }
    }
    let numbered = drawn.filter { verdicts[$0] == nil }.enumerated()
      .map { NumberedMutant(number: $0 + 1, mutant: $1) }
    say("building a copy of the package with \(numbered.count) mutants in \(copy.folder.path)")
    let built = try await MutantBuild(copy: copy).build(numbered) { mutant, error in
      say("doesn't compile: \(mutant.number). \(mutant.mutant):\(error)")
    }
    say("running all tests without a mutant, of which \(built.count) are built")
    let program = try await TestProgram(in: copy.folder, seconds: options.limit)
    let suites = try await program.suites().mapped(jobs: options.jobs) { suite in
      try await program.tried(suite, highestNumber: numbered.count)
    }
    let run = MutantRun(program: program, suites: suites, jobs: options.jobs)
    let results = try await run.verdicts(on: built) { mutant, verdict, stopwatch in
      say("\(mutant.number). \(mutant.mutant): \(verdict), \(stopwatch)")
    }
    verdicts.merge(results) { $1 }
    let table = MutantTable(draws: draws, verdicts: verdicts)
    print(table)
    return table.smallestShare * 100 >= Double(options.share) ? .success : .failure
  }

  private static func packageFolder() throws(UsageError) -> URL {
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let manifest = folder.appendingPathComponent("Package.swift")
    guard FileManager.default.fileExists(atPath: manifest.path) else {
      throw UsageError("there is no Package.swift here", known: "the package's folder")
    }
    return folder
  }

  private static func say(_ text: String) { try? StandardStream.error.write(text + "\n") }
}

/// What the command is asked to do.
struct MutantsOptions: SearchOptions {
  private(set) var isList = false
  private(set) var counts: [MutantPart: Int] = [.shim: 100, .engine: 50]
  private(set) var seeds = [Self.seed(of: Date())]
  private(set) var only: String?
  private(set) var share = 95
  private(set) var jobs = ProcessInfo.processInfo.activeProcessorCount
  private(set) var limit = 30
  private(set) var copy: String?

  mutating func set(_ name: MutantsOption, to value: String) throws(UsageError) {
    switch name {
    case .list: isList = true
    case .shim: counts[.shim] = try name.number(value, in: 0...10_000)
    case .engine: counts[.engine] = try name.number(value, in: 0...10_000)
    case .testing: counts[.testing] = try name.number(value, in: 0...10_000)
    case .seed: seeds = [try name.number(value, in: 0 ... .max)]
    case .seeds: seeds = Array(1...(try name.number(value, in: 1...1_000)))
    case .only: only = value
    case .share: share = try name.number(value, in: 0...100)
    case .jobs: jobs = try name.number(value, in: 1...64)
    case .limit: limit = try name.number(value, in: 1...86_400)
    case .copy: copy = value
    }
  }

  /// The seed of a day in Greenwich, as in 20261125: nobody has looked at its survivors yet.
  static func seed(of date: Date) -> UInt64 {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = [.withYear, .withMonth, .withDay]
    return UInt64(formatter.string(from: date)) ?? 1
  }

  /// The mutants that each seed draws, of each part.
  func draws(from mutants: [Mutant]) throws(UsageError) -> [(draw: Draw, mutants: [Mutant])] {
    let mutants = mutants.filter { mutant in only.map { "\(mutant)".contains($0) } ?? true }
    if mutants.isEmpty { throw UsageError("there is no such mutant", known: "see --list") }
    return MutantPart.allCases.flatMap { part in
      seeds.compactMap { seed in
        let draw = Draw(part: part, seed: seed)
        let chosen = draw.chosen(counts[part] ?? 0, from: mutants)
        return chosen.isEmpty ? nil : (draw, chosen)
      }
    }
  }

  static let help = """
    usage: Mutants [options]

    Makes one place of the package wrong at a time, in a copy, and runs the tests that reach it,
    which have to notice. The places are found by rules: a condition is made true or false, a
    comparison turned, a statement left out, and the like. A seed says which of them are tried.
    Run it in the package's folder. Prints tables in Markdown on the standard output, and on the
    standard error how far it has got.

      --shim NUMBER       how many each seed draws of NavigationShim (100)
      --engine NUMBER     how many each seed draws of LinkStackEngine (50)
      --testing NUMBER    how many each seed draws of NavigationShimTesting (0)
      --seed NUMBER       draws mutants by this seed (the date's, as in 20261125)
      --seeds NUMBER      draws them by each of the seeds 1 to this number
      --only TEXT         draws from those with this text in what --list says of them
      --list              prints what is drawn, and tests nothing
      --share PERCENT     the share that has to be noticed (95)
      --jobs NUMBER       how many are tested at a time (the number of processors)
      --limit SECONDS     the time that tests have beyond five times what they take otherwise (30)
      --copy FOLDER       keeps the copy there, and with it what was built for the next time

    Where TEST_TARGETS names test targets, they alone are built and run:
    `TEST_TARGETS=LinkStackEngineTests,ToolTests swift run Mutants --shim 0`.

    Exits with 1 if less of a draw is noticed.
    """
}

/// The options of the command.
enum MutantsOption: String, OptionName {
  case list, shim, engine, testing, seed, seeds, only, share, jobs, limit, copy

  var value: String? {
    switch self {
    case .list: nil
    case .shim, .engine, .testing, .seed, .seeds, .jobs: "NUMBER"
    case .only: "TEXT"
    case .share: "PERCENT"
    case .limit: "SECONDS"
    case .copy: "FOLDER"
    }
  }
}
