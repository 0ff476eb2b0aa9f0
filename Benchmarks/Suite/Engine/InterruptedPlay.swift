import LinkStackEngine

/// A deep link that newer paths supersede, each of which differs from the others in its top.
struct InterruptedPlay {
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
  mutating func openOne() {
    play.open(paths[0])
  }

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
      play.settle(towards: paths[latest])
    }
  }

  /// Sets all paths at once, and goes to the last.
  mutating func openAllAtOnce() {
    for path in paths {
      play.begin(path)
    }
    while !play.isFinished { play.settle(towards: paths[paths.count - 1]) }
  }
}
