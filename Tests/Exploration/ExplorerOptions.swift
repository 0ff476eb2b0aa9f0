package import CommandSupport
import LinkStackEngine

/// What the command `Explorer` is asked to do.
package struct ExplorerOptions {
  package private(set) var length = 4
  package private(set) var values = 2
  package private(set) var disturbances: Int?
  package private(set) var rules = [HostRules.links]
  package private(set) var pacings = [PacingKind.settled]
  package private(set) var sabotage = Sabotage.none

  /// How much is to happen in random scripts instead.
  package private(set) var events: Int?
  package private(set) var seed: UInt64 = 1

  /// How often to push and pop instead of exploring.
  package private(set) var changes: Int?

  /// Reads the arguments, none of which asks for help.
  package init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader<ExplorerOption>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .other(let text):
        throw UsageError("\(quoting: text) is no option", known: "--help")
      case .option(let name, let value):
        try set(name, to: value)
      }
    }
  }

  private mutating func set(_ name: ExplorerOption, to value: String) throws(UsageError) {
    switch name {
    case .length: length = try name.number(value, in: 0...7)
    case .values: values = try name.number(value, in: 1...SmallPath.valueCount)
    case .disturbances: disturbances = try name.number(value, in: 0...1_000)
    case .rules: rules = try Self.choices(value, name)
    case .pacing: pacings = try Self.choices(value, name)
    case .sabotage: sabotage = try Self.choices(value, name)[0]
    case .random: events = try name.number(value, in: 1...Int.max)
    case .memory: changes = try name.number(value, in: 10...Int.max)
    case .seed: seed = try name.number(value, in: 0...UInt64.max)
    }
  }

  private static func choices<Choice>(
    _ text: String,
    _ name: ExplorerOption
  ) throws(UsageError) -> [Choice]
  where Choice: CaseIterable & RawRepresentable, Choice.RawValue == String {
    if text == "all" { return Array(Choice.allCases) }
    guard let choice = Choice(rawValue: text) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("\(name.flag) can't be \(quoting: text)", known: known)
    }
    return [choice]
  }
}

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
