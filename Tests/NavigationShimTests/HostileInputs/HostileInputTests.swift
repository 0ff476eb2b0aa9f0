import CommandSupport
import Foundation
import HostileInputs
import NavigationShim
import TestSupport
import Testing

@testable import Fuzzer

@MainActor
@Suite("Data from elsewhere, made up")
struct HostileInputTests {
  @Test("no made-up input breaks a property")
  func random() throws {
    let folder = try TemporaryFolder()
    let seed = UInt64.random(in: 0...UInt64.max)
    print("Hostile inputs: seed \(seed)")
    var run = HostileRun(seed: seed, folder: folder.url)
    try run.read(0..<20_000)
    print("\(20_000) hostile inputs: \(run.readCount) read, \(run.refusedCount) refused")
    // Inputs that are all refused, or all read, would show little.
    #expect(run.readCount > 4_000)
    #expect(run.refusedCount > 4_000)
  }

  @Test("an input follows from its seed and its number")
  func repeatable() {
    for index in 0..<1_000 {
      let input = HostileInput(seed: 7, index: index)
      let again = HostileInput(seed: 7, index: index)
      #expect(input.entrance == again.entrance)
      #expect(input.bytes == again.bytes)
    }
  }

  @Test("every truncation of a saved path is read or refused", arguments: Entrance.allCases)
  func truncated(entrance: Entrance) throws {
    let folder = try TemporaryFolder()
    let reader = InputReader(folder: folder.url)
    for text in Self.whole {
      for length in 0...text.utf8.count {
        _ = try reader.read(HostileInput(entrance, text.utf8.prefix(length)))
      }
    }
  }

  @Test(
    "every bit of a saved path that is turned is read or refused",
    arguments: Entrance.allCases.filter { $0 != .disk }
  )
  func flipped(entrance: Entrance) throws {
    let folder = try TemporaryFolder()
    let reader = InputReader(folder: folder.url)
    for text in Self.whole {
      for bit in 0..<(8 * text.utf8.count) {
        var bytes = Array(text.utf8)
        bytes[bit / 8] ^= 1 << UInt8(bit % 8)
        _ = try reader.read(HostileInput(entrance, bytes))
      }
    }
  }

  @Test("every number of a recording is read or refused at the edges of what a number can be")
  func edges() throws {
    let folder = try TemporaryFolder()
    let reader = InputReader(folder: folder.url)
    var readCount = 0
    for text in Corpus.recordings {
      let overflowing = text.replacing(/"count":[0-9]+/, with: "\"count\":\(Int.max)")
      _ = try reader.read(HostileInput(.recording, overflowing.utf8))
      for range in text.ranges(of: /-?[0-9]+(?=[,}])/) {
        for edge in [.min, -1, 3, 4_000_000_000, .max - 1, .max] as [Int] {
          let changed = text.replacingCharacters(in: range, with: "\(edge)")
          let reading = try reader.read(HostileInput(.recording, changed.utf8))
          readCount += reading == .read ? 1 : 0
        }
      }
    }
    #expect(readCount > 500)
  }

  nonisolated private static let whole = [
    #"["HostileInputs.HostilePlace","{\"id\":42,\"name\":\"Größe\"}","Si","1","Swift.String","\"\""]"#,
    #"[{"list":{}},{"detail":{"id":7}},{"note":{"text":"\ud83d\ude00"}}]"#,
    #"{"root":{"detail":{"id":7}},"path":["Swift.Int","1"]}"#,
    "app://open/detail/1/note/%F0%9F%90%BB?x=1#y",
  ]
}

@MainActor
@Suite("The properties of data from elsewhere")
struct SabotageTests {
  private func failure(
    of sabotage: Sabotage,
    in indices: Range<Int> = 0..<20_000
  ) throws -> HostileRun.Failure? {
    let folder = try TemporaryFolder()
    var run = HostileRun(seed: 1, folder: folder.url, sabotage: sabotage)
    do throws(HostileRun.Failure) {
      try run.read(indices)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "find what is broken on purpose",
    arguments: [
      (Sabotage.losesElements, "elements of"),
      (.comparesCounts, "equal:"),
      (.popsTooFar, "are NavigationPath"),
      (.forgetsPath, "failed, and"),
      (.readsNothing, "what is no path is read"),
      (.losesFiles, "the file isn't what it was"),
      (.handlesAnything, "the path is"),
    ]
  )
  func finding(sabotage: Sabotage, words: String) throws {
    let failure = try #require(try failure(of: sabotage))
    #expect(failure.finding.description.contains(words), "\(failure)")
  }

  @Test("are broken on purpose in every way that there is")
  func cases() throws {
    for sabotage in Sabotage.allCases {
      #expect(try (failure(of: sabotage, in: 0..<2_000) == nil) == (sabotage == .none))
    }
  }

  @Test("fail again for the input that a failure names, and for no other reason")
  func again() throws {
    let failure = try #require(try failure(of: .forgetsPath))
    let only = failure.index..<(failure.index + 1)
    #expect(
      try self.failure(of: .forgetsPath, in: only)?.finding.description
        == failure.finding.description
    )
    #expect(try self.failure(of: .none, in: only) == nil)
  }

  @Test("name the command that reads the input again")
  func command() throws {
    let failure = try #require(try failure(of: .comparesCounts))
    #expect(failure.description.contains("--seed 1 --skip \(failure.index) --inputs 1"))
  }
}

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

  @Test("the help names every option", arguments: FuzzerOptions.Name.allCases)
  func helpNames(name: FuzzerOptions.Name) {
    #expect(FuzzerOptions.help.contains(name.flag))
  }
}
