import Interactions

/// What the command does, and what it prints of that.
enum Play {
  /// Plays random scripts.
  ///
  /// - Returns: Whether nothing is breached.
  @MainActor
  static func atRandom(_ options: MonkeyOptions) -> Bool {
    let clock = ContinuousClock()
    let start = clock.now
    var run = RandomInteractions(seed: options.seed)
    var nextReport = options.interactions / 10
    while run.sharedCount < options.interactions {
      run.next(of: options.flows)
      if let finding = run.finding {
        print("\(run.summary), \(seconds(clock.now - start))\n\(finding)")
        return false
      }
      if run.sharedCount >= nextReport {
        print("\(run.sharedCount) interactions, \(seconds(clock.now - start))")
        nextReport += options.interactions / 10
      }
    }
    print("\(run.summary), \(seconds(clock.now - start))")
    return true
  }

  static func seconds(_ duration: Duration) -> String {
    let tenths = Int((duration / .seconds(1) * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
