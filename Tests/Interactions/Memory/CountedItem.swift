import TestSupport

/// A value of a path whose instances are counted while they live.
@MainActor
final class CountedItem {
  private let counted: Counted

  init(_ tally: Counted.Tally) {
    counted = Counted(tally)
  }
}

extension CountedItem: Hashable {
  nonisolated static func == (lhs: CountedItem, rhs: CountedItem) -> Bool { lhs === rhs }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
