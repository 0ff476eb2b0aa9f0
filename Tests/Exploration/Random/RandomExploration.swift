import TestSupport

/// Random scripts, one after another.
@MainActor
package struct RandomExploration {
  package let seed: UInt64

  /// The number of scripts played.
  package private(set) var scripts = 0

  /// The number of actions, updates and wake-ups.
  package private(set) var events = 0

  /// The first breach, in the smallest script found for it.
  package private(set) var finding: (fault: String, script: StackScript)?

  /// What was played, in a line.
  package var summary: String {
    "Random scripts, seed \(seed): \(scripts) scripts, \(events) events"
  }

  /// Plays scripts until enough has happened, or up to the first breach.
  ///
  /// - Parameter change: What to do to each script first, for tests of the search itself.
  package init(
    seed: UInt64,
    events: Int,
    changing change: (inout StackScript) -> Void = { _ in }
  ) {
    self.seed = seed
    var generator = SeededGenerator(seed: seed)
    while self.events < events {
      var script = StackScript.random(using: &generator)
      change(&script)
      let run = StackRun(script)
      scripts += 1
      self.events += run.events
      if let fault = run.faults.first {
        finding = (fault, script.shrunk { StackRun($0).faults.contains(fault) })
        return
      }
    }
  }
}
