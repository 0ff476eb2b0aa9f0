import Foundation

/// A table of right-aligned columns.
struct Table {
  private let titles: [String]
  private var rows: [[String]] = []

  init(_ titles: String...) {
    self.titles = titles
  }

  mutating func add(_ cells: String...) {
    rows.append(cells)
  }

  var text: String {
    let lines = [titles] + rows
    let widths = titles.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      zip(line, widths)
        .map { String(repeating: " ", count: $1 - $0.count) + $0 }
        .joined(separator: "  ")
    }
    .joined(separator: "\n")
  }
}

extension Double {
  /// The number with a fixed number of decimals.
  func rounded(to decimals: Int) -> String {
    String(format: "%.\(decimals)f", self)
  }
}
