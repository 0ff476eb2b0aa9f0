import Foundation

/// The text of a source file with some mutants in it, each behind a condition.
///
/// Building takes far longer than testing, so all mutants are built at once.
struct MutatedSource {
  private(set) var text = Data()

  /// Where the code of each mutant is in the text, with what it stands in place of.
  private(set) var places: [(range: Range<Int>, mutant: NumberedMutant)] = []

  private let original: Data

  /// Puts mutants into a text, of which each lies in another or apart from it.
  init(_ original: Data, mutants: [NumberedMutant]) {
    self.original = original
    // So that each is followed by those that lie in it, and what is left out comes before all that
    // is in its place otherwise.
    let sorted = mutants.sorted { lhs, rhs in
      let (left, right) = (lhs.mutant.range, rhs.mutant.range)
      let isOuter = lhs.mutant.faulty.isEmpty && !rhs.mutant.faulty.isEmpty
      return left == right
        ? isOuter : (left.lowerBound, right.upperBound) < (right.lowerBound, left.upperBound)
    }
    render(0..<original.count, sorted[...])
  }

  private mutating func render(_ range: Range<Int>, _ mutants: ArraySlice<NumberedMutant>) {
    var position = range.lowerBound
    var rest = mutants
    while let mutant = rest.popFirst() {
      let place = mutant.mutant.range
      let inner = rest.prefix { $0.mutant.range.upperBound <= place.upperBound }
      rest.removeFirst(inner.count)
      text += original[position..<place.lowerBound]
      let start = text.count
      let code = mutant.code
      text += Data(code.before.utf8)
      render(place, inner)
      text += Data(code.after.utf8)
      places.append((start..<text.count, mutant))
      position = place.upperBound
    }
    text += original[position..<range.upperBound]
  }

  /// The mutants to which a compiler's error at a line and a column may be due: the innermost there,
  /// those on the line, or the nearest.
  func suspects(line: Int, column: Int) -> [NumberedMutant] {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard line >= 1, line <= lines.count else { return [] }
    let start = lines[line - 1].startIndex
    let position = start + column - 1
    let around = places.filter { $0.range.contains(position) }
    if let shortest = around.map(\.range.count).min() {
      return around.filter { $0.range.count == shortest }.map(\.mutant)
    }
    let onLine = places.filter { $0.range.overlaps(start..<lines[line - 1].endIndex) }
    if !onLine.isEmpty { return onLine.map(\.mutant) }
    func distance(_ range: Range<Int>) -> Int {
      max(range.lowerBound - position, position - range.upperBound)
    }
    let nearest = places.min { distance($0.range) < distance($1.range) }
    return nearest.map { [$0.mutant] } ?? []
  }
}
