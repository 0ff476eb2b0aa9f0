import BenchmarkKit

/// Ways to do the same with the elements of a path, to be measured against each other.
struct PathContest {
  /// One of the ways.
  struct Way {
    let name: String

    /// The work, on a path with this many elements.
    let workload: (_ count: Int) -> Workload

    init(_ name: String, workload: @escaping (_ count: Int) -> Workload) {
      self.name = name
      self.workload = workload
    }
  }

  /// The positions of the way that a ratio is of, and of the one that it is to.
  struct Ratio {
    let of: Int
    let to: Int
  }

  let ways: [Way]

  /// `nil` where there is nothing to compare with.
  var ratio: Ratio?

  /// How many elements the work concerns of a path.
  var concerned: (_ count: Int) -> Int = { $0 }

  /// Measures the ways in turn at each depth, and adds what was found to a section.
  @MainActor
  func measure(_ measuring: Measuring, into section: inout Section) {
    var times = ways.map { Series($0.name, .nanoseconds, per: "element") }
    var allocations = ways.map {
      Series($0.name, .allocations, per: "element", check: .onSameToolchain)
    }
    var ratios = ratio.map { Series(ways[$0.of].name, .ratio) }
    for depth in measuring.depths {
      measuring.progress("\(depth) elements")
      let count = Double(concerned(depth))
      let workloads = ways.map { $0.workload(opaque(depth)) }
      let comparison = measuring.compare(workloads)
      for way in ways.indices {
        times[way].add(.sampled(comparison.times[way].divided(by: count)), at: depth)
        if let counted = workloads[way].allocations(measuring.meter) {
          allocations[way].add(.exact(Double(counted.count) / count), at: depth)
        }
      }
      if let ratio {
        ratios?.add(.sampled(comparison.ratio(of: ratio.of, to: ratio.to)), at: depth)
      }
    }
    for series in times + [ratios].compactMap({ $0 }) + allocations { section.add(series) }
  }
}
