import Dispatch

/// Times of the same work, measured several times over.
struct Samples {
  private let sorted: [Double]

  /// Measures two kinds of work in turn, so that a drift of the machine's speed meets both.
  ///
  /// - Parameters:
  ///   - count: How many samples to take of each.
  ///   - operations: How many operations one call stands for.
  ///   - first: One kind of work.
  ///   - second: The other.
  /// - Returns: Nanoseconds per operation of either, and their ratio pair by pair.
  static func compare(
    _ count: Int,
    operations: Int,
    _ first: () -> Void,
    _ second: () -> Void
  ) -> (first: Samples, second: Samples, ratio: Samples) {
    first()
    second()
    // What is shorter than the clock's floor is repeated within one sample.
    let repetitions = max(1, 20_000 / operations)
    var pairs: [(Double, Double)] = []
    for _ in 0..<count {
      let times = (time(repetitions, first), time(repetitions, second))
      let perOperation = Double(repetitions * operations)
      pairs.append((times.0 / perOperation, times.1 / perOperation))
    }
    return (
      Samples(pairs.map(\.0)), Samples(pairs.map(\.1)), Samples(pairs.map { $0.1 / $0.0 })
    )
  }

  private init(_ values: [Double]) {
    sorted = values.sorted()
  }

  var median: Double { sorted[sorted.count / 2] }

  private static func time(_ repetitions: Int, _ work: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    for _ in 0..<repetitions { work() }
    return Double(DispatchTime.now().uptimeNanoseconds - start)
  }
}

/// Takes a value where the optimizer can't see what becomes of it.
@inline(never)
@_optimize(none)
func blackHole<Value>(_ value: Value) {}

/// Hands a value back where the optimizer can't see that it is the same.
@inline(never)
@_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }
