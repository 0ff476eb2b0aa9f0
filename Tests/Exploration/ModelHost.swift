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

    /// It is certain that a person goes back.
    case goingBack

    /// A finger holds the top.
    case held

    /// A finger has let go of the top, which comes back.
    case returning
  }

  /// The values of the screens that the host has; those that are leaving still belong to it while a
  /// person goes back.
  package internal(set) var screens = SmallPath()

  /// The depths at which the host and the link stack have the same screen; the root is always one.
  var shared: UInt16 = 1

  var motion = Motion.none

  /// Where a person is going back to.
  var destination = 0

  /// The depths of the screens that a person has left and whose links are still to be turned off.
  var reports: UInt16 = 0

  /// Whether the app is active.
  var isActive = true

  /// How deep it was to be before it was told to push or pop, which it does not yet; `nil` where it has
  /// followed.
  var isBehindFrom: Int?

  package init() {}

  /// What a host says of itself that can.
  var state: HostState {
    switch motion {
    case .none: HostState(depth: screens.count, motion: .still)
    case .push, .pop: HostState(depth: screens.count, motion: .moving)
    case .goingBack: HostState(depth: destination, motion: .moving)
    case .held, .returning: HostState(depth: screens.count - 1, motion: .held)
    }
  }

  /// Whether it is yet to follow.
  var isBehind: Bool { isBehindFrom != nil }

  /// Whether a transition runs.
  package var isMoving: Bool { motion != .none }

  /// Whether a finger holds the top, or has let go of it to no effect.
  var isHeld: Bool { motion == .held || motion == .returning }

  /// Whether the link stack has all of the host's screens, and not only equal ones.
  var sharesAllScreens: Bool { shared == (2 << UInt16(screens.count)) - 1 }

  func isShared(_ depth: Int) -> Bool { shared & 1 << UInt16(depth) != 0 }

  func isToReport(_ depth: Int) -> Bool { reports & 1 << UInt16(depth) != 0 }

  /// Takes note which of its screens the link stack still has.
  mutating func linkStackKeeps(_ depths: UInt16) {
    shared &= depths
    reports &= depths
  }

  mutating func removeScreens(above depth: Int) {
    screens = screens.first(depth)
    shared &= (2 << UInt16(depth)) - 1
  }

  /// Begins to go back to a depth, and is to turn off the link of the screen there.
  mutating func goBack(to depth: Int) {
    motion = .goingBack
    destination = depth
    if isShared(depth + 1) { reports |= 2 << UInt16(depth) }
  }

  /// Pops what it still has of screens that the driver takes to be gone.
  ///
  /// - Returns: Whether there was any.
  mutating func confirmDismissal(to depth: Int) -> Bool {
    isBehindFrom = isBehindFrom.map { min($0, depth) }
    guard screens.count > depth, motion != .goingBack else { return false }
    removeScreens(above: depth)
    motion = .pop
    return true
  }

  /// Stands still; what a person has left is gone.
  mutating func comeToRest() {
    if motion == .goingBack { removeScreens(above: destination) }
    motion = .none
    destination = 0
  }
}

extension ModelHost {
  /// What is wrong with an update, whatever the host shows.
  func fault(in update: Update, rules: UpdateRules) -> WorldFault? {
    if !isActive { return .updateWhileInactive }
    if update.pushCount > rules.pushesPerUpdate { return .tooManyPushes }
    if update.popCount > 1, !rules.popsMany { return .tooManyPops }
    if update.replacementCount > 0, !rules.replacesInPlace { return .replacement }
    if update.pushCount + update.popCount + update.replacementCount == 0 { return .emptyUpdate }
    return nil
  }

  /// What is wrong with an update for a host that has said what it shows.
  func faultAsAsked(in update: Update) -> WorldFault? {
    if isMoving { return .updateDuringTransition }
    if update.previousDepth != screens.count { return .outOfStep }
    return nil
  }

  /// What the host does once it has performed an update.
  struct Aftermath {
    /// The screen whose link it turns off, as it had to end a way back at once.
    var left: Int?

    /// The screen that is back in view, as the host had to end a swipe at once.
    var returned: Int?

    /// Whether another screen comes into view.
    var movesOrReplaces = false
  }

  /// Takes in an update, or as much of it as isn't lost.
  mutating func perform(
    _ update: Update,
    showing linkStack: SmallPath,
    rules: UpdateRules
  ) -> Aftermath {
    if isMoving, rules != .native, update.pushCount > 0 {
      replaceScreens(update, linkStack)
      if motion == .goingBack { goBack(to: destination) }
      return Aftermath()
    }
    var aftermath = Aftermath()
    if motion == .goingBack {
      let screen = destination + 1
      if isShared(screen) { aftermath.left = screen }
      reports &= ~(1 << UInt16(screen))
    } else if isHeld, isShared(screens.count) {
      aftermath.returned = screens.count
    }
    comeToRest()
    if update.pushCount > 0, update.previousDepth > screens.count {
      replaceScreens(update, linkStack)
      aftermath.movesOrReplaces = update.keptDepth < screens.count
    } else {
      aftermath.movesOrReplaces = move(update, linkStack)
    }
    return aftermath
  }

  /// Replaces screens at once, and is to push or pop later.
  mutating func performLate(_ update: Update, showing linkStack: SmallPath) -> Aftermath {
    isBehindFrom = min(update.previousDepth, isBehindFrom ?? .max)
    replaceScreens(update, linkStack)
    let replacesTop = update.keptDepth < screens.count && screens.count <= update.depth
    return Aftermath(movesOrReplaces: replacesTop)
  }

  /// Follows what the link stack is by now, unless it moves.
  mutating func follow(_ linkStack: SmallPath, rules: UpdateRules) -> Aftermath {
    let former = isBehindFrom ?? 0
    isBehindFrom = nil
    let depth = motion == .goingBack ? destination : screens.count
    guard linkStack.count != depth, !isMoving || rules == .native,
      linkStack.count < depth || depth >= former,
      linkStack.count - depth <= rules.pushesPerUpdate
    else { return Aftermath() }
    var kept = 0
    while kept < min(depth, linkStack.count), isShared(kept + 1) { kept += 1 }
    let update = Update(previousDepth: depth, keptDepth: kept, depth: linkStack.count)
    return perform(update, showing: linkStack, rules: rules)
  }

  /// Shows what an update replaces in place, as its push is lost.
  private mutating func replaceScreens(_ update: Update, _ linkStack: SmallPath) {
    let kept = min(update.keptDepth, screens.count)
    let depth = max(kept, min(screens.count, update.depth))
    let above = Array(screens.dropFirst(depth))
    take(linkStack, from: kept, to: depth)
    for value in above { screens.append(value) }
  }

  /// - Returns: Whether another screen comes into view.
  private mutating func move(_ update: Update, _ linkStack: SmallPath) -> Bool {
    let formerDepth = screens.count
    let depth = min(update.depth, formerDepth + update.pushCount)
    removeScreens(above: min(formerDepth, depth))
    let kept = min(update.keptDepth, formerDepth, depth)
    take(linkStack, from: kept, to: depth)
    guard depth != formerDepth else { return kept < depth }
    motion = depth > formerDepth ? .push : .pop
    return true
  }

  /// Has the link stack's screens above one depth, up to another.
  private mutating func take(_ linkStack: SmallPath, from kept: Int, to depth: Int) {
    screens = screens.first(kept)
    for depth in kept..<depth {
      screens.append(linkStack[depth])
      shared |= 2 << UInt16(depth)
    }
  }
}
