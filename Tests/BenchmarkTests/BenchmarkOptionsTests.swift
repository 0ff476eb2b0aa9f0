import CommandSupport
import Testing
@testable import BenchmarkSuite

@Suite("Options")
struct BenchmarkOptionsTests {
  typealias Options = BenchmarkOptions

  @Test(
    "arguments are read",
    arguments: [
      ([], Options()), (["--quick"], Options(isQuick: true)),
      (["--depths=5,1,5,1000000,01"], Options(depths: [1, 5, 1_000_000])),
      (["--filter", "path", "--filter=plans"], Options(filters: ["path", "plans"])),
      (["--list", "--filter", "path"], Options(isList: true, filters: ["path"])),
      (["--json", "a=b", "--svg", "b"], Options(json: "a=b", picture: "b")),
      (["--json=a=b", "--svg=b"], Options(json: "a=b", picture: "b")),
      // A baseline may be written over the one that is compared with.
      (["--check", "c", "--write-baseline=c"], Options(baseline: "c", newBaseline: "c")),
    ]
  )
  func reading(arguments: [String], options: BenchmarkOptions) throws {
    #expect(try BenchmarkOptions(parsing: arguments) == options)
  }

  @Test(
    "all is measured at the usual depths, at few where it is to be quick, or where it is asked for",
    arguments: [
      (Options(), [1, 2, 5, 10, 50, 100, 1000, 10_000, 100_000]),
      (Options(isQuick: true), [1, 10, 100, 1000]), (Options(depths: [7], isQuick: true), [7]),
    ]
  )
  func depths(options: BenchmarkOptions, depths: [Int]) {
    #expect(options.depthsOrUsual == depths)
  }

  static let depthsKnown = "numbers from 1 to 1000000 with commas between, as in 1,10,100"
  static let errors: [([String], complaint: String, known: String)] =
    [
      (["--speed"], "no option is called \"--speed\"", "--list, --filter, --depths, --quick"),
      (["path"], "the argument \"path\" belongs to no option", "--list, --filter, --depths"),
      (["--", "--list"], "the argument \"--list\" belongs to no option", "--list, --filter"),
      (["--quick=yes"], "--quick has no value, so not \"yes\"", "--quick"),
      (["--list="], "--list has no value, so not \"\"", "--list"),
      (["--filter"], "--filter has no value", "--filter TEXT"),
      (["--depths", "--quick"], "--depths has no value", "--depths 1,2,5"),
      (["--json"], "--json has no value", "--json FILE"),
      (["--svg", ""], "--svg has no value", "--svg FILE"),
      (["--check"], "--check has no value", "--check BASELINE"),
      (["--write-baseline"], "--write-baseline has no value", "--write-baseline FILE"),
      (["--json", "a", "--svg", "a"], "two files can't both be \"a\"", "--json, --svg"),
      (["--json=a", "--write-baseline=a"], "two files can't both be \"a\"", "--write-baseline"),
    ]
    + ["0", "1000001", "99999999999999999999", "-1", "+1", "1;2", "٣"].map {
      (["--depths", $0], "no depth is \"\($0)\"", depthsKnown)
    } + [
      (["--depths", "1,,2"], "no depth is \"\"", depthsKnown),
      (["--depths", "1, 2"], "no depth is \" 2\"", depthsKnown),
    ]

  @Test("a bad argument is refused with what is wrong and what is accepted", arguments: errors)
  func refusal(arguments: [String], complaint: String, known: String) throws {
    let error = try #require(throws: UsageError.self) { try BenchmarkOptions(parsing: arguments) }
    #expect(error.complaint == complaint)
    #expect(error.known.contains(known))
  }
}
