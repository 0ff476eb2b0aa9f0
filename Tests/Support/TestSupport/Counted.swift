/// A value whose instances are counted while they live.
package final class Counted: Hashable {
  /// How many live.
  package final class Tally {
    package fileprivate(set) var live = 0
    package fileprivate(set) var most = 0

    package init() {}
  }

  private let tally: Tally

  package init(_ tally: Tally) {
    self.tally = tally
    tally.live += 1
    tally.most = max(tally.most, tally.live)
  }

  deinit { tally.live -= 1 }

  package static func == (lhs: Counted, rhs: Counted) -> Bool { lhs === rhs }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
