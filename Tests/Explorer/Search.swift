import CommandSupport
import Exploration
import TestSupport

/// The searches, and what is printed of them.
enum Search {
  /// Explores all states within the options' bounds.
  ///
  /// - Returns: Whether nothing is breached.
  static func all(_ options: ExplorerOptions) -> Bool {
    var isSound = true
    for rules in options.rules {
      for pacing in options.pacings {
        let bounds = ExplorationBounds(
          length: options.length,
          values: options.values,
          disturbances: options.disturbances,
          rules: rules.rules,
          pacing: pacing.pacing,
          sabotage: options.sabotage
        )
        print("== \(rules.rawValue) host, \(pacing.rawValue) pacing")
        isSound = explore(bounds) && isSound
      }
    }
    return isSound
  }

  private static func explore(_ bounds: ExplorationBounds) -> Bool {
    let stopwatch = Stopwatch()
    let exploration = Exploration(bounds) { disturbances, exploration in
      print(
        "\(disturbances) disturbances: \(exploration.states) states, "
          + "\(exploration.transitions) steps, \(stopwatch)"
      )
    }
    print("\(exploration.summary), \(stopwatch)")
    if let finding = exploration.finding { print("\(finding.fault.rawValue)\n\n\(finding.test)") }
    return exploration.finding == nil
  }

  /// Plays random scripts.
  ///
  /// - Returns: Whether nothing is breached.
  @MainActor
  static func atRandom(_ events: Int, _ options: ExplorerOptions) -> Bool {
    let stopwatch = Stopwatch()
    LastWords.arm()
    let exploration = RandomExploration(seed: options.seed, events: events)
    print("\(exploration.summary), \(stopwatch)")
    guard let finding = exploration.finding else { return true }
    print("\(finding.fault)\n\n\(finding.script.test(of: finding.fault))")
    return false
  }
}
