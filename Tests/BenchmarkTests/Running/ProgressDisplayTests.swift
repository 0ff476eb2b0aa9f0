import Foundation
import Testing

@testable import BenchmarkSuite

@Suite("Progress")
@MainActor
struct ProgressDisplayTests {
  private let erased = "\r\u{1B}[K"

  @Test("on a terminal one line rewrites itself, and is erased at the end")
  func terminal() {
    let ran = Ran(["--depths=1,10", "--filter=s"], benchmarks: Made.benchmarks, isTerminal: true)
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
    let benchmark = Made.benchmark("a") { measuring in
      for _ in 1...3 { measuring.progress("b") }
      return Section("a", title: "A")
    }
    let ran = Ran([], benchmarks: [benchmark], isTerminal: true)
    #expect(ran.progress == "\(erased)[1/1] a\(erased)[1/1] a: b\(erased)")
  }

  @Test(
    "a line is shorter than the terminal is wide",
    arguments: [("30", 29), ("", 79), ("x", 79)]
  )
  func width(columns: String, width: Int) {
    let benchmark = Made.benchmark("a") { measuring in
      measuring.progress(String(repeating: "b", count: 100))
      return Section("a", title: "A")
    }
    let ran = Ran([], benchmarks: [benchmark], environment: ["COLUMNS": columns], isTerminal: true)
    #expect(ran.progress.components(separatedBy: erased).map(\.count).max() == width)
  }
}
