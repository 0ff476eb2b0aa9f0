import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Some work to be timed, apart from what it takes to prepare and to check it.
@MainActor
package struct Workload {
  /// Times the work, done this many times in a row, in nanoseconds for each.
  fileprivate let time: @MainActor (_ repetitions: Int) -> Double
  /// Does the work once, and says what it allocated.
  private let count: @MainActor (_ meter: AllocationMeter) -> Allocations?

  /// Describes some work.
  ///
  /// - Parameters:
  ///   - name: What to call it where its result is wrong.
  ///   - prepare: Makes what the work is done on. Not timed, and neither is releasing it.
  ///   - run: The work. Its result has to end up in the state.
  ///   - isDone: Whether the state is as it should be after the work. Not timed.
  @inlinable
  package init<State>(
    _ name: String,
    prepare: @escaping @MainActor () -> State,
    run: @escaping @MainActor (inout State) -> Void,
    isDone: @escaping @MainActor (State) -> Bool
  ) {
    self.init(
      time: { repetitions in
        var states = (0..<repetitions).map { _ in prepare() }
        let start = clockTime()
        for index in states.indices { run(&states[index]) }
        let end = clockTime()
        blackHole(states)
        precondition(
          states.allSatisfy(isDone),
          "\(name): the work has another result than it should"
        )
        return Double(end - start) / Double(repetitions)
      },
      count: { meter in
        var state = prepare()
        let allocations = meter.measure { run(&state) }
        blackHole(state)
        precondition(isDone(state), "\(name): the work has another result than it should")
        return allocations
      }
    )
  }

  @usableFromInline
  init(
    time: @escaping @MainActor (_ repetitions: Int) -> Double,
    count: @escaping @MainActor (_ meter: AllocationMeter) -> Allocations?
  ) {
    self.time = time
    self.count = count
  }

  /// What the work allocates, or `nil` where that can't be counted.
  package func allocations(_ meter: AllocationMeter) -> Allocations? {
    // What the first run allocates once and for all is not the work's.
    _ = count(meter)
    return count(meter)
  }
}

/// Times of several kinds of work that were done in turn.
package struct TimeComparison {
  /// The times of each, in nanoseconds.
  package let times: [Distribution]

  private let rounds: [[Double]]

  /// Times several kinds of work in turn, so that a drift of the machine's speed meets all of them.
  ///
  /// Each is done once or more to warm up, and to learn how often it has to be repeated for one
  /// sample to be long enough for the clock. Every other round goes through them backwards.
  ///
  /// - Parameters:
  ///   - workloads: The kinds of work.
  ///   - samples: How many samples to take of each.
  ///   - sampleTime: How many nanoseconds one sample should take at least.
  @MainActor
  package init(of workloads: [Workload], samples: Int, sampleTime: Double) {
    let repetitions = workloads.map { Self.repetitions(of: $0, filling: sampleTime) }
    rounds = (0..<samples).map { round in
      var times = [Double](repeating: 0, count: workloads.count)
      let order = Array(workloads.indices)
      for index in round.isMultiple(of: 2) ? order : order.reversed() {
        times[index] = workloads[index].time(repetitions[index])
      }
      return times
    }
    let rounds = rounds
    times = workloads.indices.map { index in Distribution(rounds.map { $0[index] }) }
  }

  /// How many times longer one kind of work took than another in the same round.
  package func ratio(of index: Int, to other: Int) -> Distribution {
    Distribution(rounds.map { $0[index] / $0[other] })
  }

  @MainActor
  private static func repetitions(of workload: Workload, filling sampleTime: Double) -> Int {
    var repetitions = 1
    while true {
      let time = workload.time(repetitions)
      let total = time * Double(repetitions)
      if total >= sampleTime { return repetitions }
      // Too short to tell how long it takes: ten times as many tell more.
      let wanted = total < sampleTime / 10 ? repetitions * 10 : Int(sampleTime / time) + 1
      repetitions = max(repetitions + 1, wanted)
    }
  }
}

/// The nanoseconds of processor time that this thread has taken so far.
///
/// Whatever else the machine does meanwhile isn't counted. Reading the clock takes some hundred
/// nanoseconds, so nothing shorter than a few thousand is worth timing.
@usableFromInline
func clockTime() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Hands a value back where the optimizer can't see that it is the same.
///
/// What is measured takes its input from here: with a constant for input there may be nothing left
/// to do, however well the result is hidden.
@inline(never)
@_optimize(none)
package func opaque<Value>(_ value: Value) -> Value { value }

/// Takes a value where the optimizer can't see what becomes of it, so that it has to be computed.
@inline(never)
@_optimize(none)
package func blackHole<Value>(_ value: Value) {}

/// What some work took from the heap.
package struct Allocations: Equatable, Sendable {
  /// How many blocks were allocated, or made larger.
  package let count: Int
  /// How much the blocks in use had grown by at most, in bytes.
  package let peakBytes: Int

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
  ///   - end: Ends the count, and returns it.
  package init(begin: @escaping () -> Void, end: @escaping () -> Allocations?) {
    self.begin = begin
    self.end = end
  }

  /// A meter for systems where nothing can be counted.
  package static var none: AllocationMeter { AllocationMeter(begin: {}, end: { nil }) }

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

/// Figures of the same thing, taken several times over.
package struct Distribution: Equatable, Sendable {
  /// The figures, from the least to the greatest.
  package let samples: [Double]

  /// Sorts some figures.
  ///
  /// - Precondition: There is at least one, and each is a number.
  package init(_ samples: [Double]) {
    precondition(!samples.isEmpty, "a distribution of no samples: take at least one")
    precondition(!samples.contains(where: \.isNaN), "a sample is no number: check its divisor")
    self.samples = samples.sorted()
  }

  /// The least figure: the one that the rest of the machine has disturbed least.
  package var minimum: Double { percentile(0) }
  /// The figure in the middle.
  package var median: Double { percentile(50) }
  /// The figure that nine of ten don't exceed.
  package var percentile90: Double { percentile(90) }

  /// The figure that a share of the others doesn't exceed, the nearest there is.
  ///
  /// - Parameter percent: The share, from 0 to 100.
  private func percentile(_ percent: Double) -> Double {
    samples[Int((Double(samples.count - 1) * percent / 100).rounded())]
  }

  /// The figures, each divided by a number.
  package func divided(by divisor: Double) -> Distribution {
    Distribution(samples.map { $0 / divisor })
  }
}
