import AllocationCounter
import AppTesting
import TestSupport

/// The growth of the heap while random scripts are played again and again.
@MainActor
enum HeapGrowth {
  private static let count = 48

  /// Plays scripts once, and then ten times, and prints what either takes.
  ///
  /// - Returns: Whether nothing is breached, and no more is taken, but for a quarter: what leaks grows tenfold.
  static func isNone(seed: UInt64) async -> Bool {
    let stopwatch = Stopwatch()
    // What there is one of in a process is there from then on.
    guard await play(seed) else { return false }
    let once = await peak(of: 1, seed)
    let often = await peak(of: 10, seed)
    print(
      "\(count) scripts take \(once) bytes at their peak, and \(often) if played 10 times, \(stopwatch)"
    )
    return often <= once + once / 4
  }

  /// The bytes by which the heap in use grows at most; zero where it can't be measured.
  private static func peak(of rounds: Int, _ seed: UInt64) async -> Int {
    guard allocation_counter_is_available() else { return 0 }
    allocation_counter_begin()
    defer { allocation_counter_end() }
    for _ in 0..<rounds { _ = await play(seed) }
    return allocation_counter_peak_bytes()
  }

  private static func play(_ seed: UInt64) async -> Bool {
    let sides = Side.ofPackage
    for number in 0..<count {
      let flow = RestlessScript.flows[number / sides.count % RestlessScript.flows.count]
      let side = sides[number % sides.count]
      let run = await RestlessScript(seed: seed &+ UInt64(number), flow, on: side)
      if let fault = run.fault {
        print("\(fault)\n\n\(run.script.code)")
        return false
      }
      // A declaration that goes away notifies its stack in a turn of its own, and takes memory until then.
      await Task.yield()
    }
    return true
  }
}

struct MemoryOptions: SearchOptions {
  enum Name: String, OptionName {
    case seed
    var value: String? { "NUMBER" }
  }

  static let help = """
    usage: Searches memory [--seed NUMBER]

    Plays 48 random scripts, each in a window of its own, on both hosts in turn, and then again and
    again, which must take no more memory.

    """

  private(set) var seed: UInt64 = 1

  mutating func set(_ name: Name, to value: String) throws(UsageError) {
    seed = try name.number(value, in: 0...UInt64.max)
  }
}
