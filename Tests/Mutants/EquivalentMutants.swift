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
