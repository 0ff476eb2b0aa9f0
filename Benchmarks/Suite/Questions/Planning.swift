import BenchmarkKit
import LinkStackEngine

extension Benchmark {
  /// Planning by depths, against planning by copies of the path.
  static let plans = Benchmark(
    "plans",
    asks: "What does planning cost, against a plan that holds a whole path for each step?",
    upTo: 100_000
  ) { measuring in
    var copying = PlanSeries("whole paths")
    var plan = PlanSeries("update plan")
    for depth in measuring.depths {
      let path = opaque(Array(0..<depth))
      var workloads = [Workload.updatePlan(to: path)]
      if depth <= PlanSeries.greatestCopyingDepth { workloads.append(.wholePaths(to: path)) }
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
    section.add(copying.fits(from: PlanSeries.leastGrowingDepth))
    section.add(plan.fits(from: 1))
    section.note(
      """
      "Whole paths" is the same plan as an array of paths, one for each step, which holds as many \
      elements as the square of the depth, halved: it is measured to \
      \(Digits.count(PlanSeries.greatestCopyingDepth)) screens. Its growth is fitted from \
      \(PlanSeries.leastGrowingDepth) screens on, as a short path costs more to allocate than to \
      copy; the growth of "update plan" is fitted from one screen on.
      """
    )
    return section
  }
}

/// What is measured of one way to plan.
private struct PlanSeries {
  /// The deepest path that is planned by copies: at ten times the depth, they take 40 GB.
  static var greatestCopyingDepth: Int { 10_000 }

  /// The depth from which on copying takes longer than allocating.
  static var leastGrowingDepth: Int { 100 }

  private let name: String
  private(set) var time: Series
  private(set) var allocations: Series
  private(set) var peak: Series

  init(_ name: String) {
    self.name = name
    time = Series(name, .nanoseconds, per: "update")
    allocations = Series(name, .allocations)
    peak = Series(name, .bytes)
  }

  mutating func add(_ time: Distribution, _ allocations: Allocations?, at depth: Int) {
    self.time.add(.sampled(time.divided(by: Double(depth))), at: depth)
    guard let allocations else { return }
    self.allocations.add(.exact(Double(allocations.count)), at: depth)
    peak.add(.exact(Double(allocations.peakBytes)), at: depth)
  }

  /// How the whole plan's time and memory grow from a depth on.
  func fits(from depth: Int) -> [BenchmarkSection.Fit] {
    let totals = time.points.filter { $0.position >= depth }.map {
      (size: Double($0.position), value: $0.figure.value * Double($0.position))
    }
    let memory = peak.points.filter { $0.position >= depth }.map {
      (size: Double($0.position), value: $0.figure.value)
    }
    return [("time to plan", totals), ("memory", memory)].compactMap { title, figures in
      Growth(figures).map { BenchmarkSection.Fit(name: "\(title), \(name)", exponent: $0.exponent) }
    }
  }
}

extension Workload {
  fileprivate static func updatePlan(to path: [Int]) -> Workload {
    Workload("update plan") {
      0
    } run: { depths in
      let plan = UpdatePlan(
        startDepth: 0,
        commonDepth: 0,
        targetDepth: path.count,
        rules: .links,
        isFirstAppearance: false
      )
      // One by one, as the sequencer takes them.
      for position in plan.indices { depths += opaque(plan[position]).depth }
    } isDone: { depths in
      depths == path.count * (path.count + 1) / 2
    }
  }

  fileprivate static func wholePaths(to path: [Int]) -> Workload {
    Workload("whole paths") {
      [[Int]]()
    } run: { steps in
      steps = (1...path.count).map { Array(path.prefix($0)) }
    } isDone: { steps in
      steps.count == path.count && steps.last == path
    }
  }
}
