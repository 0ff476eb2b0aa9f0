import CommandSupport

/// Reads the depths to measure at.
enum Depths {
  /// The depths that can be asked for.
  static let accepted = 1...1_000_000

  /// Reads depths with commas between; the result rises, and names each once.
  static func parse(_ text: String) throws(UsageError) -> [Int] {
    var depths: Set<Int> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      // `Int` also reads a sign.
      let isPlain = part.utf8.allSatisfy("0123456789".utf8.contains)
      guard isPlain, let depth = Int(part), accepted.contains(depth) else {
        throw UsageError(
          "no depth is \(quoting: String(part))",
          known: """
            numbers from \(accepted.lowerBound) to \(accepted.upperBound) with commas between, \
            as in 1,10,100
            """
        )
      }
      depths.insert(depth)
    }
    return depths.sorted()
  }
}
