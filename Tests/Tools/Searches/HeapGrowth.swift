import AllocationCounter
import AppTesting
import TestSupport

/// How much a small run and one of ten times the size take from the heap at their peaks.
@MainActor
struct HeapGrowth<Run: CountedRun> {
  private let run: Run
  private let bytes: (few: Int, many: Int)?

  /// Pushes and pops often, and a tenth as often, and prints what that takes at its peak.
  ///
  /// - Returns: Whether nothing stays alive, and memory is flat.
  static func isNone(size: Int, _ run: (_ size: Int) async -> Run) async -> Bool {
    let stopwatch = Stopwatch()
    let growth = await HeapGrowth(size: size, run)
    print("\(growth.run.summary), \(stopwatch)")
    if let summary = growth.summary { print(summary) }
    return growth.run.leftAlive == 0 && growth.isFlat
  }

  private init(size: Int, _ run: (_ size: Int) async -> Run) async {
    let few = await Self.measured { await run(size / 10) }
    let many = await Self.measured { await run(size) }
    self.run = many.run
    if let fewBytes = few.bytes, let manyBytes = many.bytes {
      bytes = (fewBytes, manyBytes)
    } else {
      bytes = nil
    }
  }

  /// Whether memory is flat; true where it can't be measured.
  ///
  /// A hash table or a queue may be at its largest later; what leaks grows tenfold.
  private var isFlat: Bool {
    guard let bytes else { return true }
    return bytes.many <= bytes.few * 2
  }

  /// What was measured, in a line; nil where it can't be.
  private var summary: String? {
    guard let bytes else { return nil }
    return
      "Heap in use grows by at most \(bytes.few) bytes in a tenth, by \(bytes.many) in the whole"
  }

  private static func measured(_ run: () async -> Run) async -> (run: Run, bytes: Int?) {
    guard allocation_counter_is_available() else { return (await run(), nil) }
    allocation_counter_begin()
    let run = await run()
    allocation_counter_end()
    return (run, allocation_counter_peak_bytes())
  }
}

extension WindowsRun: CountedRun {}

/// What `Searches memory` is asked for.
struct MemoryOptions: SearchOptions {
  enum Name: String, OptionName {
    case changes, seed
    var value: String? { "NUMBER" }
  }

  static let help = """
    usage: Searches memory [--changes NUMBER] [--seed NUMBER]

    Pushes and pops that often (10000) in windows that come and go, and says what stays in memory.

    """

  private(set) var changes = 10_000
  private(set) var seed: UInt64 = 1

  mutating func set(_ name: Name, to value: String) throws(UsageError) {
    switch name {
    case .changes: changes = try name.number(value, in: 10...1_000_000_000)
    case .seed: seed = try name.number(value, in: 0...UInt64.max)
    }
  }
}
