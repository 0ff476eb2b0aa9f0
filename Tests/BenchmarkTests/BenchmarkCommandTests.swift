import BenchmarkKit
import CommandSupport
import Foundation
import Testing
@testable import BenchmarkSuite

@Suite("Benchmark command")
@MainActor
struct BenchmarkCommandTests {
  @Test("what is found is told on the standard output, and the status is 0")
  func success() {
    let ran = Ran(["--filter", "splitting"])
    #expect(ran.status == 0)
    #expect(ran.error.isEmpty)
    #expect(ran.titles == ["The cost of splitting (splitting)"])
    #expect(ran.result.files.isEmpty)
  }

  @Test("a list shows names and questions, aligned")
  func list() {
    #expect(
      Ran(["--list"]).output == """
        splitting    What does splitting cost?
        path.append  What does path.append cost?
        bodies       What does bodies cost?

        """
    )
  }

  @Test("a list shows what a filter selects")
  func filteredList() {
    #expect(Ran(["--list", "--filter=bod"]).output == "bodies  What does bodies cost?\n")
  }

  @Test("only what a filter selects is run, in the order of the list")
  func filters() {
    let ran = Ran(["--filter", "bodies", "--filter", "split"])
    #expect(ran.titles == ["The cost of splitting (splitting)", "The cost of bodies (bodies)"])
  }

  @Test(
    "a filter that selects nothing is refused, and the names are listed",
    arguments: [true, false]
  )
  func unknownFilter(isList: Bool) {
    let ran = Ran((isList ? ["--list"] : []) + ["--filter", "split", "--filter", "pth"])
    #expect(ran.status == 64)
    #expect(
      ran.error.hasPrefix(
        """
        Benchmarks: no benchmark has a name with "pth"; \
        accepted: splitting, path.append, bodies\nusage: Benchmarks
        """
      )
    )
    #expect(ran.output.isEmpty)
  }

  @Test("a bad argument ends with status 64: a message and the usage line, and nothing is run")
  func usage() {
    let ran = Ran(["--speed"])
    #expect(ran.status == 64)
    #expect(ran.output.isEmpty)
    #expect(ran.progress.isEmpty)
    #expect(ran.error.split(separator: "\n").count == 2)
  }

  @Test("a debug build is refused, and told how to build for measuring")
  func debugBuild() {
    let ran = Ran([], isOptimized: false)
    #expect(ran.status == 64)
    #expect(ran.error.contains("swift run -c release Benchmarks"))
    #expect(ran.progress.isEmpty)
  }

  @Test("a debug build helps and lists", arguments: ["--help", "--list"])
  func debugBuildListing(argument: String) {
    #expect(Ran([argument], isOptimized: false).status == 0)
  }

  @Test("a build knows whether it is one for measuring")
  func build() {
    #if DEBUG
    #expect(!BenchmarkCommand.Context.isOptimizedBuild)
    #else
    #expect(BenchmarkCommand.Context.isOptimizedBuild)
    #endif
  }

  @Test("a benchmark is measured at the depths that it goes to")
  func greatestDepth() {
    var depths: [Int] = []
    let benchmark = MadeUp.benchmark("a", upTo: 50) { measuring in
      depths = measuring.depths
      return BenchmarkSection("a", title: "A")
    }
    _ = Ran([], benchmarks: [benchmark])
    #expect(depths == [1, 2, 5, 10, 50])
  }

  @Test("quick is passed on", arguments: [true, false])
  func quick(isQuick: Bool) {
    var wasQuick: Bool?
    let benchmark = MadeUp.benchmark("a") { measuring in
      wasQuick = measuring.isQuick
      return BenchmarkSection("a", title: "A")
    }
    _ = Ran(isQuick ? ["--quick"] : [], benchmarks: [benchmark])
    #expect(wasQuick == isQuick)
  }

  @Test("the meter is passed on")
  func meter() {
    var found: Allocations?
    let benchmark = MadeUp.benchmark("a") { measuring in
      found = measuring.meter.measure {}
      return BenchmarkSection("a", title: "A")
    }
    let allocations = Allocations(count: 3, peakBytes: 5)
    let meter = AllocationMeter(begin: {}, end: { allocations })
    _ = Ran([], benchmarks: [benchmark], meter: meter)
    #expect(found == allocations)
  }

  @Test("a benchmark that is left no depth is skipped, and that is said")
  func skipped() {
    let ran = Ran(["--depths", "100"])
    #expect(ran.status == 0)
    #expect(ran.error == "Benchmarks: bodies is skipped: it goes to a depth of 5 only\n")
    #expect(
      ran.titles == ["The cost of splitting (splitting)", "The cost of path.append (path.append)"]
    )
  }

  @Test("where nothing goes as deep as asked for, that is refused")
  func allSkipped() {
    let ran = Ran(["--depths", "20,30", "--filter", "bodies"])
    #expect(ran.status == 64)
    #expect(
      ran.error.hasPrefix(
        "Benchmarks: none of these benchmarks goes as deep as 20; accepted: depths up to 5\n"
      )
    )
  }

  @Test("the report is Markdown, whether that is asked for or not, on a terminal or not")
  func markdown() {
    func table(_ arguments: [String], isTerminal: Bool = false) -> [Substring] {
      Ran(arguments, isTerminal: isTerminal).output.split(separator: "\n")
        .filter { $0.hasPrefix("|") }
    }
    let lines = table([])
    #expect(!lines.isEmpty)
    #expect(table(["--markdown"]) == lines)
    #expect(table([], isTerminal: true) == lines)
  }

  @Test("the help names every option and every exit status, in lines that fit")
  func help() {
    let text = Ran(["--help", "--nonsense"]).output
    for option in BenchmarkOptions.Name.allCases {
      #expect(text.contains([option.flag, option.value].compactMap { $0 }.joined(separator: " ")))
    }
    for status in [0, 1, 64, 65, 70, 73, 74] { #expect(text.contains("\n  \(status) ")) }
    for line in (text + BenchmarkHelp.usage).split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }
}

@Suite("Output files")
@MainActor
struct OutputFileOptionTests {
  private let folder: OutputFolder

  init() throws {
    folder = try OutputFolder()
  }

  @Test("JSON tells the arguments, the date, the machine and every section")
  func json() throws {
    let path = folder.path("a.json")
    let arguments = ["--depths=1,2", "--json", path]
    let ran = Ran(arguments, date: Date(timeIntervalSince1970: 0))
    let report = try BenchmarkReport(json: Data(#require(ran.file(path)).utf8))
    #expect(report.run?.arguments == arguments)
    #expect(report.run?.date == "1970-01-01T00:00:00Z")
    #expect(report.run?.machine == .current)
    #expect(report.toolchain == .current)
    #expect(report.sections.map(\.benchmark) == ["splitting", "path.append", "bodies"])
    #expect(!ran.output.isEmpty)
  }

  @Test("a picture comes beside the report")
  func picture() throws {
    let path = folder.path("a.svg")
    let ran = Ran(["--svg", path])
    #expect(try #require(ran.file(path)).hasPrefix("<svg"))
    #expect(!ran.output.isEmpty)
  }

  @Test("no file is written before the end")
  func nothingWritten() throws {
    _ = Ran(["--json", folder.path("a"), "--svg", folder.path("b")])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test(
    "a file that can't be created ends with status 73 before anything is measured",
    arguments: ["--json", "--svg", "--write-baseline"]
  )
  func unwritable(option: String) {
    let ran = Ran([option, folder.path("none/a")])
    #expect(ran.status == 73)
    #expect(
      ran.error == "Benchmarks: can't write \(folder.path("none/a")): No such file or directory\n"
    )
    #expect(ran.output.isEmpty)
    #expect(ran.progress.isEmpty)
  }

  @Test("a report that JSON can't hold ends with status 70, and the figures are still told")
  func infinite() {
    let benchmark = MadeUp.benchmark("a") { _ in
      var series = Series("split", .updates, check: .always)
      series.add(.exact(.infinity), at: 1)
      var section = BenchmarkSection("a", title: "A")
      section.add(series)
      return section
    }
    let ran = Ran(["--json", folder.path("a")], benchmarks: [benchmark])
    #expect(ran.status == 70)
    #expect(ran.error.hasPrefix("Benchmarks: the report can't be written as JSON: "))
    #expect(ran.titles == ["A (a)"])
    #expect(ran.result.files.isEmpty)
  }
}

@Suite("What the command writes at its end")
struct PerformedOutputTests {
  private let folder: OutputFolder

  init() throws {
    folder = try OutputFolder()
  }

  @Test("files are written, and the status is the result's")
  func files() throws {
    let files = ["a", "b"].map { OutputFile(path: folder.path($0), contents: $0) }
    #expect(BenchmarkCommand.Output(status: .failure, files: files).perform() == .failure)
    #expect(try folder.contents("a") == "a")
    #expect(try folder.contents("b") == "b")
  }

  @Test("a file that can't be written ends with status 73, and doesn't keep others from it")
  func unwritable() throws {
    let files = ["none/a", "b"].map { OutputFile(path: folder.path($0), contents: $0) }
    #expect(BenchmarkCommand.Output(files: files).perform().rawValue == 73)
    #expect(try folder.contents("b") == "b")
  }
}

@Suite("--check and --write-baseline")
@MainActor
struct CheckOptionTests {
  private let folder: OutputFolder
  private let path: String

  init() throws {
    folder = try OutputFolder()
    path = folder.path("baseline.json")
  }

  /// Runs with a section for the result, at the depths 1 and 10.
  private func run(_ section: BenchmarkSection, _ arguments: String...) -> Ran {
    let benchmark = MadeUp.benchmark(section.benchmark) { _ in section }
    return Ran(arguments + ["--depths=1,10"], benchmarks: [benchmark])
  }

  private func writeBaseline(_ section: BenchmarkSection) throws {
    let text = try #require(run(section, "--write-baseline", path).file(path))
    _ = try folder.write(text, to: "baseline.json")
  }

  @Test("a baseline that was just written passes, which the last line says")
  func success() throws {
    let section = MadeUp.splitting(allocations: [10: 0.25])
    try writeBaseline(section)
    let ran = run(section, "--check", path)
    #expect(ran.status == 0)
    #expect(ran.error.isEmpty)
    #expect(
      ran.output.hasSuffix("\ncheck: 3 exact figures compared with \(path), none is worse\n")
    )
  }

  @Test("a worse figure ends with status 1, and is told on the standard error after the report")
  func worse() throws {
    try writeBaseline(MadeUp.splitting(allocations: [10: 0.25]))
    let ran = run(MadeUp.splitting(allocations: [10: 0.5]), "--check", path)
    #expect(ran.status == 1)
    #expect(
      ran.error == """
        Benchmarks: splitting, "split" (allocations per link) at 10: 0.5, worse than 0.25 in the baseline
        check: 3 exact figures compared with \(path), 1 is worse

        """
    )
    #expect(ran.titles == ["Splitting a deep link (splitting)"])
  }

  @Test("a baseline of other benchmarks ends with status 1")
  func nothingCompared() throws {
    try writeBaseline(BenchmarkSection("other", title: "Other"))
    let ran = run(MadeUp.splitting(), "--check", path)
    #expect(ran.status == 1)
    #expect(ran.error.contains("check: no exact figure could be compared with \(path)\n"))
  }

  @Test("a baseline is written anew where it was missed, too")
  func rewriting() throws {
    try writeBaseline(MadeUp.splitting(updates: [1: 1]))
    let ran = run(MadeUp.splitting(updates: [1: 2]), "--check", path, "--write-baseline", path)
    #expect(ran.status == 1)
    let baseline = try BenchmarkReport(json: Data(#require(ran.file(path)).utf8))
    #expect(try Baseline(baseline).figures.map(\.value) == [2])
  }

  @Test("a bad baseline ends with status 65 before anything is measured", arguments: ["", "{}"])
  func badBaseline(text: String) throws {
    _ = try folder.write(text, to: "baseline.json")
    let ran = run(MadeUp.splitting(), "--check", path)
    #expect(ran.status == 65)
    #expect(ran.error.hasPrefix("Benchmarks: \(path) is no baseline: "))
    #expect(ran.output.isEmpty)
    #expect(ran.progress.isEmpty)
  }

  @Test("a baseline that isn't there ends with status 65 before anything is measured")
  func noBaseline() {
    let ran = run(MadeUp.splitting(), "--check", path)
    #expect(ran.status == 65)
    #expect(ran.error.contains("No such file or directory"))
    #expect(ran.progress.isEmpty)
  }
}

@Suite("Progress")
@MainActor
struct ProgressDisplayTests {
  private let erased = "\r\u{1B}[K"

  @Test("on a terminal one line rewrites itself, and is erased at the end")
  func terminal() {
    let ran = Ran(["--depths=1,10", "--filter=s"], benchmarks: MadeUp.benchmarks, isTerminal: true)
    #expect(
      ran.progress.components(separatedBy: erased) == [
        "", "[1/2] splitting", "[1/2] splitting: 1 screens", "[1/2] splitting: 10 screens",
        "[2/2] bodies", "[2/2] bodies: 1 screens", "",
      ]
    )
  }

  @Test("elsewhere each benchmark has a plain line as it starts")
  func plain() {
    #expect(Ran(["--depths=1"]).progress == "[1/3] splitting\n[2/3] path.append\n[3/3] bodies\n")
  }

  @Test("a terminal that can't rewrite a line gets plain lines")
  func dumbTerminal() {
    let ran = Ran(["--filter=bodies"], environment: ["TERM": "dumb"], isTerminal: true)
    #expect(ran.progress == "[1/1] bodies\n")
  }

  @Test("what is skipped isn't counted")
  func skipped() {
    #expect(Ran(["--depths=100"]).progress == "[1/2] splitting\n[2/2] path.append\n")
  }

  @Test("what is told already isn't written again")
  func repeated() {
    let benchmark = MadeUp.benchmark("a") { measuring in
      for _ in 1...3 { measuring.progress("b") }
      return BenchmarkSection("a", title: "A")
    }
    let ran = Ran([], benchmarks: [benchmark], isTerminal: true)
    #expect(ran.progress == "\(erased)[1/1] a\(erased)[1/1] a: b\(erased)")
  }

  @Test(
    "a line is shorter than the terminal is wide",
    arguments: [("30", 29), ("", 79), ("x", 79)]
  )
  func width(columns: String, width: Int) {
    let benchmark = MadeUp.benchmark("a") { measuring in
      measuring.progress(String(repeating: "b", count: 100))
      return BenchmarkSection("a", title: "A")
    }
    let ran = Ran([], benchmarks: [benchmark], environment: ["COLUMNS": columns], isTerminal: true)
    #expect(ran.progress.components(separatedBy: erased).map(\.count).max() == width)
  }
}
