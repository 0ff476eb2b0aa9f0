extension Benchmark {
  /// What the engine costs, on a host that takes no time.
  static let engine = [splitting, plans, interruptionsAtEveryStep, tenPathsInARow]
}
