package import LinkStackEngine
package import NavigationShimTesting

/// What happens on a simulated host, and when.
package struct StackScript: Sendable {
  package var behavior: SimulatedHostBehavior
  package var pacing: Pacing
  package var start: [Int]
  package var actions: [Action]

  /// Something that happens a while after what went before.
  package struct Action: Hashable, Sendable {
    package var milliseconds: Int
    package var kind: Kind

    package init(after milliseconds: Int, _ kind: Kind) {
      self.milliseconds = milliseconds
      self.kind = kind
    }
  }

  /// What can happen.
  package enum Kind: Hashable, Sendable {
    case open([Int])
    case goBack(levels: Int)
    case swipe
    case leave
    case comeBack
    case linkOff(screenAt: Int)
    case repeatSignal
  }

  package init(
    on behavior: SimulatedHostBehavior = .links,
    pacing: Pacing = .settled,
    start: [Int] = [],
    actions: [Action]
  ) {
    self.behavior = behavior
    self.pacing = pacing
    self.start = start
    self.actions = actions
  }
}
