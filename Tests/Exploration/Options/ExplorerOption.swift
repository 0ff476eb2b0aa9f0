import CommandSupport

/// The options of the command `Explorer`.
package enum ExplorerOption: String, OptionName {
  case length, values, disturbances, rules, pacing, sabotage, random, seed, memory

  package var value: String? {
    switch self {
    case .length, .values, .disturbances: "NUMBER"
    case .rules, .pacing, .sabotage: "NAME"
    case .random: "EVENTS"
    case .memory: "CHANGES"
    case .seed: "NUMBER"
    }
  }

  /// What the command says of itself.
  package static let help = """
    usage: Explorer [options]

    Explores every state that sequencer and host can get into together, checks what has to hold
    in each, and prints the shortest script to the first breach as a test.

      --length NUMBER        the longest path, up to 7 (4)
      --values NUMBER        the values that a screen can have, up to 4 (2)
      --disturbances NUMBER  the most disturbances; any number if omitted
      --rules NAME           links, native, one-by-one, no-replacement, two-pushes,
                             bare-appearance, or all (links)
      --pacing NAME          settled, fixed, or all (settled)
      --sabotage NAME        something broken on purpose, to see the checker fail
      --random EVENTS        plays random scripts on driver and simulated host instead
      --seed NUMBER          the seed of the random scripts (1)
      --memory CHANGES       pushes and pops that often instead, and says what stays in memory

    Exits with 1 if anything is breached.
    """
}
