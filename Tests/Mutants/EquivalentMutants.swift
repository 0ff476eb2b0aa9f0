extension EquivalentMutant {
  /// The mutants that no test can notice, each with the reason.
  static let all = [
    EquivalentMutant(
      "LinkStack.swift",
      .comparison,
      at: "if update.depth < depth { truncate(to: update.depth) }",
      nil,
      "What is truncated to the depth that it has stays as it is."
    ),
    EquivalentMutant(
      "LinkStack.swift",
      .alwaysTrue,
      at: "depth >= 1 && depth <= self.depth,",
      nil,
      "The array traps as well, if with another message."
    ),
    EquivalentMutant(
      "DriverCore.swift",
      .alwaysTrue,
      at:
        "if path.count == target.count, path == target { return handle(.targetRepeated, answer) }",
      "path.count == target.count",
      "Paths of different lengths aren't equal; to ask for those alone takes less time."
    ),
    EquivalentMutant(
      "LinkStackDriver.swift",
      .alwaysTrue,
      at: "guard !waiters.isEmpty else { return }",
      nil,
      "A task that tells nobody anything does nothing."
    ),
    EquivalentMutant(
      "LinkStackDriver.swift",
      .omission,
      at: "isQueueEmpty = true",
      nil,
      "A queue that is empty is looked at for nothing."
    ),
  ]
}
