import LinkStack

/// Splitting a deep link against setting the same link stack in one go, on the engine alone.
struct SplittingBenchmark {
  let depths: [Int]
  let samples: Int

  func run() {
    print("Splitting: planning, sequencing and applying a deep link, per link\n")
    var table = Table("screens", "updates", "in one go", "split", "ratio")
    for depth in depths {
      let path = opaque(Array(0..<depth))
      let result = Samples.compare(
        samples,
        operations: depth,
        { blackHole(play(path, rules: .native)) },
        { blackHole(play(path, rules: .links)) }
      )
      let updates = play(path, rules: .links)
      table.add(
        "\(depth)",
        "\(updates)",
        "\(result.first.median.rounded(to: 1)) ns",
        "\(result.second.median.rounded(to: 1)) ns",
        "× \(result.ratio.median.rounded(to: 2))"
      )
    }
    print(table.text, terminator: "\n\n")
  }

  /// Reaches a path on a host that settles at once.
  ///
  /// - Returns: The number of updates.
  private func play(_ path: [Int], rules: UpdateRules) -> Int {
    var sequencer = UpdateSequencer<[Int]>(target: [], rules: rules, pacing: .settled)
    var linkStack = LinkStack<Int>()
    _ = sequencer.handle(.started)
    _ = sequencer.handle(.settled(depth: 0, transition: sequencer.transition))
    var effects = sequencer.handle(.targetChanged(path))
    var updates = 0
    while let scheduled = effects.update {
      updates += 1
      linkStack.apply(scheduled.update, from: path)
      effects = sequencer.handle(
        .settled(depth: linkStack.depth, transition: scheduled.transition)
      )
    }
    precondition(linkStack.depth == path.count && sequencer.isFinished, "the link was not reached")
    return updates
  }
}
