import BenchmarkKit

extension Benchmark {
  /// A newer path at every step of a deep link.
  static let interruptionsAtEveryStep = Benchmark(
    "interruptions.everyStep",
    asks: "What does it cost when a newer path supersedes a deep link at every step?",
    upTo: 10_000
  ) { measuring in
    var section = Section(
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
    var section = Section("interruptions.tenPaths", title: "Ten paths set in a row")
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

extension Section {
  /// Measures an interrupted deep link against one that is left alone.
  @MainActor
  fileprivate mutating func compare(
    _ name: String,
    paths: Int,
    _ measuring: Measuring,
    _ interrupt: @escaping @MainActor (inout InterruptedPlay) -> Void
  ) {
    let ways: [(name: String, run: @MainActor (inout InterruptedPlay) -> Void)] = [
      ("undisturbed", { $0.openOne() }), (name, interrupt),
    ]
    var times = ways.map { Series($0.name, .nanoseconds, per: "link") }
    var updates = ways.map { Series($0.name, .updates, check: .always) }
    var ratio = Series(name, .ratio)
    for depth in measuring.depths {
      measuring.progress("\(depth) screens")
      let workloads = ways.map { way in
        Workload(way.name) {
          InterruptedPlay(paths: paths, depth: opaque(depth))
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
        var play = InterruptedPlay(paths: paths, depth: depth)
        way.run(&play)
        updates[index].add(.exact(Double(play.play.updates)), at: depth)
      }
      ratio.add(.sampled(comparison.ratio(of: 1, to: 0)), at: depth)
    }
    for series in times + [ratio] + updates { add(series) }
  }
}
