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
    case swipe(holding: Int, cancelling: Bool)
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

extension StackScript {
  /// The longest path of a random script, how many values its paths have, and the most disturbances.
  private static let (longestPath, values, disturbances) = (12, 4, 30)

  /// A script of any length on a host of any speed.
  package static func random(using generator: inout SeededGenerator) -> StackScript {
    let pacing: Pacing =
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: .fixed(delay: .random(upTo: [0, 700, 5_000], using: &generator))
      case 1: .settled(fallback: .random(upTo: [0, 700, 5_000], using: &generator))
      default: .settled
      }
    var path = randomPath(near: [], &generator)
    var script = StackScript(
      on: randomBehavior(&generator),
      pacing: pacing,
      start: path,
      actions: []
    )
    // A host that doesn't follow in all the waits for it is left alone in the end.
    if pacing.delay * 8 < script.behavior.lag {
      script.behavior.lag = .zero
      script.behavior.ignoredUpdates = []
    }
    for _ in 0..<Int.random(in: 1...disturbances, using: &generator) {
      // Half of the disturbances meet the one before them at the same instant or nearly so.
      let spans = [0...0, 0...60, 0...700, 0...3_000, 0...30_000]
      let span = spans[Int.random(in: 0..<spans.count, using: &generator)]
      let kind = randomKind(near: &path, &generator)
      script.actions.append(Action(after: .random(in: span, using: &generator), kind))
    }
    return script
  }

  private static func randomKind(
    near path: inout [Int],
    _ generator: inout SeededGenerator
  ) -> Kind {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0...3:
      path = randomPath(near: path, &generator)
      return .open(path)
    case 4...5: return .goBack(levels: .random(in: 1...3, using: &generator))
    case 6: return .goBack(levels: .random(in: 1...longestPath, using: &generator))
    case 7:
      let longest = [0, 600, 5_000, 30_000].randomElement(using: &generator) ?? 0
      let span = Int.random(in: 0...longest, using: &generator)
      return .swipe(holding: span, cancelling: .random(using: &generator))
    case 8: return .leave
    case 9: return .comeBack
    case 10: return .linkOff(screenAt: .random(in: 1...longestPath, using: &generator))
    default: return .repeatSignal
    }
  }

  /// A path that often begins like another.
  private static func randomPath(near path: [Int], _ generator: inout SeededGenerator) -> [Int] {
    let length = Int.random(in: 0...longestPath, using: &generator)
    let kept = min(length, Int.random(in: 0...max(1, path.count), using: &generator))
    var result = Array(path.prefix(kept))
    while result.count < length { result.append(.random(in: 0..<values, using: &generator)) }
    return result
  }

  private static func randomBehavior(_ generator: inout SeededGenerator) -> SimulatedHostBehavior {
    let isOfAnyRules = Int.random(in: 0..<3, using: &generator) == 0
    let rules = isOfAnyRules ? UpdateRules.random(using: &generator) : .links
    return .random(rules: rules, using: &generator)
  }
}

extension StackScript: Shrinkable {
  package var smallerOnes: [StackScript] {
    var smaller = actions.shorterOnes.map { with(\.actions, $0) }
    smaller += Self.smaller(start).map { with(\.start, $0) }
    for index in actions.indices {
      smaller += actions[index].smallerOnes.map { with(\.actions[index], $0) }
    }
    return smaller + plainerHosts
  }

  private var plainerHosts: [StackScript] {
    [
      with(\.behavior.rules, .links), with(\.behavior.canBeAsked, true),
      with(\.behavior.transition, .milliseconds(350)), with(\.behavior.settleSignals, .onTime),
      with(\.behavior.dismissalReport, .afterSettling),
      with(\.behavior.turnsOffCoveredLinksOnReturn, false),
      with(\.behavior.animatesEveryUpdate, false), with(\.behavior.ignoredUpdates, []),
      with(\.behavior.lag, .zero), with(\.behavior.lag, min(behavior.lag, .milliseconds(8))),
    ].filter { $0.behavior != behavior }
  }

  fileprivate static func smaller(_ path: [Int]) -> [[Int]] {
    var smaller: [[Int]] = []
    if path.count > 1 { smaller.append([]) }
    for index in path.indices {
      var shorter = path
      shorter.remove(at: index)
      smaller.append(shorter)
    }
    for index in path.indices where path[index] > 0 {
      var lower = path
      lower[index] = 0
      smaller.append(lower)
    }
    return smaller
  }
}

extension StackScript.Action {
  fileprivate var smallerOnes: [StackScript.Action] {
    let times = milliseconds == 0 ? [] : [0, milliseconds / 2, milliseconds - 1]
    let sooner = times.map { StackScript.Action(after: $0, kind) }
    let kinds: [StackScript.Kind] =
      switch kind {
      case .open(let path): StackScript.smaller(path).map { .open($0) }
      case .goBack(let levels) where levels > 1: [.goBack(levels: levels - 1)]
      case .swipe(let span, let isCancelled) where span > 0:
        [0, span / 2, span - 1].map { .swipe(holding: $0, cancelling: isCancelled) }
      case .linkOff(let depth) where depth > 1: [.linkOff(screenAt: depth - 1)]
      default: []
      }
    return sooner + kinds.map { StackScript.Action(after: milliseconds, $0) }
  }
}
