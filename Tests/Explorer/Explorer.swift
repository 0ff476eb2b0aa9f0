import CommandSupport
import Exploration
import Foundation
import HeapGrowth
import TestSupport

/// Explores what can happen to a sequencer and its host.
@main
struct Explorer {
  @MainActor
  static func main() {
    let arguments = Array(ProcessInfo.processInfo.arguments.dropFirst())
    if ArgumentReader<ExplorerOption>.asksForHelp(arguments) {
      print(ExplorerOption.help)
      return
    }
    do throws(UsageError) {
      let options = try ExplorerOptions(arguments)
      let isSound =
        if let changes = options.changes {
          Search.memory(changes)
        } else if let events = options.events {
          Search.atRandom(events, options)
        } else {
          Search.all(options)
        }
      exit((isSound ? ExitStatus.success : .failure).rawValue)
    } catch {
      try? StandardStream.error.write("Explorer: \(error)\n")
      exit(ExitStatus.usage.rawValue)
    }
  }
}

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

extension Search {
  /// Pushes and pops often, and a tenth as often, and compares what that takes at its peak.
  ///
  /// - Returns: Whether memory is flat.
  @MainActor
  static func memory(_ changes: Int) -> Bool {
    let growth = HeapGrowth(size: changes) { MemoryRun(changes: $0) }
    print(growth.run.summary)
    if let summary = growth.summary { print(summary) }
    return growth.run.leftAlive == 0 && growth.isFlat
  }
}
