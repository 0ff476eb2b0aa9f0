package import LinkStackEngine

/// How far a search goes, and in which world.
package struct ExplorationBounds: Hashable, Sendable {
  /// The longest path to start from or to set.
  package var length: Int

  /// The number of values that a screen can have.
  package var values: Int

  /// The most disturbances in one script, beyond the first path that is set; `nil` for any number.
  package var disturbances: Int?

  package var rules: UpdateRules
  package var pacing: Pacing
  package var sabotage: Sabotage

  package init(
    length: Int,
    values: Int = 2,
    disturbances: Int?,
    rules: UpdateRules = .links,
    pacing: Pacing = .settled,
    sabotage: Sabotage = .none
  ) {
    precondition(
      (0...7).contains(length) && (1...SmallPath.valueCount).contains(values)
        && disturbances.map { $0 >= 0 } ?? true,
      "the length is 0 to 7, and the number of values 1 to \(SmallPath.valueCount)"
    )
    self.length = length
    self.values = values
    self.disturbances = disturbances
    self.rules = rules
    self.pacing = pacing
    self.sabotage = sabotage
  }

  /// All paths within the bounds.
  var paths: [SmallPath] { SmallPath.all(upTo: length, over: values) }
}
