import AppUnderTest
import TestSupport

extension HostBehavior {
  /// Any behavior that differs from system to system, but that some can't be asked.
  ///
  /// - Parameter mayBeSilent: Whether the host may also say nothing of itself, so that a person's back is
  ///   known only when it is asked.
  static func random(mayBeSilent: Bool, using generator: inout SeededGenerator) -> HostBehavior {
    guard Ability.choosingBehavior.isHere else { return HostBehavior() }
    let transitions: [ClosedRange<Int64>] = [350...350, 1...700, 1...4_000]
    let transition = transitions.randomElement(using: &generator) ?? 350...350
    var behavior = HostBehavior(
      transition: .random(in: transition, using: &generator) * 1_000_000,
      settleSignals: mayBeSilent && Int.random(in: 0..<4, using: &generator) == 0
        ? .never : .onTime
    )
    let noAnimation: [HostBehavior.NoAnimation?] = [.bySwitch, .bySwitch, .byTransaction, nil]
    if let heeded = noAnimation.randomElement(using: &generator) ?? .bySwitch {
      behavior.noAnimation = heeded
    } else {
      behavior.animatesEveryUpdate = true
    }
    behavior.coordinatesStillChanges = .random(using: &generator)
    behavior.launchesWithAnimations = Int.random(in: 0..<6, using: &generator) > 0
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: behavior.dismissalReport = .atStart
    case 1:
      behavior.dismissalReport = .late(by: .random(in: 0...500, using: &generator) * 1_000_000)
    default: break
    }
    // By numbers of its own: what a seed leads to otherwise stays the same.
    var own = generator
    behavior.followLate(using: &own)
    let frames: [Int64] = [1, 1, 3, 5]
    behavior.stillTransition *= frames.randomElement(using: &own) ?? 1
    behavior.givesSnapshots = Int.random(in: 0..<4, using: &own) > 0
    if Int.random(in: 0..<4, using: &own) == 0 { behavior.haveBug(using: &own) }
    behavior.menuKeepsTop = Int.random(in: 0..<4, using: &own) == 0
    behavior.disappearsWhereItStays = Int.random(in: 0..<4, using: &own) == 0
    behavior.evaluatesLeftLinks = Int.random(in: 0..<4, using: &own) == 0
    return behavior
  }

  /// Has a bug of SwiftUI's own stack, from which the package keeps apps.
  private mutating func haveBug(using generator: inout SeededGenerator) {
    nativeBugs = NativeBugs.repaired.randomElement(using: &generator) ?? []
    tabTransition = .random(in: 0...700, using: &generator) * 1_000_000
  }

  /// Begins to push and pop late, and ignores an update or two.
  private mutating func followLate(using generator: inout SeededGenerator) {
    let lags: [Int64] = [0, 0, 8, 16, 100]
    lag = (lags.randomElement(using: &generator) ?? 0) * 1_000_000
    for _ in 0..<max(0, .random(in: -5...2, using: &generator)) {
      ignoredUpdates.insert(.random(in: 1...20, using: &generator))
    }
  }
}
