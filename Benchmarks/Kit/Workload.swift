/// Some work to be timed, apart from what it takes to prepare and to check it.
@MainActor
package struct Workload {
  /// Times the work, done this many times in a row, in nanoseconds for each.
  let time: @MainActor (_ repetitions: Int) -> Double

  /// Does the work once, and says what it allocated.
  let count: @MainActor (_ meter: AllocationMeter) -> Allocations?

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
        let start = Stopwatch.now()
        for index in states.indices {
          run(&states[index])
        }
        let end = Stopwatch.now()
        precondition(
          states.allSatisfy(isDone),
          "\(name): the work has another result than it should"
        )
        return Double(end - start) / Double(repetitions)
      },
      count: { meter in
        var state = prepare()
        let allocations = meter.measure { run(&state) }
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
