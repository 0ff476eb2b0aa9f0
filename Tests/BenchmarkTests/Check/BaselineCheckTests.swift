import Testing

@testable import BenchmarkSuite

@Suite("Check against a baseline")
struct BaselineCheckTests {
  private let toolchain = Toolchain(
    compiler: "6.3",
    architecture: "x86_64",
    system: "Linux"
  )

  private func check(
    _ before: Section...,
    against now: Section...,
    depths: [Int] = [1, 10],
    on other: Toolchain? = nil
  ) throws -> BaselineCheck {
    BaselineCheck(
      try Baseline(JSONReport(baselineOf: before, toolchain: other ?? toolchain)),
      against: now.map { Finding(section: $0, depths: depths) },
      on: toolchain
    )
  }

  @Test("the same figures pass")
  func same() throws {
    let section = Made.splitting(allocations: [1: 3])
    let check = try check(section, against: section)
    #expect(check.isPassed)
    #expect(check.compared == 3)
    #expect(check.verdict(path: "b") == "check: 3 exact figures compared with b, none is worse")
  }

  @Test("a greater figure fails, and both are told")
  func worse() throws {
    let check = try check(
      Made.splitting(updates: [1: 1, 10: 10]),
      against: Made.splitting(updates: [1: 1, 10: 10.5])
    )
    #expect(!check.isPassed)
    #expect(
      check.complaints == [
        "splitting, \"split\" (updates) at 10: 10.5, worse than 10 in the baseline"
      ]
    )
    #expect(check.verdict(path: "b") == "check: 2 exact figures compared with b, 1 is worse")
  }

  @Test("anything is worse than nothing")
  func worseThanZero() throws {
    let check = try check(
      Made.splitting(updates: [1: 0]),
      against: Made.splitting(updates: [1: 0.001])
    )
    #expect(check.worse.count == 1)
  }

  @Test("what is no number is worse than any")
  func notANumber() throws {
    let check = try check(
      Made.splitting(updates: [1: 5]),
      against: Made.splitting(updates: [1: .nan])
    )
    #expect(check.worse.count == 1)
  }

  @Test("a difference in the last digits is none")
  func rounding() throws {
    let check = try check(
      Made.splitting(updates: [1: 0.3]),
      against: Made.splitting(updates: [1: 0.1 + 0.2])
    )
    #expect(check.isPassed)
    #expect(check.better.isEmpty)
  }

  @Test("a smaller figure passes, and the notes tell how to hold on to it")
  func better() throws {
    let check = try check(
      Made.splitting(updates: [1: 1, 10: 10]),
      against: Made.splitting(updates: [1: 1, 10: 9])
    )
    #expect(check.isPassed)
    #expect(
      check.notes(path: "b", toolchains: (toolchain, toolchain)) == [
        "check: splitting, \"split\" (updates) at 10: 9, better than 10 in the baseline",
        "check: to hold on to what is better: --write-baseline b",
      ]
    )
  }

  @Test("a figure that is no longer found where it was looked for fails")
  func missing() throws {
    let check = try check(
      Made.splitting(updates: [1: 1, 10: 10]),
      against: Made.splitting(updates: [1: 1])
    )
    #expect(!check.isPassed)
    #expect(
      check.complaints == [
        "splitting, \"split\" (updates) at 10: no figure any more, 10 in the baseline"
      ]
    )
    #expect(
      check.verdict(path: "b")
        == "check: 1 exact figure compared with b, none is worse, 1 is missing"
    )
  }

  @Test("of a depth that wasn't asked for, nothing is missing")
  func otherDepth() throws {
    let check = try check(
      Made.splitting(updates: [1: 1, 10: 10]),
      against: Made.splitting(updates: [1: 1]),
      depths: [1]
    )
    #expect(check.isPassed)
  }

  @Test("of an axis of its own, every position counts")
  func otherAxis() throws {
    func section(_ delays: Int...) -> Section {
      var section = Section("delays", title: "Delays", axis: .milliseconds)
      var lost = Series("lost", .pushes, check: .always)
      for delay in delays { lost.add(.exact(0), at: delay) }
      section.add(lost)
      return section
    }
    let check = try check(section(25, 350), against: section(25), depths: [10])
    #expect(check.missing.map(\.key.position) == [350])
  }

  @Test("of a benchmark that wasn't run, nothing is missing")
  func otherBenchmark() throws {
    var other = Section("other", title: "Other")
    var series = Series("a", .updates, check: .always)
    series.add(.exact(1), at: 1)
    other.add(series)
    let check = try check(other, Made.splitting(), against: Made.splitting())
    #expect(check.isPassed)
  }

  @Test("a figure that the baseline lacks is a note")
  func added() throws {
    let check = try check(
      Made.splitting(updates: [1: 1]),
      against: Made.splitting(updates: [1: 1, 10: 10])
    )
    #expect(check.isPassed)
    #expect(
      check.notes(path: "b", toolchains: (toolchain, toolchain))
        == ["check: 1 figure is not in the baseline"]
    )
  }

  static let others = [
    Toolchain(compiler: "6.2", architecture: "x86_64", system: "Linux"),
    Toolchain(compiler: "6.3", architecture: "arm64", system: "Linux"),
    Toolchain(compiler: "6.3", architecture: "x86_64", system: "macOS"),
  ]

  @Test(
    "on another toolchain, what depends on it isn't compared, and that is said",
    arguments: others
  )
  func otherToolchain(other: Toolchain) throws {
    let check = try check(
      Made.splitting(updates: [1: 1, 10: 10], allocations: [1: 0, 10: 0]),
      against: Made.splitting(updates: [1: 1, 10: 10], allocations: [1: 7]),
      on: other
    )
    #expect(check.isPassed)
    #expect(check.compared == 2)
    #expect(
      check.notes(path: "b", toolchains: (other, toolchain)) == [
        """
        check: 2 figures are not compared, as the baseline is of \(other.words), \
        and this is \(toolchain.words)
        """
      ]
    )
  }

  @Test("on another toolchain, what is the same everywhere is compared")
  func everywhere() throws {
    let check = try check(
      Made.splitting(updates: [1: 1]),
      against: Made.splitting(updates: [1: 2]),
      on: Self.others[0]
    )
    #expect(check.worse.count == 1)
  }

  @Test("to compare nothing is to fail")
  func nothing() throws {
    let check = try check(against: Made.splitting())
    #expect(!check.isPassed)
    #expect(check.verdict(path: "b") == "check: no exact figure could be compared with b")
  }

  @Test("a time is never compared")
  func times() throws {
    #expect(ExactFigure.all(in: Made.splitting()).map(\.key.unit) == [.updates, .updates])
  }
}
