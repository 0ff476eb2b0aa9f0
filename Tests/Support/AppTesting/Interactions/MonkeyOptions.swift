package import TestSupport

package struct MonkeyOptions: SearchOptions {
  package enum Search: Hashable, Sendable {
    case scripts(interactions: Int)

    case interruptions(oneOf: Int)

    case columns(walks: Int)
  }

  package private(set) var search = Search.scripts(interactions: 10_000)
  package private(set) var seed: UInt64 = 1
  package private(set) var isSafe = false

  package init() {}

  package mutating func set(_ name: MonkeyOption, to value: String) throws(UsageError) {
    switch name {
    case .interactions:
      search = .scripts(interactions: try name.number(value, in: 1...1_000_000_000))
    case .interruptions: search = .interruptions(oneOf: try name.number(value, in: 1...1_000_000))
    case .columns: search = .columns(walks: try name.number(value, in: 1...1_000_000))
    case .safe: isSafe = true
    case .seed: seed = try name.number(value, in: 0...UInt64.max)
    }
  }

  package static let help = """
    usage: Searches monkey [options]

    Taps, types, goes back, opens links, leaves and relaunches apps at random, and has their own code
    interfere. The apps run on the shim and on SwiftUI alone, and show the same after each step. On
    each of the shim's hosts alone, everything comes at any instant as well: once it is over, what
    is shown is the path. The first breach is printed with only the steps that it needs.

      --interactions NUMBER  how many steps all sides go through alike (10000)
      --seed NUMBER          what the steps follow from (1)
      --safe                 only link stacks in safe mode, at any instant
      --interruptions STEP   every STEP-th of all interruptions of a deep link instead, at all moments
                             and on all hosts; which of them follows from the seed
      --columns WALKS        so many walks through apps with columns instead, calm and hasty, on link
                             stacks in both widths and on all sides beside each other; prints what is
                             wrong by kind, with one example each

    Exits with 1 if anything is breached.
    """
}

package enum MonkeyOption: String, OptionName {
  case interactions, seed, safe, interruptions, columns

  package var value: String? {
    switch self {
    case .interactions, .seed: "NUMBER"
    case .interruptions: "STEP"
    case .columns: "WALKS"
    case .safe: nil
    }
  }
}
