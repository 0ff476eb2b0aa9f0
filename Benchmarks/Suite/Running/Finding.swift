/// What a benchmark has found, and at which depths it was asked to.
struct Finding: Sendable {
  let section: Section
  let depths: [Int]

  /// Whether the benchmark has looked at a position.
  func covers(_ position: Int) -> Bool {
    // Where the axis isn't the depth, the benchmark has positions of its own, and takes all of them.
    section.axis != .depth || depths.contains(position)
  }
}
