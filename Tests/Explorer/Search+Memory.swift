import AllocationCounter
import Exploration

extension Search {
  /// Pushes and pops often, and a tenth as often, and compares what that takes at its peak.
  ///
  /// - Returns: Whether memory is flat.
  @MainActor
  static func memory(_ changes: Int) -> Bool {
    let few = measured { MemoryRun(changes: changes / 10) }
    let many = measured { MemoryRun(changes: changes) }
    print(many.run.summary)
    guard let fewBytes = few.bytes, let manyBytes = many.bytes else {
      return many.run.leftAlive == 0
    }
    print("Heap in use grows by at most \(fewBytes) bytes in a tenth, by \(manyBytes) in the whole")
    // A hash table or a queue may be at its largest later; what leaks grows tenfold.
    return many.run.leftAlive == 0 && manyBytes <= fewBytes * 2
  }

  @MainActor
  private static func measured(_ run: () -> MemoryRun) -> (run: MemoryRun, bytes: Int?) {
    guard allocation_counter_is_available() else { return (run(), nil) }
    allocation_counter_begin()
    let run = run()
    allocation_counter_end()
    return (run, allocation_counter_peak_bytes())
  }
}
