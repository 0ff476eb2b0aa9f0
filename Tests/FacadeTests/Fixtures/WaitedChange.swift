import NavigationShim
import Testing

/// A change that somebody waits for, and that has an outcome later.
@MainActor
final class WaitedChange {
  var outcome: NavigationOutcome?
  var task: Task<NavigationOutcome, Never>?

  init() {}

  /// Has a change made, and returns as soon as it is.
  init(_ change: @escaping @MainActor () async -> NavigationOutcome) async {
    var hasBegun = false
    let begin = { @MainActor in hasBegun = true }
    task = Task {
      begin()
      let outcome = await change()
      self.outcome = outcome
      return outcome
    }
    while !hasBegun { await Task.yield() }
  }

  /// The outcome, as soon as there is one.
  var value: NavigationOutcome? {
    get async { await task?.value }
  }
}
