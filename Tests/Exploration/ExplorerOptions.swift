package import CommandSupport
import TestSupport

/// What the command `Explorer` is asked to do.
package struct ExplorerOptions: SearchOptions {
  /// The longest path; `nil` for as long as takes seconds to explore.
  package private(set) var length: Int?
  package private(set) var values = 2
  package private(set) var disturbances: Int?
  package private(set) var rules = [HostRules.links]
  package private(set) var pacings = [PacingKind.settled]
  package private(set) var hosts = HostKind.allCases
  package private(set) var isReconfigured = false
  package private(set) var sabotage = WorldSabotage.none

  /// How much is to happen in random scripts instead.
  package private(set) var events: Int?
  package private(set) var seed: UInt64 = 1

  /// How often to push and pop instead of exploring.
  package private(set) var changes: Int?

  package init() {}

  package mutating func set(_ name: ExplorerOption, to value: String) throws(UsageError) {
    switch name {
    case .length: length = try name.number(value, in: 0...7)
    case .values: values = try name.number(value, in: 1...SmallPath.valueCount)
    case .disturbances: disturbances = try name.number(value, in: 0...1_000)
    case .rules: rules = try value == "all" ? HostRules.allCases : [name.choice(value)]
    case .pacing: pacings = try value == "all" ? PacingKind.allCases : [name.choice(value)]
    case .host: hosts = try value == "all" ? HostKind.allCases : [name.choice(value)]
    case .reconfigured: isReconfigured = try name.number(value, in: 0...1) == 1
    case .sabotage: sabotage = try name.choice(value)
    case .random: events = try name.number(value, in: 1...Int.max)
    case .memory: changes = try name.number(value, in: 10...Int.max)
    case .seed: seed = try name.number(value, in: 0...UInt64.max)
    }
  }

  /// The bounds of a search on one host.
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
      isReconfigured: isReconfigured,
      sabotage: sabotage
    )
  }

  /// What the command says of itself.
  package static let help = """
    usage: Explorer [options]

    Explores every state that sequencer and host can get into together, checks what has to hold
    in each, and prints the shortest script to the first breach as a test.

      --length NUMBER        the longest path, up to 7 (5; 3 on other hosts than prompt)
      --values NUMBER        the values that a screen can have, up to 4 (2)
      --disturbances NUMBER  the most disturbances; any number if omitted
      --rules NAME           links, native, one-by-one, no-replacement, two-pushes,
                             bare-appearance, or all (links)
      --pacing NAME          settled, fixed, or all (settled)
      --host NAME            prompt (it says what it shows, and follows at once), lagging (it begins
                             some time after it is told, and ignores an update now and then),
                             unasked (it can't be asked), or all (all)
      --reconfigured 0|1     whether the app changes pacing, animation and rules on the way (0)
      --sabotage NAME        something broken on purpose, to see the checker fail
      --random EVENTS        plays random scripts on driver and simulated host instead
      --seed NUMBER          the seed of the random scripts (1)
      --memory CHANGES       pushes and pops that often instead, and says what stays in memory

    Exits with 1 if anything is breached.
    """
}

/// The options of the command `Explorer`.
package enum ExplorerOption: String, OptionName {
  case length, values, disturbances, rules, pacing, host, reconfigured, sabotage, random, seed
  case memory

  package var value: String? {
    switch self {
    case .length, .values, .disturbances, .seed, .reconfigured: "NUMBER"
    case .rules, .pacing, .host, .sabotage: "NAME"
    case .random: "EVENTS"
    case .memory: "CHANGES"
    }
  }
}
