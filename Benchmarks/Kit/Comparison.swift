/// Times of several kinds of work that were done in turn.
package struct Comparison {
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
