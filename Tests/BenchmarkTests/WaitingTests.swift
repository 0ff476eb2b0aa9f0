import CommandSupport
import LinkStackEngine
import NavigationShimTesting
import Testing
@testable import BenchmarkSuite

@MainActor
@Suite("Benchmark: waiting")
struct WaitingTests {
  private static let depths = [1, 2, 5, 10, 50]
  /// The milliseconds until what a series is about, by depth and transition; limits are the host's own.
  nonisolated static let expectations:
    [(series: String, milliseconds: @Sendable (Int, Int) -> Int)] =
      [
        ("native", { _, transition in transition }),
        ("every push", { depth, transition in depth * transition }),
        ("limit, every push", { depth, transition in depth * transition }),
        ("fixed 0.65 s", { depth, transition in (depth - 1) * 650 + transition }),
        ("fixed 0.65 s, last push", { depth, _ in (depth - 1) * 650 }),
        ("fixed 0.65 s, reported", { depth, _ in depth * 650 }),
      ]

  @Test("a link takes as long as its transitions and its delays", arguments: [350, 500])
  func time(transition: Int) {
    let section = section(transition)
    for (series, milliseconds) in Self.expectations {
      let seconds = Self.depths.map { Double(milliseconds($0, transition)) / 1000 }
      #expect(section.values(series, .seconds) == seconds, "\(series)")
    }
  }

  @Test(
    "with the settings of apps, a link takes a frame for each push but the last, and a transition: the host's limit",
    arguments: [350, 500],
    ["automatic", "limit"]
  )
  func automatic(transition: Int, series: String) {
    let expected = Self.depths.map { depth in
      (Nanoseconds(16_666_667) * (depth - 1) + .milliseconds(Int64(transition))).seconds
    }
    #expect(section(transition).values(series, .seconds) == expected)
  }

  @Test("a person sees one transition of a link, as on a native host, or one for every push")
  func transitions() {
    let section = section(350)
    #expect(section.values("native", .transitions) == [1, 1, 1, 1, 1])
    #expect(section.values("automatic", .transitions) == [1, 1, 1, 1, 1])
    #expect(section.values("every push", .transitions) == Self.depths.map(Double.init))
  }

  @Test("all figures are exact")
  func exact() {
    let series = section(500).series
    #expect(series.count == 8 + 3)
    #expect(series.allSatisfy { !$0.isSampled })
  }

  private func section(_ transition: Int) -> BenchmarkSection {
    (transition == 350 ? Benchmark.waiting350 : .waiting500).measure(.small(Self.depths))
  }
}

@MainActor
@Suite("Benchmark: delays")
struct DelaysTests {
  private let section = Benchmark.delays.measure(.small([10]))

  private func lost(_ name: String, at milliseconds: Int) -> Double? {
    section.series(name, .pushes)?.figure(at: milliseconds)?.value
  }

  @Test(
    "where nobody is asked, all pushes but the first are lost by a delay below the transition, and none by one as long",
    arguments: [
      ("0.35 s transitions", [0, 25, 175, 349], [350, 351, 375, 800]),
      ("0.5 s transitions", [0, 349, 351, 499], [500, 501, 525, 800]),
    ]
  )
  func unasked(name: String, tooShort: [Int], longEnough: [Int]) {
    for delay in tooShort { #expect(lost(name, at: delay) == 9) }
    for delay in longEnough { #expect(lost(name, at: delay) == 0) }
  }

  @Test("a host that is asked loses nothing by any delay")
  func asked() {
    for name in ["0.35 s transitions, asked", "0.5 s transitions, asked"] {
      #expect(section.values(name, .pushes)?.count == section.positions.count)
      #expect(section.values(name, .pushes)?.allSatisfy { $0 == 0 } == true)
    }
  }

  @Test("positions are milliseconds, in steps of 25 and around each transition")
  func positions() {
    #expect(section.axis == .milliseconds)
    #expect(
      section.positions
        == (Array(stride(from: 0, through: 800, by: 25)) + [349, 351, 499, 501]).sorted()
    )
  }
}

@MainActor
@Suite("Benchmark: lags")
struct LagsTests {
  @Test("each push costs the host's lag")
  func each() throws {
    let section = Benchmark.lags.measure(.small([10]))
    for (name, base) in [("automatic", 9.0 / 60 + 0.35), ("every push", 3.5)] {
      for lag in [0, 8, 40, 150] {
        let rest = try #require(section.series(name, .seconds)?.figure(at: lag)?.value)
        #expect(abs(rest - (base + 10 * Double(lag) / 1_000)) < 1e-6)
      }
    }
  }
}

@MainActor
@Suite("Benchmark: speeds")
struct SpeedsTests {
  private static let transitions = [350, 700, 1000, 3500]

  private let section = Benchmark.speeds.measure(.small([10]))

  private func figures(_ name: String, _ unit: Series.Unit) -> [Double?] {
    Self.transitions.map { section.series(name, unit)?.figure(at: $0)?.value }
  }

  @Test("a host that is asked shows ten screens in nine frames and a transition, and loses nothing")
  func asked() {
    let frames = Nanoseconds(16_666_667) * 9
    let expected = Self.transitions.map { (frames + .milliseconds(Int64($0))).seconds }
    #expect(figures("asked", .seconds) == expected)
    #expect(figures("asked", .pushes) == [0, 0, 0, 0])
  }

  @Test("a host that animates all the same takes ten transitions, and loses nothing")
  func unheeding() {
    #expect(figures("asked, animates all", .seconds) == [3.5, 7, 10, 35])
    #expect(figures("asked, animates all", .pushes) == [0, 0, 0, 0])
  }

  @Test("a host that can't be asked loses pushes in slow transitions, and shows all screens later")
  func unanswering() {
    #expect(figures("can't be asked", .seconds) == [6.2, 12.4, 12.7, 50.3])
    #expect(figures("can't be asked", .pushes) == [0, 1, 1, 3])
  }

  @Test("by a fixed delay, all pushes but the first are lost for good in slow transitions")
  func fixed() {
    #expect(figures("fixed 0.65 s", .seconds) == [6.2, nil, nil, nil])
    #expect(figures("fixed 0.65 s", .pushes) == [0, 9, 9, 9])
  }

  @Test("positions are the lengths of transitions")
  func positions() {
    #expect(section.axis == .transition)
    #expect(section.positions == Self.transitions)
  }
}

@MainActor
@Suite("A host of one's own")
struct HostQuestionTests {
  private func rests(_ arguments: String...) throws -> [String: Double?] {
    let question = try #require(try BenchmarkOptions(parsing: arguments).host)
    let section = Benchmark.one(question).measure(.small([10]))
    return ["automatic", "asked, fixed 0.5 s", "fixed 0.5 s"].reduce(into: [:]) { rests, name in
      rests[name] = section.series(name, .seconds)?.figure(at: 10)?.value
    }
  }

  @Test("each still push costs the host's lag, and a fixed delay that is too short loses the link")
  func links() throws {
    let frames = 9 * (1.0 / 60 + 0.04)
    let found = try rests("--lag", "0.04", "--transition=0.6", "--delay", "0.5")
    let automatic = try #require(found["automatic"] ?? nil)
    #expect(abs(automatic - (frames + 0.64)) < 0.01)
    #expect(try #require(found["asked, fixed 0.5 s"] ?? nil) > 9 * 0.5)
    #expect(found["fixed 0.5 s"] == nil)
    #expect(try rests("--lag", "0.04", "--delay", "0.5")["fixed 0.5 s"] == 9 * 0.5 + 0.39)
  }

  @Test("a host that is slower than any wait shows nothing, and isn't an error")
  func unreachable() throws {
    #expect(try rests("--host", "watch", "--transition", "60", "--delay", "0.5").isEmpty)
  }

  @Test("is asked about alone")
  func alone() {
    #expect(throws: UsageError.self) {
      try BenchmarkOptions(parsing: ["--lag", "1", "--filter", "path"])
    }
    #expect(throws: UsageError.self) { try BenchmarkOptions(parsing: ["--lag", "an hour"]) }
  }
}
