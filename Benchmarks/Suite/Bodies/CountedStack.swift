#if !canImport(Darwin)
/// An app on the emulator, with one stack, that says how many bodies were evaluated.
@MainActor
protocol CountedStack {
  /// Launches the app, and lets its root come to rest.
  init()

  /// How many screens are shown above the root.
  var depth: Int { get }

  /// How many bodies were evaluated since the last reset.
  var evaluations: Evaluations { get }

  func resetEvaluations()

  /// Pushes screens, and lets the last of them come to rest.
  func push(_ count: Int)
}

/// How many bodies were evaluated.
struct Evaluations: Equatable {
  /// Those of the app's own views.
  let own: Int

  /// All, with those of whatever shows the stack.
  let all: Int
}

extension CountedStack {
  /// Counts what is evaluated by pushes on top of a stack that is at rest.
  static func evaluations(ofPushing count: Int, on depth: Int) -> Evaluations {
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
