import LinkStackEngine

/// A host as a small value: what `SimulatedLinkHost` does, without time.
///
/// Identities are not kept. All that counts of a screen's is whether the link stack has the same
/// screen at that depth, as reports about any other are ignored from then on.
package struct ModelHost: Hashable, Sendable {
  enum Motion: UInt8 {
    case none
    case push
    case pop
    case goingBack
    case goingBackReported
    case cancelledSwipe
  }

  /// The values of the screens that the host has; those that are leaving still belong to it while a
  /// person goes back.
  package internal(set) var screens = SmallPath()

  /// The depths at which the host and the link stack have the same screen; the root is always one.
  var shared: UInt16 = 1

  var motion = Motion.none

  /// Where a person is going back to.
  var destination = 0

  /// The depths of the settle signals under way that speak of the present transition.
  var signals: UInt16 = 0

  /// The depth of the last settle signal, while it speaks of the present transition.
  var lastSignal: Int?

  /// The depth of the screen that a person has left and whose link is still to be turned off.
  var report: Int?

  /// Whether the app is active.
  var isActive = true

  package init() {}

  /// Whether a transition runs.
  package var isMoving: Bool { motion != .none }

  /// Whether the link stack has all of the host's screens, and not only equal ones.
  var sharesAllScreens: Bool { shared == (2 << UInt16(screens.count)) - 1 }

  func isShared(_ depth: Int) -> Bool { shared & 1 << UInt16(depth) != 0 }

  /// Takes note that the link stack has lost its screens above a depth.
  mutating func linkStackKeeps(_ depth: Int) {
    let kept: UInt16 = (2 << UInt16(depth)) - 1
    shared &= kept
    signals &= kept
    if let last = lastSignal, last > depth { lastSignal = nil }
    if let left = report, left > depth { report = nil }
  }

  /// Takes note that a new transition has been given a number.
  mutating func forgetSignals() {
    signals = 0
    lastSignal = nil
  }

  mutating func removeScreens(above depth: Int) {
    screens = screens.first(depth)
    shared &= (2 << UInt16(depth)) - 1
  }

  /// Stands still, and lets a settle signal be on its way if it is about a screen of the link stack.
  mutating func comeToRest() {
    motion = .none
    if isShared(screens.count) { signals |= 1 << UInt16(screens.count) }
  }

  /// Takes in an update.
  ///
  /// - Returns: What is wrong with it.
  mutating func perform(
    _ update: Update,
    showing path: SmallPath,
    rules: UpdateRules
  ) -> WorldFault? {
    guard isActive else { return .updateWhileInactive }
    guard motion == .none else { return .updateDuringTransition }
    guard update.previousDepth == screens.count else { return .outOfStep }
    if update.pushCount > rules.pushesPerUpdate { return .tooManyPushes }
    if update.popCount > 1, !rules.popsMany { return .tooManyPops }
    if update.replacementCount > 0, !rules.replacesInPlace { return .replacement }
    if update.pushCount + update.popCount + update.replacementCount == 0 { return .emptyUpdate }
    linkStackKeeps(update.keptDepth)
    screens = screens.first(update.keptDepth)
    for depth in update.keptDepth..<update.depth {
      screens.append(path[depth])
      shared |= 2 << UInt16(depth)
    }
    if update.pushCount > 0 {
      motion = .push
    } else if update.popCount > 0 {
      motion = .pop
    } else {
      comeToRest()
    }
    return nil
  }
}
