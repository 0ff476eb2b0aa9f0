#if !canImport(Darwin)
/// An app on the emulator, with one stack, that says how many bodies of its own were evaluated.
@MainActor
protocol CountedStack {
  /// Launches the app, and lets its root come to rest.
  init()

  /// How many screens are shown above the root.
  var depth: Int { get }

  /// How many bodies of the app's own views were evaluated since the last reset.
  var evaluations: Int { get }

  func resetEvaluations()

  /// Pushes screens, and lets the last of them come to rest.
  func push(_ count: Int)
}

extension CountedStack {
  /// Counts what a single push evaluates that makes a stack this deep.
  static func evaluationsOfPush(to depth: Int) -> Int {
    evaluations(ofPushing: 1, on: depth - 1)
  }

  /// Counts what a whole link evaluates for each of its screens.
  static func evaluationsPerPush(ofLinkTo depth: Int) -> Double {
    Double(evaluations(ofPushing: depth, on: 0)) / Double(depth)
  }

  private static func evaluations(ofPushing count: Int, on depth: Int) -> Int {
    let stack = Self()
    if depth > 0 { stack.push(depth) }
    stack.resetEvaluations()
    stack.push(count)
    let evaluations = stack.evaluations
    let shown = stack.depth
    precondition(shown == depth + count, "\(self) shows \(shown) of \(depth + count) screens")
    return evaluations
  }
}
#endif
