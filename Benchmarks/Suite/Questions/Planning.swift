import BenchmarkKit
import LinkStackEngine

extension Benchmark {
  /// The deepest path that is planned by copies: at ten times the depth, they take 40 GB.
  private static let greatestCopyingDepth = 10_000
  /// The depth from which on copying takes longer than allocating.
  private static let leastGrowingDepth = 100

  /// Planning by depths, against planning by copies of the path.
  static let plans = Benchmark(
    "plans",
    asks: "What does planning cost, against a plan that holds a whole path for each step?",
    upTo: 100_000
  ) { measuring in
    var plan = WorkSeries("update plan", timePer: "update")
    var copying = WorkSeries("whole paths", timePer: "update")
    for depth in measuring.depths {
      let path = opaque(Array(0..<depth))
      var workloads = [Workload.updatePlan(to: path)]
      if depth <= greatestCopyingDepth { workloads.append(.wholePaths(to: path)) }
      let times = measuring.compare(workloads).times
      for (index, workload) in workloads.enumerated() {
        let allocations = workload.allocations(measuring.meter)
        if index == 0 {
          plan.add(times[index], allocations, at: depth)
        } else {
          copying.add(times[index], allocations, at: depth)
        }
      }
    }
    var section = BenchmarkSection("plans", title: "Planning by depths, or by copies of the path")
    section.add(copying.time, plan.time)
    section.add(copying.allocations, plan.allocations, copying.peak, plan.peak)
    for (series, least) in [(copying, leastGrowingDepth), (plan, 1)] {
      section.add(series.time.fits("time to plan", from: least))
      section.add(series.peak.fits("memory", from: least))
    }
    section.note(
      """
      "Whole paths" is the same plan as an array of paths, one for each step, which holds as many \
      elements as the square of the depth, halved: it is measured to \
      \(Digits.count(greatestCopyingDepth)) screens. Its growth is fitted from \
      \(leastGrowingDepth) screens on, as a short path costs more to allocate than to \
      copy; the growth of "update plan" is fitted from one screen on.
      """
    )
    return section
  }
}

extension Workload {
  fileprivate static func updatePlan(to path: [Int]) -> Workload {
    Workload("update plan") {
      0
    } run: { depths in
      // One by one, as the sequencer takes them.
      var depth = 0
      while let update = Update.next(from: depth, inCommon: depth, to: path.count, rules: .links) {
        depth = opaque(update).depth
        depths += depth
      }
    } isDone: {
      $0 == path.count * (path.count + 1) / 2
    }
  }

  fileprivate static func wholePaths(to path: [Int]) -> Workload {
    Workload("whole paths") {
      [[Int]]()
    } run: { steps in
      steps = (1...path.count).map { Array(path.prefix($0)) }
    } isDone: {
      $0.count == path.count && $0.last == path
    }
  }
}
