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
  let value: Double
  let check: Series.Check

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
        return ExactFigure(key: key, value: value, check: series.check)
      }
    }
  }
}

extension ExactFigure.Key: CustomStringConvertible {
  /// The key in words.
  ///
  /// Its names may come from a file, which can hold anything.
  var description: String {
    let names = (TerminalText.cleaned(benchmark), TerminalText.cleaned(series))
    return "\(names.0), \"\(names.1)\" (\(unit.rawValue)) at \(position)"
  }
}
