import Foundation

/// The package with one place of it made wrong by a rule, which a test has to notice.
struct Mutant: Hashable, Sendable {
  /// How the code is wrong.
  enum Change: Hashable, Sendable {
    /// It has another value.
    case value(String)
    /// It is left out.
    case omission
    /// The function ends after it, which is its head.
    case end
  }

  let rule: String
  /// The file, from the package's folder on.
  let file: String
  let lines: ClosedRange<Int>
  /// The place in the file, in bytes.
  let range: Range<Int>
  /// What stands there.
  let original: String
  let change: Change

  /// The code that does both, by the mutant's number.
  func code(number: Int) -> String {
    switch change {
    case .value(let faulty):
      // Each line stays where it is.
      "(isMutant(\(number)) ? (\(faulty.replacing("\n", with: " "))) : (\(original)))"
    case .omission: "if !isMutant(\(number)) { \(original) }"
    case .end: "\(original) if isMutant(\(number)) { return }; "
    }
  }

  /// Some mutants, none of which is in another: the same ones for the same seed.
  static func drawn(_ count: Int, from mutants: [Mutant], seed: UInt64) -> [Mutant] {
    var chosen: [Mutant] = []
    let ranked = mutants.map { ($0, rank: hash("\(seed) \($0)")) }.sorted { $0.rank < $1.rank }
    for (mutant, _) in ranked where chosen.count < count {
      let isApart = chosen.allSatisfy {
        $0.file != mutant.file || !$0.range.overlaps(mutant.range)
      }
      if isApart { chosen.append(mutant) }
    }
    return chosen
  }

  /// A number that follows from a text, on all machines (FNV-1a, mixed as in SplitMix64).
  private static func hash(_ text: String) -> UInt64 {
    let sum = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let mixed = (sum ^ (sum >> 30)) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ (mixed >> 31)
  }
}

extension Mutant: CustomStringConvertible {
  var description: String {
    let words = original.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "\(file):\(lines.lowerBound): \(rule): \(words)"
  }
}
