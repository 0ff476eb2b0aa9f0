/// What some work took from the heap.
package struct Allocations: Equatable, Sendable {
  /// How many blocks were allocated, or made larger.
  package let count: Int

  /// How much the blocks in use had grown by at most, in bytes.
  package let peakBytes: Int

  /// Takes down what was counted.
  package init(count: Int, peakBytes: Int) {
    self.count = count
    self.peakBytes = peakBytes
  }
}

/// A way to count what the heap is asked for.
package struct AllocationMeter {
  private let begin: () -> Void
  private let end: () -> Allocations?

  /// Creates a meter.
  ///
  /// - Parameters:
  ///   - begin: Sets the count to nothing, and starts it.
  ///   - end: Ends the count, and tells it.
  package init(begin: @escaping () -> Void, end: @escaping () -> Allocations?) {
    self.begin = begin
    self.end = end
  }

  /// A meter for systems where nothing can be counted.
  package static var none: AllocationMeter {
    AllocationMeter(begin: {}, end: { nil })
  }

  /// Counts what some work allocates.
  @inlinable
  package func measure(_ work: () -> Void) -> Allocations? {
    start()
    work()
    return stop()
  }

  @usableFromInline
  func start() { begin() }

  @usableFromInline
  func stop() -> Allocations? { end() }
}
