import Foundation
import TestSupport

/// Explores what can happen to a sequencer and its host: see `--help`.
@MainActor
enum Explorer {
  /// - Returns: Whether nothing is breached.
  static func run(_ options: ExplorerOptions) -> Bool {
    if let file = options.explained {
      explain(file)
    } else {
      exploreAll(options)
    }
  }

  private static func explain(_ file: String) -> Bool {
    let summary = MachineSummary(isTraced: true)
    let transitions = summary.transitions
    print(summary.line)
    for finding in summary.findings { print(finding) }
    do {
      try transitions.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
      print("\(transitions.count) transitions are written to \(file)")
      return summary.findings.isEmpty
    } catch {
      print("\(file): \(error.localizedDescription)")
      return false
    }
  }

  private static func exploreAll(_ options: ExplorerOptions) -> Bool {
    var isSound = true
    for rules in options.rules {
      for pacing in options.pacings {
        for host in HostKind.allCases {
          print("== \(host.rawValue) \(rules.rawValue) host, \(pacing.rawValue) pacing")
          isSound = explore(options.bounds(rules, pacing, host)) && isSound
        }
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
    if let finding = exploration.finding {
      print(finding)
      return false
    }
    if let fewest = bounds.fewestStates, exploration.states < fewest {
      print("FAILED: there used to be \(fewest) states: something isn't explored any more")
      return false
    }
    return true
  }
}
