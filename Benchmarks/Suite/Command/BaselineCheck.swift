import CommandSupport
import Foundation

/// What has become of a baseline's figures.
struct BaselineCheck: Equatable, Sendable {
  /// A figure of the baseline, and the same now.
  struct Change: Equatable, Sendable {
    let before: ExactFigure
    let now: ExactFigure
  }

  /// How many figures were found on both sides.
  private(set) var compared = 0

  private(set) var worse: [Change] = []
  private(set) var better: [Change] = []

  /// Figures of the baseline that are no longer found where they were looked for.
  private(set) var missing: [ExactFigure] = []

  /// How many figures the baseline doesn't have.
  private(set) var added = 0

  /// How many figures of the baseline depend on the toolchain, which is another one.
  private(set) var foreign = 0

  /// Whether something was compared, and nothing has got worse or lost.
  var isPassed: Bool { compared > 0 && worse.isEmpty && missing.isEmpty }
}

extension BaselineCheck {
  /// Compares.
  ///
  /// Of a benchmark that wasn't run, or of a depth that it wasn't run at, nothing is missing.
  init(_ baseline: Baseline, against findings: [BenchmarkFinding], on toolchain: Toolchain) {
    let isSame = baseline.toolchain == toolchain
    let past = Dictionary(grouping: baseline.figures, by: \.key.benchmark)
    for finding in findings {
      let figures = ExactFigure.all(in: finding.section)
      var current = Dictionary(
        figures.map { ($0.key, $0) },
        uniquingKeysWith: { first, _ in first }
      )
      for before in past[finding.section.benchmark] ?? [] {
        let now = current.removeValue(forKey: before.key)
        guard finding.covers(before.key.position) else { continue }
        if (now ?? before).check == .onSameToolchain, !isSame {
          foreign += 1
        } else if let now {
          compare(Change(before: before, now: now))
        } else {
          missing.append(before)
        }
      }
      added += current.values.filter { $0.check == .always || isSame }.count
    }
  }

  /// Judges a figure, of which less is always better.
  private mutating func compare(_ change: Change) {
    compared += 1
    let (before, now) = (change.before.value, change.now.value)
    // What was computed in another order, or written and read, may differ in its last digits.
    let tolerance = abs(before) * 1e-9
    // Said so that what is no number is worse than any.
    if !(now <= before + tolerance) {
      worse.append(change)
    } else if now < before - tolerance {
      better.append(change)
    }
  }
}

extension BaselineCheck {
  /// What is wrong, a line for each figure.
  var complaints: [String] {
    worse.map { "\($0.now.name): \($0.now.text), worse than \($0.before.text) in the baseline" }
      + missing.map { "\($0.name): no figure any more, \($0.text) in the baseline" }
  }

  /// What else is worth knowing, a line for each thing.
  ///
  /// - Parameters:
  ///   - path: The baseline's file.
  ///   - toolchains: The baseline's toolchain, and the one that it was compared on.
  func notes(path: String, toolchains: (before: Toolchain, now: Toolchain)) -> [String] {
    var notes = better.map {
      "check: \($0.now.name): \($0.now.text), better than \($0.before.text) in the baseline"
    }
    if !better.isEmpty {
      notes.append(
        "check: to hold on to what is better: --write-baseline \(TerminalText.cleaned(path))"
      )
    }
    if added > 0 {
      notes.append("check: \(figures(added)) not in the baseline")
    }
    if foreign > 0 {
      notes.append(
        """
        check: \(figures(foreign)) not compared, as the baseline is of \
        \(TerminalText.cleaned(toolchains.before.words)), and this is \(toolchains.now.words)
        """
      )
    }
    return notes
  }

  /// The last line.
  func verdict(path: String) -> String {
    let path = TerminalText.cleaned(path)
    guard compared > 0 || !missing.isEmpty else {
      return "check: no exact figure could be compared with \(path)"
    }
    let count = compared == 1 ? "1 exact figure" : "\(compared) exact figures"
    var findings = [worse.isEmpty ? "none is worse" : Self.count(worse.count, "worse")]
    if !missing.isEmpty { findings.append(Self.count(missing.count, "missing")) }
    return "check: \(count) compared with \(path), \(findings.joined(separator: ", "))"
  }

  private func figures(_ count: Int) -> String {
    count == 1 ? "1 figure is" : "\(count) figures are"
  }

  private static func count(_ count: Int, _ state: String) -> String {
    "\(count) \(count == 1 ? "is" : "are") \(state)"
  }
}

/// A figure that is compared with a baseline's.
struct ExactFigure: Equatable, Sendable {
  /// Which figure it is, of all that there are.
  struct Key: Hashable, Sendable {
    let benchmark: String
    let series: String
    let unit: Series.Unit
    let position: Int
  }

  let key: Key

  /// What the figure is for one of.
  let per: String?
  let value: Double
  let check: Series.Check

  /// The figures of a section that can be compared.
  static func all(in section: BenchmarkSection) -> [ExactFigure] {
    section.series.flatMap { series in
      series.points.compactMap { ExactFigure($0, of: series, in: section) }
    }
  }

  /// The figure of a point; `nil` where it isn't to be compared.
  fileprivate init?(_ point: Series.Point, of series: Series, in section: BenchmarkSection) {
    guard series.check != .never, case .exact(let value) = point.figure else { return nil }
    key = Key(
      benchmark: section.benchmark,
      series: series.name,
      unit: series.unit,
      position: point.position
    )
    per = series.per
    check = series.check
    self.value = value
  }

  /// Which figure it is, in words.
  ///
  /// They may come from a file, which can hold anything.
  var name: String {
    let unit = per.map { "\(key.unit.rawValue) per \($0)" } ?? key.unit.rawValue
    let name = "\(key.benchmark), \"\(key.series)\" (\(unit)) at \(key.position)"
    return TerminalText.cleaned(name)
  }

  /// The value as text: the same for the same value, and other for any other.
  fileprivate var text: String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// Exact figures that are not to get worse.
struct Baseline: Equatable, Sendable {
  let toolchain: Toolchain

  /// The figures, in the order of the file.
  let figures: [ExactFigure]

  /// Takes the exact figures out of a report, and says where it contradicts itself.
  ///
  /// The others are passed over, so that what `--json` writes is a baseline, too.
  init(_ report: BenchmarkReport) throws(BaselineError) {
    toolchain = report.toolchain
    var figures: [ExactFigure] = []
    var seen: Set<ExactFigure.Key> = []
    for (sectionIndex, section) in report.sections.enumerated() {
      for (seriesIndex, series) in section.series.enumerated() {
        for (pointIndex, point) in series.points.enumerated() {
          guard let figure = ExactFigure(point, of: series, in: section) else { continue }
          guard seen.insert(figure.key).inserted else {
            let place = "sections[\(sectionIndex)].series[\(seriesIndex)].points[\(pointIndex)]"
            throw BaselineError("\(place): there is a second figure for \(figure.name)")
          }
          figures.append(figure)
        }
      }
    }
    self.figures = figures
  }

  /// Reads a baseline.
  ///
  /// - Throws: ``BaselineError``, which names the file.
  static func read(_ path: String) throws(BaselineError) -> Baseline {
    do {
      return try Baseline(BenchmarkReport(json: contents(of: path)))
    } catch {
      throw BaselineError("\(path) is no baseline: \(BaselineError(error))")
    }
  }

  private static func contents(of path: String) throws -> Data {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    // A pipe or a device may have no end.
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw BaselineError("it is no plain file")
    }
    return try Data(contentsOf: url)
  }
}

/// Why a file is no baseline: what is wrong with it, and where.
struct BaselineError: Error, CustomStringConvertible {
  let description: String

  /// - Parameter description: What is wrong; it may quote the file.
  init(_ description: String) {
    self.description = TerminalText.cleaned(description)
  }

  /// Puts in words what reading has thrown.
  fileprivate init(_ error: any Error) {
    switch error {
    case let error as BaselineError:
      self = error
    case let error as BenchmarkReport.NoJSON:
      self.init("it is no JSON: \(error.reason)")
    case let error as BenchmarkReport.OtherVersion:
      self.init(
        "its format has the version \(error.version), not \(BenchmarkReport.currentVersion)"
      )
    case DecodingError.keyNotFound(let key, let context):
      self.init(context.codingPath, "there is no \"\(key.stringValue)\"")
    case DecodingError.valueNotFound(_, let context):
      self.init(context.codingPath, "there is no value")
    case DecodingError.typeMismatch(_, let context):
      self.init(context.codingPath, context.debugDescription)
    case DecodingError.dataCorrupted(let context):
      self.init(context.codingPath, context.debugDescription)
    default:
      self.init((error as NSError).systemReason)
    }
  }

  private init(_ path: [any CodingKey], _ complaint: String) {
    let place = path.reduce("") { place, key in
      if let index = key.intValue { return "\(place)[\(index)]" }
      return place.isEmpty ? key.stringValue : "\(place).\(key.stringValue)"
    }
    self.init(place.isEmpty ? complaint : "\(place): \(complaint)")
  }
}
