import BenchmarkKit
import Foundation
import TestSupport

/// The report that people read: the answer, a table and a chart for each question, goals and method.
struct ReportPage {
  let figures: Figures
  private let report: BenchmarkReport

  private static let native = "NavigationShim, iOS 16+"
  private static let links = "NavigationShim, iOS 14–15"
  private static let sides = ["SwiftUI", native, links]
  /// The screens of a long deep link, and the visible rows of a list.
  private static let usual = 10

  init(_ report: BenchmarkReport) {
    self.report = report
    figures = Figures(sections: report.sections)
  }

  /// The page in Markdown, which ends with a line break.
  var text: String {
    let blocks =
      brief + splitting + sensitivity + processor + native + lists + flows + paths + goals + method
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// What a terminal shows: the figures that are the same in every run, and where the others are.
  var printedText: String {
    let more = """
      Times, and the costs at all depths: --all. The report with its charts: --results FOLDER.

      \(report.origin)
      """
    return (brief + [more]).map { $0.hasPrefix("|") ? $0 : Self.wrapped($0) }
      .joined(separator: "\n\n") + "\n"
  }

  private static func wrapped(_ block: String) -> String {
    block.components(separatedBy: "\n\n").map {
      TerminalText.lines(of: $0, width: 78).joined(separator: "\n")
    }
    .joined(separator: "\n\n")
  }

  private var brief: [String] {
    let driver = "split, by the driver"
    let (above, sides) = ([1, Self.usual, 50], [Self.native, "SwiftUI", Self.links])
    let push = sides.map { side in
      above.map { bodies("native.push", side, $0) }.joined(separator: ", ")
    }
    let list = sides.map { bodies("lists.value", $0) }
    let lost =
      figures.values("speeds", "reports transitions", .pushes).max().map(Digits.exact)
      ?? Digits.missing
    let rows = [
      ["Deep link of ten, iOS 14–15", "", ""],
      ["- steps", exact("splitting", "split", .steps), "1, native stack"],
      [
        "- virtual seconds", exact("waiting.350", "split", .seconds),
        "\(exact("waiting.350", "native", .seconds)), native stack",
      ],
      [
        "- allocations per screen", exact("splitting", driver, .allocations),
        "\(exact("splitting", "at once", .allocations)), all at once",
      ],
      ["- lost pushes", lost, ""], ["Push above 1, 10, 50 screens", "", ""],
      ["- bodies, iOS 16+", push[0], "\(push[1]), SwiftUI"],
      ["- bodies, iOS 14–15", push[2], "\(push[1]), SwiftUI 16+"],
      ["List of ten navigation links", "", ""],
      ["- bodies, iOS 16+", list[0], "\(list[1]), SwiftUI"],
      [
        "- bodies, iOS 14–15", list[2],
        "\(bodies("lists.value", "NavigationView, iOS 14–15")), NavigationView",
      ],
    ]
    return [
      "# The cost of splitting a deep link",
      filledTable([["what", "NavigationShim", "instead of"]] + rows, isAligned: false),
      """
      These figures are the same in every run. The seconds are virtual: a simulated host's transition takes 0.35 s, \
      and a push without animation takes a frame of 1/60 s, which is assumed, and not measured on a device. Bodies are \
      counted on an emulator of SwiftUI. Above each further screen, a push on iOS 14–15 evaluates one body more.
      """,
    ]
  }

  /// The bodies that a side evaluates in all.
  private func bodies(_ benchmark: String, _ side: String, _ size: Int = usual) -> String {
    let series = figures.series(benchmark, side, .bodies)
    let count = series?.figure(at: size)?.value ?? .nan
    return Digits.exact(count * (series?.per == nil ? 1 : Double(size)))
  }

  private var splitting: [String] {
    let times: [(String, String)] = [
      ("native", "native stack (s)"), ("split", "split (s)"),
      ("split, 8 ms lag", "split, 8 ms lag (s)"),
      ("split, 40 ms lag", "split, 40 ms lag (s)"), ("every push", "every push animated (s)"),
      ("fixed 0.65 s", "fixed delay of 0.65 s (s)"),
    ]
    let ways = [
      ("at once", "at once"), ("split", "split, engine"), ("split, by the driver", "split, driver"),
    ]
    let screens = [1, 2, 5, 10, 50]
    let waits = screens.map { depth in
      ["\(depth)", exact("splitting", "split", .steps, depth)]
        + times.map { exact("waiting.350", $0.0, .seconds, depth) }
    }
    let costs = screens.map { depth in
      ["\(depth)"] + ways.map { about("splitting", $0.0, .nanoseconds, depth, per: 1_000) }
        + ways.map { exact("splitting", $0.0, .allocations, depth) }
        + ways.map { exact("splitting", $0.0, .bytes, depth) }
    }
    return [
      "## Time until the last screen is in place",
      filledTable([["screens", "steps"] + times.map(\.1)] + waits),
      """
      The simulated host's transitions take 0.35 s, and a push without animation takes an assumed frame. *Lag* is \
      the time until the host begins to follow a step. *Fixed delay* models how NavigationBackport and FlowStacks \
      pace their pushes, by reading their code.
      """,
      "![Time until the last screen is in place, for 1 to 20 screens](chart-time.svg)",
      "## Processor time and memory of splitting",
      filledTable(
        [
          ["screens"] + ways.map { "\($0.1) (µs/screen)" }
            + ["allocations/screen, at once", "engine", "driver"]
            + ["memory (bytes), at once", "engine", "driver"]
        ] + costs
      ),
      """
      *At once* is the engine with the rules of the native stack. *Engine* plans and applies one push per step; the \
      *driver* adds the queue and the callbacks that apps run.
      """,
    ]
  }

  private var sensitivity: [String] {
    let ways = [
      "reports transitions", "animates every push", "reports none", "fixed delay of 0.65 s",
    ]
    let rows = (figures.series("speeds", ways[0], .seconds)?.points ?? []).map { point in
      [Digits.exact(Double(point.position) / 1_000)]
        + ways.flatMap { way in
          let time = figures.value("speeds", way, .seconds, point.position).map(Digits.exact)
          return [time ?? "never", exact("speeds", way, .pushes, point.position)]
        }
    }
    return [
      "## Influence of the host",
      filledTable([["transition (s)"] + ways.flatMap { ["\($0) (s)", "lost"] }] + rows),
      """
      The path has ten screens. *Lost* is the number of pushes that the host lost. UIKit *reports \
      transitions*; watchOS *reports none*. There NavigationShim repeats a push that was lost, and waits twice as \
      long after each repeat. If a fixed delay is too short, the last screen never appears.
      """,
      "![Time until the tenth screen is in place, by the length of transitions](chart-transitions.svg)",
    ]
  }

  private var processor: [String] {
    [
      "## Processor time of a push",
      filledTable(
        [["at ten screens", "about (µs)", "minimum–90th percentile (µs)"]]
          + Self.parts.map { name, benchmark, series in
            let figure = figures.figure(benchmark, series, .nanoseconds, Self.usual)
            return [
              name, about("\(benchmark)", series, .nanoseconds, per: 1_000),
              range(figure, per: 1_000),
            ]
          }
      ),
      "The views run on an emulator, whose time isn't SwiftUI's. Compare them with each other, and not with a device.",
      "![Processor time of a push at ten screens](chart-processor.svg)",
    ]
  }

  /// What a push consists of, with where its time was measured.
  static let parts: [(name: String, benchmark: String, series: String)] =
    [
      ("engine, at once", "splitting", "at once"), ("engine, split", "splitting", "split"),
      ("driver, split", "splitting", "split, by the driver"),
    ] + sides.map { ("views, \($0)", "native.push", $0) }

  private var native: [String] {
    let rows = [
      ("a push", "native.push"), ("a push over a list of ten rows", "native.list"),
      ("a list of ten navigation links to values", "lists.value"),
      ("a list of ten navigation links to views", "lists.view"),
    ]
    return [
      "## Costs on iOS 16 and later",
      filledTable(
        [
          [
            "", "SwiftUI (bodies)", "\(Self.native) (bodies)", "time (× SwiftUI)",
            "allocations (× SwiftUI)",
          ]
        ]
          + rows.map { name, benchmark in
            let counts = ["SwiftUI", Self.native].map {
              figures.value(benchmark, $0, .allocations, Self.usual)
            }
            let ratio = figures.figure(benchmark, Self.native, .ratio, Self.usual)
            return [name] + ["SwiftUI", Self.native].map { bodies(benchmark, $0) }
              + [
                "\(about(benchmark, Self.native, .ratio)) (\(range(ratio)))",
                counts[0].flatMap { alone in counts[1].map { Digits.about($0 / alone) } }
                  ?? Digits.missing,
              ]
          }
      ),
      """
      Both columns come from the same source, compiled without NavigationShim and with it. People see about ten rows \
      of a list, and we assume that SwiftUI creates only these. The bodies of a list include the stack's.
      """,
    ]
  }

  private var lists: [String] {
    let sides = ["SwiftUI", "NavigationView, iOS 14–15", Self.native, Self.links]
    let lists = [
      ("navigation links to values", "lists.value"), ("navigation links to views", "lists.view"),
    ]
    return [
      "## Costs of lists on iOS 14 and 15",
      filledTable(
        [["ten rows of"] + sides.map { "\($0) (µs/row)" } + ["\(Self.links) (× NavigationView)"]]
          + lists.map { name, benchmark in
            [name] + sides.map { about(benchmark, $0, .nanoseconds, per: 1_000) }
              + [about(benchmark, Self.links, .ratio)]
          }
      ),
      """
      Each figure is the time of a launch with a list of ten rows, divided by ten. *SwiftUI* is the emulator's \
      `NavigationStack`, which iOS 14 and 15 don't have. They have *NavigationView*, here always with navigation links \
      to views.
      """,
    ]
  }

  /// Flows that take as long as each other, in one row.
  private var flows: [String] {
    let columns = ["native", "links", "links, 8 ms late", "links, 40 ms late"]
    let names = figures.sections.first { $0.benchmark == "flows.350" }?.names ?? []
    var groups: [(times: [String], names: [String])] = []
    for (position, name) in zip(1..., names) {
      let times = columns.map { exact("flows.350", $0, .seconds, position) }
      if let index = groups.firstIndex(where: { $0.times == times }) {
        groups[index].names.append(name)
      } else {
        groups.append((times, [name]))
      }
    }
    let headings = ["native stack (s)", "link stack (s)", "8 ms lag (s)", "40 ms lag (s)"]
    return [
      "## Flows of apps",
      filledTable(
        [["flow", "flows"] + headings]
          + groups.map { [$0.names[0], "\($0.names.count)"] + $0.times }
      ),
      """
      Each flow leads to a path of five screens, with transitions of 0.35 s. The \(names.count) flows fall \
      into \(groups.count) groups with equal times. Each row names one flow of its group. The time is from the last action of the app or of \
      people until the last screen is in place. Each push without animation takes an assumed frame.
      """,
    ]
  }

  private var paths: [String] {
    let rows = [Self.usual, 10_000].flatMap { count in
      ["append", "encode", "decode"].map { operation in
        ["\(operation), \(Digits.count(count)) elements"]
          + ["NavigationPath", "[AnyHashable]"].map {
            about("path.\(operation)", $0, .nanoseconds, count)
          }
      }.filter { $0[1] != Digits.missing }
    }
    return [
      "## Paths",
      filledTable([["", "NavigationPath (ns/element)", "[AnyHashable] (ns/element)"]] + rows),
      "A decoded `NavigationPath` keeps its elements as they were saved, until a stack shows them.",
    ]
  }

  private var goals: [String] {
    let goals = Goal.all(for: figures)
    let missed = goals.filter { !$0.isReached }
    return [
      "## Goals",
      "\(goals.count - missed.count) of \(goals.count) goals are reached."
        + (missed.isEmpty ? "" : " Missed:\n\n")
        + missed.map { "- **\($0.name)**: \($0.found), as \($0.reason)." }.joined(separator: "\n"),
      filledTable(
        [["goal", "measured", ""]]
          + goals.map { [$0.name, $0.found, $0.isReached ? "reached" : "**missed**"] },
        isAligned: false
      ),
    ]
  }

  private var method: [String] {
    [
      "## Method and noise",
      """
      Processor time is the median of \(Measuring.samples.usual) samples (15 for views); ranges are from the minimum \
      to the 90th percentile. The processor's speed changes by tens of percent between samples, so times are rounded \
      to two digits, and ratios compare samples of one round. Bodies, steps, lost pushes and virtual time are the \
      same in every run. Nothing here was measured on a device. Ratios of views differ from run to run, and with the \
      benchmarks before them: to repeat one, run `swift run -c release Benchmarks --filter lists.value`.
      """,
      "All depths are in [report.json](report.json). \(report.origin)",
    ]
  }

  private func exact(
    _ benchmark: String,
    _ name: String,
    _ unit: Series.Unit,
    _ position: Int = usual
  ) -> String {
    figures.value(benchmark, name, unit, position).map(Digits.exact) ?? Digits.missing
  }

  private func about(
    _ benchmark: String,
    _ name: String,
    _ unit: Series.Unit,
    _ position: Int = usual,
    per divisor: Double = 1
  ) -> String {
    figures.value(benchmark, name, unit, position).map { Digits.about($0 / divisor) }
      ?? Digits.missing
  }

  private func range(_ figure: Figure?, per divisor: Double = 1) -> String {
    guard case .sampled(let samples)? = figure else { return Digits.missing }
    return [samples.minimum, samples.percentile90].map { Digits.about($0 / divisor) }.joined(
      separator: "–"
    )
  }
}
