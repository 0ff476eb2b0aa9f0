import CommandSupport

/// A figure that is compared with a baseline's.
struct ExactFigure: Equatable, Sendable {
  /// Which figure it is, of all that there are.
  struct Key: Hashable, Sendable {
    let benchmark: String
    let series: String
    let unit: Unit
    let position: Int
  }

  let key: Key

  /// What the figure is for one of.
  let per: String?
  let value: Double
  let check: Series.Check

  /// Which figure it is, in words.
  ///
  /// They may come from a file, which can hold anything.
  var name: String {
    let unit = per.map { "\(key.unit.rawValue) per \($0)" } ?? key.unit.rawValue
    let name = "\(key.benchmark), \"\(key.series)\" (\(unit)) at \(key.position)"
    return TerminalText.cleaned(name)
  }

  /// The value as text: the same for the same value, and other for any other.
  var text: String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension ExactFigure {
  /// The figures of a section that can be compared.
  static func all(in section: Section) -> [ExactFigure] {
    section.series.filter { $0.check != .never }.flatMap { series in
      series.points.compactMap { point in
        guard case .exact(let value) = point.figure else { return nil }
        let key = Key(
          benchmark: section.benchmark,
          series: series.name,
          unit: series.unit,
          position: point.position
        )
        return ExactFigure(key: key, per: series.per, value: value, check: series.check)
      }
    }
  }
}
