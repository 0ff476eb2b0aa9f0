/// Something the package is to reach, and whether it does.
struct Goal: Equatable, Sendable {
  /// What is to be reached, with the limit, as in `planning allocates nothing`.
  let name: String

  /// The figure that was measured, with its unit.
  let found: String

  let isReached: Bool
}
