@testable import Benchmarks
import Foundation
import Testing
import TestSupport

@Suite("Check against a baseline")
struct BaselineCheckTests {
  @Test("it says what is worse, missing, better or new")
  func comparison() {
    for (before, now, depths, complaints, lines) in [
      ([1: 0.3], [1: 0.1 + 0.2], [1, 10], [], ["1 exact figure compared with b, none is worse"]),
      (
        [1: 0, 10: 10], [1: 0.001, 10: .nan], [1, 10],
        ["1: 0.001, worse than 0", "10: nan, worse than 10"],
        ["2 exact figures compared with b, 2 are worse"]
      ),
      (
        [1: 1, 10: 10], [1: 1, 10: 9], [1, 10], [],
        [
          "splitting, \"split\" (updates) at 10: 9, better than 10 in the baseline",
          "to hold on to what is better: --write-baseline b",
          "2 exact figures compared with b, none is worse",
        ]
      ),
      (
        [1: 1, 10: 10], [1: 1], [1, 10], ["10: no figure any more, 10"],
        ["1 exact figure compared with b, none is worse, 1 is missing"]
      ),
      ([1: 1, 10: 10], [1: 1], [1], [], ["1 exact figure compared with b, none is worse"]),
      (
        [1: 1], [1: 1, 10: 10], [1, 10], [],
        [
          "1 figure is not in the baseline", "1 exact figure compared with b, none is worse",
        ]
      ),
    ] as [([Int: Double], [Int: Double], [Int], [String], [String])] {
      let check = check(
        Baseline([MadeUp.splitting(updates: before)], toolchain: MadeUp.toolchain),
        MadeUp.splitting(updates: now),
        depths: depths
      )
      #expect(check.isPassed == complaints.isEmpty)
      let expected = complaints.map { "splitting, \"split\" (updates) at \($0) in the baseline" }
      #expect(check.worse + check.missing == expected)
      #expect(check.lines(path: "b") == lines.map { "check: \($0)" })
    }
  }

  @Test("to compare nothing is to fail")
  func nothing() {
    let check = check(Baseline([], toolchain: MadeUp.toolchain), MadeUp.splitting(updates: [:]))
    #expect(!check.isPassed)
    #expect(check.lines(path: "b") == ["check: no exact figure could be compared with b"])
  }

  private func check(
    _ baseline: Baseline,
    _ section: BenchmarkSection,
    depths: [Int] = [1, 10]
  ) -> BaselineCheck {
    BaselineCheck(
      baseline,
      against: [BenchmarkFinding(section: section, depths: depths)],
      on: MadeUp.toolchain
    )
  }

  @Test("on another toolchain, what depends on it isn't compared, and that is said")
  func otherToolchain() {
    let other = Toolchain(compiler: "6.3", architecture: "arm64", system: "Linux")
    let before = MadeUp.splitting(updates: [1: 1, 10: 10], allocations: [1: 0, 10: 0])
    let check = check(
      Baseline([before], toolchain: other),
      MadeUp.splitting(updates: [1: 2, 10: 10], allocations: [1: 7])
    )
    #expect(check.worse.count == 1)
    #expect(
      check.lines(path: "b") == [
        """
        check: 2 figures are not compared, as the baseline is of \(other.words), \
        and this is \(MadeUp.toolchain.words)
        """,
        "check: 2 exact figures compared with b, 1 is worse",
      ]
    )
  }
}

@Suite("Baseline file")
struct BaselineFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("it holds counts and virtual time, and no time, ratio or size; what is written is read")
  func roundTrip() throws {
    let section = MadeUp.splitting(updates: [1: 1, 10: 0.1], allocations: [10: 1.0 / 3])
    let baseline = Baseline([section], toolchain: MadeUp.toolchain)
    #expect(baseline.always == ["splitting, \"split\" (updates)": [1: 1, 10: 0.1]])
    #expect(
      baseline.onSameToolchain
        == ["splitting, \"split\" (allocations per screen)": [10: 1.0 / 3]]
    )
    let text = try baseline.json()
    #expect(try Baseline.read(folder.write(text, to: "a")) == baseline)
    #expect(text.hasSuffix("}\n"))
  }
}
