import Foundation
import LinkStackEngine
import TestSupport

/// Exact figures that are not to get worse, as a file holds them: never a time nor anything derived
/// from one.
struct Baseline: Codable, Equatable, Sendable {
  /// Figures by position, of series by name.
  typealias Figures = [String: [Int: Double]]

  let toolchain: Toolchain
  /// Those that are the same wherever the package is built.
  let always: Figures
  /// Those that are compared where the toolchain is the same.
  let onSameToolchain: Figures

  /// Takes the figures out of what was found.
  init(_ sections: [BenchmarkSection], toolchain: Toolchain) {
    func figures(_ isIncluded: (Series.Unit) -> Bool) -> Figures {
      var figures: Figures = [:]
      for section in sections {
        for series in section.series where isIncluded(series.unit) {
          let name = Self.name(of: series, in: section)
          for point in series.points {
            guard case .exact(let value) = point.figure else { continue }
            figures[name, default: [:]][point.position] = value
          }
        }
      }
      return figures
    }
    self.toolchain = toolchain
    // How large a block is depends on those that were there before.
    always = figures { ![.nanoseconds, .ratio, .bytes, .allocations].contains($0) }
    onSameToolchain = figures { $0 == .allocations }
  }

  /// Which series it is, of all that there are, as in `splitting, "split" (allocations per screen)`.
  static func name(of series: Series, in section: BenchmarkSection) -> String {
    let unit = [series.unit.rawValue, series.per].compactMap(\.self).joined(separator: " per ")
    return "\(section.benchmark), \"\(series.name)\" (\(unit))"
  }
}

extension Baseline {
  /// Reads a file.
  ///
  /// - Throws: `FileError`, which names the file.
  static func read(_ path: String) throws(FileError) -> Baseline {
    let known = "a file that --write-baseline has written"
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .reading(path, error.localizedDescription, known: known)
    }
    do {
      return try JSONDecoder().decode(Baseline.self, from: data)
    } catch DecodingError.keyNotFound(let key, _) {
      throw .reading(path, "it has no \(quoting: key.stringValue)", known: known)
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context)
    {
      let keys = context.codingPath.map(\.stringValue).joined(separator: ", ")
      throw .reading(path, "it has something else at \(quoting: keys)", known: known)
    } catch {
      throw .reading(path, "it isn't JSON", known: known)
    }
  }

  /// The baseline as JSON.
  func json() throws -> String {
    """
    {"toolchain":\(try jsonText(toolchain)),"always":{
    \(try jsonLines(always))
    },"onSameToolchain":{
    \(try jsonLines(onSameToolchain))
    }}

    """
  }
}

extension BenchmarkReport {
  /// All figures as JSON: exact ones as numbers, times as minimum, median and 90th percentile.
  func json() throws -> String {
    var figures: [String: [Int: Figure]] = [:]
    for section in sections {
      for series in section.series {
        figures[Baseline.name(of: series, in: section)] = Dictionary(
          series.points.map { ($0.position, $0.figure) }
        ) { first, _ in first }
      }
    }
    return """
      {"origin":\(try jsonText(origin)),"flows":\(try jsonText(sections.first { $0.axis == .named }?.names ?? [])),
      "figures":{
      \(try jsonLines(figures))
      }}

      """
  }
}

private func jsonText(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

/// A line for each series, so that a change shows what it is about.
private func jsonLines(_ figures: [String: some Encodable]) throws -> String {
  try figures.sorted { $0.key < $1.key }.map { "\(try jsonText($0.key)):\(try jsonText($0.value))" }
    .joined(separator: ",\n")
}

/// What has become of a baseline's figures.
struct BaselineCheck: Sendable {
  /// How many figures were found on both sides.
  private(set) var compared = 0

  /// What is worse, what is better, and what of the baseline is no longer found where it was looked
  /// for, a line for each figure.
  private(set) var worse: [String] = []
  private(set) var better: [String] = []
  private(set) var missing: [String] = []
  /// How many figures the baseline doesn't have.
  private var added = 0
  /// How many figures of the baseline depend on the toolchain, which is another one.
  private var foreign = 0

  private let toolchains: (before: String, now: String)
  /// Whether something was compared, and nothing has got worse or lost.
  var isPassed: Bool { compared > 0 && worse.isEmpty && missing.isEmpty }

  /// Compares.
  ///
  /// Of a benchmark that wasn't run, or of a depth that it wasn't run at, nothing is missing.
  init(_ baseline: Baseline, against findings: [BenchmarkFinding], on toolchain: Toolchain) {
    toolchains = (baseline.toolchain.words, toolchain.words)
    let now = Baseline(findings.map(\.section), toolchain: toolchain)
    compare(baseline.always, now.always, findings)
    if baseline.toolchain == toolchain {
      compare(baseline.onSameToolchain, now.onSameToolchain, findings)
    } else {
      foreign = Self.looked(for: baseline.onSameToolchain, findings).count
    }
  }

  private mutating func compare(
    _ before: Baseline.Figures,
    _ now: Baseline.Figures,
    _ findings: [BenchmarkFinding]
  ) {
    for (series, position, figure) in Self.looked(for: before, findings) {
      compare(figure, now[series]?[position], "\(series) at \(position)")
    }
    added += now.reduce(0) { added, series in
      added + series.value.keys.filter { before[series.key]?[$0] == nil }.count
    }
  }

  /// Judges a figure, of which less is always better.
  private mutating func compare(_ before: Double, _ now: Double?, _ name: String) {
    guard let now else {
      missing.append("\(name): no figure any more, \(text(before)) in the baseline")
      return
    }
    compared += 1
    // What was computed in another order, or written and read, may differ in its last digits.
    let tolerance = abs(before) * 1e-9
    // Said so that what is no number is worse than any.
    if !(now <= before + tolerance) {
      worse.append("\(name): \(text(now)), worse than \(text(before)) in the baseline")
    } else if now < before - tolerance {
      better.append("\(name): \(text(now)), better than \(text(before)) in the baseline")
    }
  }

  /// The figures of a baseline that were looked for, in order.
  private static func looked(
    for figures: Baseline.Figures,
    _ findings: [BenchmarkFinding]
  ) -> [(series: String, position: Int, figure: Double)] {
    figures.sorted { $0.key < $1.key }.flatMap { series, figures in
      let finding = findings.first { series.hasPrefix("\($0.section.benchmark), ") }
      return figures.filter { finding?.covers($0.key) ?? false }.sorted { $0.key < $1.key }
        .map { (series, $0.key, $0.value) }
    }
  }

  /// The value as text: the same for the same value, and other for any other.
  private func text(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension BaselineCheck {
  /// What else is worth knowing, a line for each thing, and the verdict.
  ///
  /// - Parameter path: The baseline's file.
  func lines(path: String) -> [String] {
    var lines = better
    if !better.isEmpty { lines.append("to hold on to what is better: --write-baseline \(path)") }
    if added > 0 { lines.append("\(count(added, "figure")) not in the baseline") }
    if foreign > 0 {
      lines.append(
        """
        \(count(foreign, "figure")) not compared, as the baseline is of \
        \(toolchains.before), and this is \(toolchains.now)
        """
      )
    }
    if compared == 0 && missing.isEmpty {
      lines.append("no exact figure could be compared with \(path)")
    } else {
      let bad = worse.isEmpty ? "none is" : count(worse.count)
      let lost = missing.isEmpty ? "" : ", \(count(missing.count)) missing"
      let figures = compared == 1 ? "1 exact figure" : "\(compared) exact figures"
      lines.append("\(figures) compared with \(path), \(bad) worse\(lost)")
    }
    return lines.map { "check: \($0)" }
  }

  private func count(_ count: Int, _ noun: String? = nil) -> String {
    let subject = noun.map { " \($0)\(count == 1 ? "" : "s")" } ?? ""
    return "\(count)\(subject) \(count == 1 ? "is" : "are")"
  }
}
