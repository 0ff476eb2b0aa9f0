import BenchmarkKit
import NavigationShim

extension Benchmark {
  /// What a path costs by itself, whatever shows it.
  static let path = [pathAppend, pathEncode, pathDecode]

  /// A benchmark of one operation of a path.
  static func ofPath(
    _ operation: String,
    title: String,
    _ contest: PathContest,
    note: String
  ) -> Benchmark {
    let name = "path.\(operation)"
    return Benchmark(name, upTo: 10_000) { measuring in
      var section = BenchmarkSection(name, title: title)
      contest.measure(measuring, into: &section)
      section.note(note)
      return section
    }
  }

  /// Appending, one by one.
  static let pathAppend = ofPath(
    "append",
    title: "Appending elements to an empty path, one by one",
    PathContest(
      ways: [
        .init(name: "NavigationPath") { count in
          let mixture = opaque(Mixture(count))
          return Workload(
            "path.append",
            prepare: { Shim.NavigationPath() },
            run: { mixture.append(to: &$0) },
            isDone: { $0.count == count && $0.lastValue(of: Order.self) == mixture.top }
          )
        },
        .init(name: "[AnyHashable]") { count in
          let mixture = opaque(Mixture(count))
          return Workload(
            "path.append",
            prepare: { [AnyHashable]() },
            run: { mixture.append(to: &$0) },
            isDone: { $0.count == count && $0.last == AnyHashable(mixture.top) }
          )
        },
      ]
    ),
    note: "The elements are integers, strings and small structures, in turn."
  )

}

/// Ways to do the same with the elements of a path; the first is compared with the second.
struct PathContest {
  /// One of the ways.
  struct Way {
    let name: String
    /// The work, on a path with this many elements.
    let workload: (_ count: Int) -> Workload
  }

  let ways: [Way]

  /// Measures the ways in turn at each depth, and adds what was found to a section.
  @MainActor
  func measure(_ measuring: Measuring, into section: inout BenchmarkSection) {
    var times = ways.map { Series($0.name, .nanoseconds, per: "element") }
    var allocations = ways.map { Series($0.name, .allocations, per: "element") }
    var ratio = Series(ways[0].name, .ratio, to: ways.last?.name)
    for depth in measuring.depths {
      let count = Double(depth)
      let workloads = ways.map { $0.workload(opaque(depth)) }
      let comparison = measuring.compare(workloads)
      for way in ways.indices {
        times[way].add(.sampled(comparison.times[way].divided(by: count)), at: depth)
        if let counted = workloads[way].allocations(measuring.meter) {
          allocations[way].add(.exact(Double(counted.count) / count), at: depth)
        }
      }
      if ways.count > 1 {
        ratio.add(.sampled(comparison.ratio(of: 0, to: 1)), at: depth)
      }
    }
    for series in times + [ratio] + allocations { section.add(series) }
  }
}

/// Elements of several types, as an app's path has them; the top is an ``Order`` at any count.
struct Mixture {
  /// A value of one of the types.
  enum Value {
    case number(Int)
    case name(String)
    case order(Order)
  }

  /// The values, from the one on the root to the one on top.
  let values: [Value]

  /// Makes up values, equal for equal counts.
  init(_ count: Int) {
    values = (0..<count).map { index in
      switch (count - 1 - index) % 3 {
      case 0: .order(Order(number: index, isPaid: index.isMultiple(of: 2)))
      case 1: .number(index)
      // Too long to be kept without a buffer of its own.
      default: .name("customer number \(index)")
      }
    }
  }

  /// The value on top.
  ///
  /// - Precondition: There is one.
  var top: Order {
    guard case .order(let order) = values.last else {
      preconditionFailure("a mixture of no elements has no top: ask for one at least")
    }
    return order
  }

  /// Appends the values to a path, one by one.
  func append(to path: inout Shim.NavigationPath) {
    for value in values {
      switch value {
      case .number(let number): path.append(number)
      case .name(let name): path.append(name)
      case .order(let order): path.append(order)
      }
    }
  }

  /// Appends the values to an array, one by one.
  func append(to array: inout [AnyHashable]) {
    for value in values {
      switch value {
      case .number(let number): array.append(number)
      case .name(let name): array.append(name)
      case .order(let order): array.append(order)
      }
    }
  }

  /// The values as a path of their own.
  var path: Shim.NavigationPath {
    var path = Shim.NavigationPath()
    append(to: &path)
    return path
  }

}

/// A route such as apps have, small and `Codable`.
struct Order: Hashable, Codable {
  let number: Int
  let isPaid: Bool
}
