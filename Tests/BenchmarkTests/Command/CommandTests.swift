import BenchmarkKit
import CommandSupport
import Foundation
import Testing

@testable import BenchmarkSuite

@Suite("Command")
@MainActor
struct CommandTests {
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
    #expect(!Build.isOptimized)
    #else
    #expect(Build.isOptimized)
    #endif
  }

  @Test("a benchmark is measured at the depths that it goes to")
  func greatestDepth() {
    var depths: [Int] = []
    let benchmark = Made.benchmark("a", upTo: 50) { measuring in
      depths = measuring.depths
      return Section("a", title: "A")
    }
    _ = Ran([], benchmarks: [benchmark])
    #expect(depths == [1, 2, 5, 10, 50])
  }

  @Test("quick is passed on", arguments: [true, false])
  func quick(isQuick: Bool) {
    var wasQuick: Bool?
    let benchmark = Made.benchmark("a") { measuring in
      wasQuick = measuring.isQuick
      return Section("a", title: "A")
    }
    _ = Ran(isQuick ? ["--quick"] : [], benchmarks: [benchmark])
    #expect(wasQuick == isQuick)
  }

  @Test("the meter is passed on")
  func meter() {
    var found: Allocations?
    let benchmark = Made.benchmark("a") { measuring in
      found = measuring.meter.measure {}
      return Section("a", title: "A")
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

  @Test("tables come as Markdown where that is asked for")
  func markdown() {
    #expect(Ran(["--markdown", "--filter=bodies"]).output.hasPrefix("## "))
  }

  @Test("colour is for terminals that want it")
  func colour() {
    let escape = "\u{1B}["
    #expect(Ran([], isTerminal: true).output.contains(escape))
    #expect(!Ran([], isTerminal: false).output.contains(escape))
    #expect(!Ran([], environment: ["NO_COLOR": "1"], isTerminal: true).output.contains(escape))
    #expect(!Ran(["--markdown"], isTerminal: true).output.contains(escape))
  }

  @Test("the help names every option and every exit status, in lines that fit")
  func help() {
    let text = Ran(["--help", "--nonsense"]).output
    for option in BenchmarkOption.allCases {
      #expect(text.contains([option.flag, option.value].compactMap { $0 }.joined(separator: " ")))
    }
    for status in [0, 1, 64, 65, 70, 73, 74] { #expect(text.contains("\n  \(status) ")) }
    for line in (text + Help.usage).split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }
}
