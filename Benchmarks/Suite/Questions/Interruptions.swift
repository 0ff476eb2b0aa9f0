import BenchmarkKit
import LinkStackEngine

extension Benchmark {
  /// A newer path at every step of a deep link.
  static let interruptionsAtEveryStep = Benchmark(
    "interruptions.everyStep",
    asks: "What does it cost when a newer path supersedes a deep link at every step?",
    upTo: 10_000
  ) { measuring in
    var section = BenchmarkSection(
      "interruptions.everyStep",
      title: "A newer path at every step of a deep link"
    )
    section.compare("superseded", paths: 2, measuring) { $0.openOneAtEveryStep() }
    section.note(
      """
      During each update's transition the app sets another path, which differs in its top. It is \
      compared with the path before and with what is shown, element by element, so that its cost \
      grows with the depth. No update is repeated.
      """
    )
    return section
  }

  /// Ten paths at once.
  static let tenPathsInARow = Benchmark(
    "interruptions.tenPaths",
    asks: "What does it cost to set ten paths in a row?",
    upTo: 10_000
  ) { measuring in
    var section = BenchmarkSection("interruptions.tenPaths", title: "Ten paths set in a row")
    section.compare("ten paths", paths: 10, measuring) { $0.openAllAtOnce() }
    section.note(
      """
      The host stands still when the first path comes, so its first update goes at once. Of the \
      others, each is compared with the one before, and only the last is planned and shown.
      """
    )
    return section
  }
}

extension BenchmarkSection {
  /// Measures an interrupted deep link against one that is left alone.
  @MainActor
  fileprivate mutating func compare(
    _ name: String,
    paths: Int,
    _ measuring: Measuring,
    _ interrupt: @escaping @MainActor (inout SupersededDeepLink) -> Void
  ) {
    let ways: [(name: String, run: @MainActor (inout SupersededDeepLink) -> Void)] = [
      ("undisturbed", { $0.openOne() }), (name, interrupt),
    ]
    var times = ways.map { Series($0.name, .nanoseconds, per: "link") }
    var updates = ways.map { Series($0.name, .updates) }
    var ratio = Series(name, .ratio, to: "undisturbed")
    for depth in measuring.depths {
      let workloads = ways.map { way in
        Workload(way.name) {
          SupersededDeepLink(paths: paths, depth: opaque(depth))
        } run: { play in
          way.run(&play)
        } isDone: { play in
          play.isFinished
        }
      }
      let comparison = measuring.compare(workloads)
      for (index, way) in ways.enumerated() {
        let time = comparison.times[index].divided(by: Double(depth))
        times[index].add(.sampled(time), at: depth)
        var play = SupersededDeepLink(paths: paths, depth: depth)
        way.run(&play)
        updates[index].add(.exact(Double(play.play.updates)), at: depth)
      }
      ratio.add(.sampled(comparison.ratio(of: 1, to: 0)), at: depth)
    }
    for series in times + [ratio] + updates { add(series) }
  }
}

/// A deep link that newer paths supersede, each of which differs from the others in its top.
private struct SupersededDeepLink {
  private(set) var play = DeepLinkPlay(rules: .links)
  private let paths: [[Int]]

  /// Gets ready.
  ///
  /// - Parameters:
  ///   - paths: How many paths there are.
  ///   - depth: How many screens each of them has.
  init(paths: Int, depth: Int) {
    self.paths = (0..<paths).map { number in
      Array(0..<depth - 1) + [-1 - number]
    }
  }

  /// Whether one of the paths is shown, and nothing is left to do.
  var isFinished: Bool { play.isFinished && paths.contains(play.linkStack.values) }

  /// Goes all the way to the first path.
  mutating func openOne() { play.open(paths[0]) }

  /// Sets another path during each transition, in turn, until the top is being pushed.
  mutating func openOneAtEveryStep() {
    let depth = paths[0].count
    var latest = 0
    play.begin(paths[latest])
    while !play.isFinished {
      if play.linkStack.depth < depth {
        latest = (latest + 1) % paths.count
        play.begin(paths[latest])
      }
      play.settle()
    }
  }

  /// Sets all paths at once, and goes to the last.
  mutating func openAllAtOnce() {
    for path in paths { play.begin(path) }
    while !play.isFinished { play.settle() }
  }
}
