/// A value whose instances are counted while they live.
final class Counted: Equatable {
  /// How many live.
  final class Tally {
    var live = 0
    var most = 0
  }

  private let tally: Tally

  init(_ tally: Tally) {
    self.tally = tally
    tally.live += 1
    tally.most = max(tally.most, tally.live)
  }

  deinit {
    tally.live -= 1
  }

  static func == (lhs: Counted, rhs: Counted) -> Bool { lhs === rhs }
}
