import Foundation
import CommandSupport
import TestSupport
import Testing

@testable import Fuzzer

@Suite("Options of the fuzzer")
struct FuzzerOptionsTests {
  @Test("without arguments, a million inputs of seed 1 are read from the first one")
  func defaults() throws {
    let options = try FuzzerOptions([])
    #expect(options.inputs == 1_000_000)
    #expect(options.seed == 1)
    #expect(options.skip == 0)
    #expect(options.save == nil)
  }

  @Test("each option has a value, and of two the later one counts")
  func values() throws {
    let options = try FuzzerOptions([
      "--inputs", "5", "--seed=18446744073709551615", "--skip", "7", "--save", "a=b.bin",
      "--inputs=6",
    ])
    #expect(options.inputs == 6)
    #expect(options.seed == .max)
    #expect(options.skip == 7)
    #expect(options.save == "a=b.bin")
  }

  @Test(
    "a bad number is refused",
    arguments: [
      "--inputs=0", "--inputs=-1", "--inputs=1000000001", "--inputs=many", "--inputs=1.5",
      "--inputs=1e6", "--inputs=99999999999999999999", "--inputs= 1", "--seed=-1",
      "--seed=18446744073709551616", "--seed=0x1", "--skip=-1", "--skip=1000000000001",
    ]
  )
  func badNumber(argument: String) {
    #expect(throws: UsageError.self) { try FuzzerOptions([argument]) }
  }

  @Test(
    "what is no option, or lacks its value, is refused",
    arguments: ["--input=1", "-i", "1", "--inputs", "--save", "--save=", "--Seed=1"]
  )
  func unknown(argument: String) {
    #expect(throws: UsageError.self) { try FuzzerOptions([argument]) }
  }

  @Test("a refusal says what would be accepted")
  func refusal() throws {
    let error = try #require(throws: UsageError.self) { try FuzzerOptions(["--skip=x"]) }
    #expect(error.description == #"--skip can't be "x"; accepted: 0 to 1000000000000"#)
  }

  @Test(
    "help is all that is given to who asks for it",
    arguments: [["--help"], ["-h"], ["--inputs", "0", "--help"], ["--nonsense", "-h"]]
  )
  func help(arguments: [String]) {
    #expect(ArgumentReader<FuzzerOptions.Name>.asksForHelp(arguments))
  }

  @Test("the help names every option", arguments: FuzzerOptions.Name.allCases)
  func helpNames(name: FuzzerOptions.Name) {
    #expect(FuzzerOptions.help.contains(name.flag))
  }
}
