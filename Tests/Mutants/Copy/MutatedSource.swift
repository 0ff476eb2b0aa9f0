/// The text of a source file with all of its mutants in it, each behind a condition.
///
/// Building takes far longer than testing, so all mutants are built at once.
struct MutatedSource {
  let text: String

  /// Puts mutants into a text.
  ///
  /// - Parameters:
  ///   - original: The text of the file.
  ///   - mutants: The mutants of this file, and their numbers.
  init(_ original: String, mutants: [NumberedMutant]) throws(EditError) {
    var places: [Place] = []
    for mutant in mutants {
      let range = try Self.range(of: mutant.mutant, in: original)
      if let other = places.first(where: { $0.overlaps(range) }) {
        throw .overlap(mutant.mutant, other.mutants[0].mutant)
      }
      if let index = places.firstIndex(where: { $0.range == range }) {
        places[index].mutants.append(mutant)
      } else {
        places.append(Place(range: range, mutants: [mutant]))
      }
    }
    // So that each place is followed by those that lie in it.
    places.sort {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
    text = Self.render(original[...], places[...])
  }

  /// A part of the text, and the mutants that want it otherwise.
  private struct Place {
    let range: Range<String.Index>
    var mutants: [NumberedMutant]

    /// Whether two ranges have something in common, and neither lies in the other.
    func overlaps(_ other: Range<String.Index>) -> Bool {
      range.overlaps(other) && !range.contains(other) && !other.contains(range)
    }
  }

  private static func range(
    of mutant: Mutant,
    in text: String
  ) throws(EditError) -> Range<String.Index> {
    let anchors = text.ranges(of: mutant.anchor)
    guard anchors.count == 1 else {
      throw .anchorOccurs(times: anchors.count, mutant)
    }
    let rest = text[anchors[0].lowerBound...]
    guard let range = rest.firstRange(of: mutant.edit.original) else {
      throw .originalIsMissing(mutant)
    }
    return range
  }

  private static func render(_ original: Substring, _ places: ArraySlice<Place>) -> String {
    var result = ""
    var position = original.startIndex
    var rest = places
    while let place = rest.popFirst() {
      let inner = rest.prefix { place.range.contains($0.range) }
      rest.removeFirst(inner.count)
      result += original[position..<place.range.lowerBound]
      var code = render(original[place.range], inner)
      for mutant in place.mutants {
        code = mutant.mutant.edit.code(where: mutant.condition, original: code)
      }
      result += code
      position = place.range.upperBound
    }
    return result + original[position...]
  }
}
