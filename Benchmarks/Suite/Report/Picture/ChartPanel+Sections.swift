extension ChartPanel {
  /// The benchmarks whose figures are drawn.
  static let benchmarks = ["splitting", "plans", "waiting.350", "waiting.500", "delays"]

  /// The panels whose figures are there.
  static func panels(of sections: [Section]) -> [ChartPanel] {
    let sections = SectionList(sections)
    return [splitting, plans, waiting, delays].compactMap { $0(sections) }
      .filter { !$0.lines.isEmpty }
  }

  private static func splitting(_ sections: SectionList) -> ChartPanel? {
    guard let section = sections["splitting"] else { return nil }
    return ChartPanel(
      title: "What does splitting cost the processor?",
      xTitle: "screens in the link",
      yTitle: "processor time per link",
      shape: .growth,
      lines: [
        ChartLine("in one go", .nanoseconds, of: section, as: .reference),
        ChartLine("split, by the driver", .nanoseconds, of: section, as: .costly),
        ChartLine("split", .nanoseconds, of: section, as: .subject),
      ].compactMap(\.self),
      yWords: { Scaled.time($0).exactWords }
    )
  }

  private static func plans(_ sections: SectionList) -> ChartPanel? {
    guard let section = sections["plans"] else { return nil }
    return ChartPanel(
      title: "How does the time to plan grow?",
      xTitle: "n, screens in the link",
      yTitle: "time to plan, per update",
      shape: .growth,
      lines: [
        ChartLine("whole paths", .nanoseconds, of: section, as: .costly),
        ChartLine("update plan", .nanoseconds, of: section, as: .subject),
      ].compactMap(\.self),
      yWords: { Scaled.time($0).exactWords }
    )
  }

  private static func waiting(_ sections: SectionList) -> ChartPanel? {
    let known = [("waiting.350", "0.35 s"), ("waiting.500", "0.5 s")]
    let found = known.compactMap { name, transition in
      sections[name].map { (section: $0, transition: transition) }
    }
    guard let (section, transition) = found.first else { return nil }
    return ChartPanel(
      title: "When is the last screen at rest?",
      xTitle: "screens in the link",
      yTitle: "virtual time, with transitions of \(transition)",
      shape: .growth,
      lines: [
        ChartLine("physical limit", .seconds, of: section, as: .limit),
        ChartLine("native", .seconds, of: section, as: .reference),
        ChartLine("fixed 0.65 s", .seconds, of: section, as: .costly),
        ChartLine("settle-paced", .seconds, of: section, as: .subject),
      ].compactMap(\.self),
      yWords: { "\(Digits.exact($0)) s" }
    )
  }

  private static func delays(_ sections: SectionList) -> ChartPanel? {
    guard let section = sections["delays"] else { return nil }
    let hosts = section.series.filter { $0.unit == .pushes }.map(\.name)
    return ChartPanel(
      title: "What does too short a delay lose?",
      xTitle: "fixed delay between updates, in milliseconds",
      yTitle: "pushes lost of a 10-screen link",
      shape: .steps,
      lines: zip(hosts, [.first, .second]).compactMap {
        ChartLine($0, .pushes, of: section, as: $1)
      },
      mark: (650, "0.65 s"),
      yWords: Digits.exact
    )
  }
}

extension ChartLine {
  /// The line of a series; `nil` where it has no figure that can be drawn.
  fileprivate init?(_ name: String, _ unit: Unit, of section: Section, as role: Role) {
    let isLogarithmic = section.axis == .depth
    let points = (section.series(name, unit)?.points ?? [])
      .map { ChartPoint(x: Double($0.position), y: $0.figure.value) }
      .filter { $0.y.isFinite && (!isLogarithmic || $0.x > 0 && $0.y > 0) }
      .sorted { $0.x < $1.x }
    guard !points.isEmpty else { return nil }
    let fit = section.fits.first { $0.name == "time to plan, \(name)" }
    self.init(name: name, role: role, exponent: fit?.power, points: points)
  }
}

extension Scaled {
  /// The figure without zeros at its end.
  fileprivate var exactWords: String { "\(Digits.exact(value)) \(sign)" }
}
