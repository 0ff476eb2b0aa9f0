import AllocationCounter

/// How much a small run and one of ten times the size take from the heap at their peaks.
package struct HeapGrowth<Run> {
  /// The large run.
  package let run: Run

  private let bytes: (few: Int, many: Int)?

  /// Runs something with a tenth of a size, and then with the whole.
  @MainActor
  package init(size: Int, _ run: (_ size: Int) -> Run) {
    let few = Self.measured { run(size / 10) }
    let many = Self.measured { run(size) }
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
  package var isFlat: Bool {
    guard let bytes else { return true }
    return bytes.many <= bytes.few * 2
  }

  /// What was measured, in a line; nil where it can't be.
  package var summary: String? {
    guard let bytes else { return nil }
    return
      "Heap in use grows by at most \(bytes.few) bytes in a tenth, by \(bytes.many) in the whole"
  }

  @MainActor
  private static func measured(_ run: () -> Run) -> (run: Run, bytes: Int?) {
    guard allocation_counter_is_available() else { return (run(), nil) }
    allocation_counter_begin()
    let run = run()
    allocation_counter_end()
    return (run, allocation_counter_peak_bytes())
  }
}
