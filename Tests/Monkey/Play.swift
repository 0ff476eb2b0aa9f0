import CommandSupport
import Interactions
import TestSupport

/// What the command does, and what it prints of that.
enum Play {
  /// Plays random scripts.
  ///
  /// - Returns: Whether nothing is breached.
  @MainActor
  static func atRandom(_ options: MonkeyOptions) -> Bool {
    let stopwatch = Stopwatch()
    LastWords.arm()
    var run = RandomInteractions(seed: options.seed)
    var nextReport = options.interactions / 10
    while run.sharedCount < options.interactions {
      run.next(of: options.flows)
      if let finding = run.finding {
        print("\(run.summary), \(stopwatch)\n\(finding)")
        return false
      }
      if run.sharedCount >= nextReport {
        print("\(run.sharedCount) interactions, \(stopwatch)")
        nextReport += options.interactions / 10
      }
    }
    print("\(run.summary), \(stopwatch)")
    return true
  }
}
