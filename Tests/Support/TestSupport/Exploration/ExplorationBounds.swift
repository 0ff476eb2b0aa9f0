package import LinkStackEngine
package import SimulatedHost

/// The bounds of a search, and the kind of world.
package struct ExplorationBounds: Equatable, Sendable {
  /// The longest path to start from or to set.
  package var length: Int
  /// The number of values that a screen can have, up to ``mostValues``.
  package var values: Int

  static let mostValues = 4

  /// The most disturbances in one script, beyond the first path that is set; `nil` for any number.
  package var disturbances: Int?

  package var rules: UpdateRules
  package var pacing: Pacing
  package var host: HostKind
  /// The number of pushes and pops that a late host may ignore.
  package var losses: Int
  package var isReconfigured: Bool

  package var sabotage: WorldSabotage

  package init(
    length: Int,
    values: Int = 2,
    disturbances: Int?,
    rules: UpdateRules = .links,
    pacing: Pacing = .settled,
    host: HostKind = .prompt,
    losses: Int = 2,
    isReconfigured: Bool = false,
    sabotage: WorldSabotage = .none
  ) {
    self.length = length
    self.values = values
    self.disturbances = disturbances
    self.rules = rules
    self.pacing = pacing
    self.host = host
    self.losses = losses
    self.isReconfigured = isReconfigured
    self.sabotage = sabotage
  }

  /// The least number of states within these bounds, if it is known.
  ///
  /// A search that finds fewer leaves something out. If you change the world, you may have to change the number.
  package var fewestStates: Int? {
    switch self {
    case ExplorationBounds(length: 5, disturbances: nil): 114_000
    case ExplorationBounds(length: 3, disturbances: nil, host: .lagging): 602_000
    case ExplorationBounds(length: 3, disturbances: nil, host: .unasked): 426_000
    default: nil
    }
  }

  /// All paths within the bounds, the shorter ones first.
  var paths: [[Int]] {
    var paths: [[Int]] = [[]]
    var longest = paths
    for _ in 0..<length {
      longest = longest.flatMap { path in (0..<values).map { path + [$0] } }
      paths += longest
    }
    return paths
  }
}

/// Rules of hosts that a search can be made for, by name.
package enum HostRules: String, CaseIterable, Sendable {
  case links
  case native
  case noReplacement = "no-replacement"
  case twoPushes = "two-pushes"
  case bareAppearance = "bare-appearance"

  package var rules: UpdateRules {
    var rules = UpdateRules.links
    switch self {
    case .links: break
    case .native: rules = .native
    case .noReplacement: rules.replacesInPlace = false
    case .twoPushes: rules.pushesPerUpdate = 2
    case .bareAppearance: rules.screensAtFirstAppearance = 0
    }
    return rules
  }
}

/// Ways to pace that a search can be made for, by name.
package enum PacingKind: String, CaseIterable, Sendable {
  case settled, fixed

  package var pacing: Pacing {
    switch self {
    case .settled: .settled
    case .fixed: .fixed(delay: .milliseconds(650))
    }
  }
}

/// Kinds of hosts that a search can be made for, by name.
package enum HostKind: String, CaseIterable, Sendable {
  /// Its state can be read, and it follows at once.
  case prompt
  /// It answers, begins each push and pop some time after its link changes, and ignores a few of them.
  case lagging
  /// Its state can't be read, and it reports only appearing screens and links that are turned off.
  case unasked

  package func behavior(_ rules: UpdateRules) -> SimulatedHostBehavior {
    SimulatedHostBehavior(
      rules: rules,
      lag: self == .lagging ? .milliseconds(8) : .zero,
      canBeAsked: self != .unasked
    )
  }

  /// The length of paths up to which a search takes seconds.
  package var usualLength: Int {
    switch self {
    case .prompt: 5
    case .lagging, .unasked: 3
    }
  }
}

/// The options of `Searches explore`.
package struct ExplorerOptions: SearchOptions {
  /// The longest path; `nil` for a length that takes seconds to explore.
  package private(set) var length: Int?
  package private(set) var values = 2
  package private(set) var disturbances: Int?
  package private(set) var rules = [HostRules.links]
  package private(set) var pacings = [PacingKind.settled]
  package private(set) var isReconfigured = false
  /// The file for the transitions of the digest.
  package private(set) var explained: String?

  package init() {}

  package mutating func set(_ name: ExplorerOption, to value: String) throws(UsageError) {
    switch name {
    case .length: length = try name.number(value, in: 0...7)
    case .values: values = try name.number(value, in: 1...ExplorationBounds.mostValues)
    case .disturbances: disturbances = try name.number(value, in: 0...1_000)
    case .rules: rules = try value == "all" ? HostRules.allCases : [name.choice(value)]
    case .pacing: pacings = try value == "all" ? PacingKind.allCases : [name.choice(value)]
    case .reconfigured: isReconfigured = try name.number(value, in: 0...1) == 1
    case .explain: explained = value
    }
  }

  package func bounds(
    _ rules: HostRules,
    _ pacing: PacingKind,
    _ host: HostKind
  ) -> ExplorationBounds {
    ExplorationBounds(
      length: length ?? host.usualLength,
      values: values,
      disturbances: disturbances,
      rules: rules.rules,
      pacing: pacing.pacing,
      host: host,
      isReconfigured: isReconfigured
    )
  }

  package static let help = """
    usage: Searches explore [options]

    Explores every state that sequencer and host can get into together, checks what has to hold
    in each, and prints the shortest way to the first breach.

      --length NUMBER        the longest path, up to 7 (5; 3 on hosts that are late or can't be asked)
      --values NUMBER        the values that a screen can have, up to 4 (2)
      --disturbances NUMBER  the most disturbances; any number if omitted
      --rules NAME           links, native, no-replacement, two-pushes,
                             bare-appearance, or all (links)
      --pacing NAME          settled, fixed, or all (settled)
      --reconfigured 0|1     whether the app changes pacing, animation and rules on the way (0)
      --explain FILE         writes all that the engine does in small worlds to a file instead

    Exits with 1 if anything is breached.
    """
}

package enum ExplorerOption: String, OptionName {
  case length, values, disturbances, rules, pacing, reconfigured, explain

  package var value: String? {
    switch self {
    case .length, .values, .disturbances, .reconfigured: "NUMBER"
    case .rules, .pacing: "NAME"
    case .explain: "FILE"
    }
  }
}
