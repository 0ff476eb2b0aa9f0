import Foundation
import CommandSupport
import Testing
@testable import BenchmarkSuite

@Suite("Options")
struct BenchmarkOptionsTests {
  private func options(_ arguments: String...) throws -> BenchmarkOptions {
    guard case .measure(let options) = try BenchmarkOptions.parse(arguments) else {
      throw NothingToMeasure()
    }
    return options
  }

  private struct NothingToMeasure: Error {}

  @Test("without arguments, all is measured at the usual depths, and only printed")
  func defaults() throws {
    #expect(try options() == BenchmarkOptions())
    #expect(
      BenchmarkOptions().depthsOrUsual == [1, 2, 5, 10, 50, 100, 1000, 10_000, 100_000]
    )
    #expect(BenchmarkOptions().outputs.isEmpty)
  }

  @Test("quick means few depths")
  func quick() throws {
    #expect(try options("--quick").depthsOrUsual == [1, 10, 100, 1000])
  }

  @Test("depths that are asked for are kept where it is to be quick")
  func quickDepths() throws {
    let options = try options("--quick", "--depths", "7")
    #expect(options.isQuick)
    #expect(options.depthsOrUsual == [7])
  }

  @Test("depths are sorted, and each is measured once")
  func depths() throws {
    #expect(try options("--depths=5,1,5,1000000,01").depths == [1, 5, 1_000_000])
  }

  @Test("filters add up")
  func filters() throws {
    #expect(try options("--filter", "path", "--filter=plans").filters == ["path", "plans"])
  }

  @Test("a value may follow its option as an argument or after an equals sign")
  func values() throws {
    let apart = try options(
      "--json",
      "a=b",
      "--svg",
      "b",
      "--check",
      "c",
      "--write-baseline",
      "d",
      "--markdown"
    )
    let joined = try options(
      "--markdown",
      "--json=a=b",
      "--svg=b",
      "--check=c",
      "--write-baseline=d"
    )
    #expect(apart == joined)
    #expect(apart.outputs == ["a=b", "b", "d"])
    #expect(apart.baseline == "c")
  }

  @Test("a baseline may be written over the one that is compared with")
  func sameBaseline() throws {
    let options = try options("--check", "a", "--write-baseline", "a")
    #expect(options.baseline == options.newBaseline)
  }

  @Test("a list can be filtered")
  func list() throws {
    #expect(
      try BenchmarkOptions.parse(["--list", "--filter", "path"])
        == .list(BenchmarkOptions(filters: ["path"]))
    )
  }

  @Test("help is given whatever stands beside it", arguments: [["--help"], ["--x", "-h"]])
  func help(arguments: [String]) throws {
    #expect(try BenchmarkOptions.parse(arguments) == .help)
  }

  static let depthsKnown = "numbers from 1 to 1000000 with commas between, as in 1,10,100"
  static let errors: [([String], complaint: String, known: String)] = [
    (["--speed"], "no option is called \"--speed\"", "--list, --filter, --depths, --quick"),
    (["path"], "the argument \"path\" belongs to no option", "--list, --filter, --depths"),
    (["--", "--list"], "the argument \"--list\" belongs to no option", "--list, --filter"),
    (["--quick=yes"], "--quick has no value, so not \"yes\"", "--quick"),
    (["--list="], "--list has no value, so not \"\"", "--list"),
    (["--markdown=1"], "--markdown has no value, so not \"1\"", "--markdown"),
    (["--filter"], "--filter has no value", "--filter TEXT"),
    (["--filter="], "--filter has no value", "--filter TEXT"),
    (["--depths", "--quick"], "--depths has no value", "--depths 1,2,5"),
    (["--json"], "--json has no value", "--json FILE"),
    (["--svg", ""], "--svg has no value", "--svg FILE"),
    (["--check"], "--check has no value", "--check BASELINE"),
    (["--write-baseline"], "--write-baseline has no value", "--write-baseline FILE"),
    (["--depths", "0"], "no depth is \"0\"", depthsKnown),
    (["--depths", "1000001"], "no depth is \"1000001\"", depthsKnown),
    (["--depths", "99999999999999999999"], "no depth is \"99999999999999999999\"", depthsKnown),
    (["--depths", "-1"], "no depth is \"-1\"", depthsKnown),
    (["--depths", "+1"], "no depth is \"+1\"", depthsKnown),
    (["--depths", "1,,2"], "no depth is \"\"", depthsKnown),
    (["--depths", "1, 2"], "no depth is \" 2\"", depthsKnown),
    (["--depths", "1;2"], "no depth is \"1;2\"", depthsKnown),
    (["--depths", "٣"], "no depth is \"٣\"", depthsKnown),
    (["--json", "a", "--svg", "a"], "two files can't both be \"a\"", "--json, --svg"),
    (["--json=a", "--write-baseline=a"], "two files can't both be \"a\"", "--write-baseline"),
  ]

  @Test("a bad argument is refused with what is wrong and what is accepted", arguments: errors)
  func refusal(arguments: [String], complaint: String, known: String) throws {
    let error = try #require(throws: UsageError.self) { try BenchmarkOptions.parse(arguments) }
    #expect(error.complaint == complaint)
    #expect(error.known.contains(known))
  }
}
