package import LinkStackEngine

/// A host like an older system, as a value without time: its response to a step, and people's actions on it.
///
/// It accepts as much as its rules allow, and loses the rest silently. Its owner decides how long a transition takes,
/// when a late host follows, and when the link to a screen that people have left is turned off. The owner is the
/// simulated host with its virtual time, the emulator's navigation view, or a search. Each function returns its
/// signals.
package struct HostAutomaton<Value: Equatable> {
  package typealias Screen = LinkStack<Value>.Screen

  package struct Transition: Hashable, Sendable {
    package enum Kind: UInt8, Hashable, Sendable {
      case push
      case pop

      /// A back navigation that can't be canceled any more.
      case goingBack

      case held

      /// A finger has let go of the top, which returns.
      case returning
    }

    /// Whether a step, and not people, has begun the transition.
    package var isOfUpdate: Bool { kind == .push || kind == .pop }

    package let kind: Kind
    package let from: Int
    package let to: Int
    package let isAnimated: Bool
  }

  /// A push or a pop that the host was sent, and hasn't begun yet.
  package struct Pending: Hashable, Sendable {
    /// The depth that the host had, or was to have, before.
    package fileprivate(set) var previousDepth: Int

    package let isAnimated: Bool
  }

  package let rules: UpdateRules

  /// Whether the host begins to push or pop some time after a step.
  private let isLate: Bool

  private let ignoredUpdates: Set<Int>
  private let postponesPops: Bool

  /// The screens that the host has, from the one above the root to the top.
  ///
  /// During a back navigation, the screens that are leaving are still among them.
  package internal(set) var screens: [Screen] = []

  package internal(set) var transition: Transition?

  package private(set) var pending: Pending?

  package internal(set) var isCovered = false

  package private(set) var isActive = true
  package private(set) var updateCount = 0

  /// Screens that a step has popped.
  ///
  /// They are visible until its transition ends.
  var leavingScreens: [Screen] = []

  package private(set) var hasAppeared = false

  package init(_ behavior: SimulatedHostBehavior) {
    rules = behavior.rules
    isLate = behavior.lag > .zero
    ignoredUpdates = behavior.ignoredUpdates
    postponesPops = behavior.postponesPops
  }
}

extension HostAutomaton {
  package var state: HostState {
    if isCovered { return HostState(depth: screens.count, motion: .still, isCovered: true) }
    guard let transition else { return HostState(depth: screens.count, motion: .still) }
    switch transition.kind {
    case .push, .pop, .goingBack: return HostState(depth: transition.to, motion: .moving)
    case .held, .returning: return HostState(depth: transition.to, motion: .held)
    }
  }

  /// The number of screens, without those that are leaving by a back navigation.
  package var stayingDepth: Int {
    guard let transition, transition.kind == .goingBack else { return screens.count }
    return transition.to
  }

  package func id(at depth: Int) -> ScreenID { depth == 0 ? .root : screens[depth - 1].id }

  /// The visible value at a depth, also of a screen that is leaving; `nil` is the root, or a foreign screen.
  package func value(at depth: Int) -> Value? {
    guard depth > 0 else { return nil }
    if depth <= screens.count { return screens[depth - 1].value }
    let index = depth - 1 - screens.count
    return index < leavingScreens.count ? leavingScreens[index].value : nil
  }
}

/// Steps and other changes that the host is sent.
extension HostAutomaton {
  /// Appears for the first time, with as many screens as the rules allow.
  ///
  /// If more of the step becomes known only when its first screens exist, the host appears once more, with all of it.
  package mutating func appear(with linkStack: LinkStack<Value>) -> HostSignals {
    if updateCount == 0, linkStack.depth > 0 { updateCount = 1 }
    hasAppeared = true
    var signals = HostSignals()
    let allowed = min(linkStack.depth, rules.screensAtFirstAppearance)
    if linkStack.depth > allowed {
      signals.breaches.append((.tooDeepAtFirstAppearance, linkStack.depth - allowed))
    }
    screens = Array(linkStack.screens.prefix(allowed))
    signals.shown = id(at: screens.count)
    signals.hasRested = true
    return signals
  }

  /// Performs a step: shows as much as the rules allow, at once or later, and loses the rest.
  ///
  /// - Parameters:
  ///   - linkStack: The link stack after the step.
  ///   - isContinued: Whether this is a further part of the step before. It becomes known only when the first part
  ///     has created its screens.
  package mutating func perform(
    _ update: Update,
    showing linkStack: LinkStack<Value>,
    animated isAnimated: Bool = true,
    continued isContinued: Bool = false
  ) -> HostSignals {
    if !isContinued { updateCount += 1 }
    guard hasAppeared else { return appear(with: linkStack) }
    precondition(isActive, "nothing is sent while the app is inactive")
    let isIgnored = ignoredUpdates.contains(updateCount)
    guard isIgnored || isLate, update.depth != update.previousDepth else {
      return performNow(update, linkStack, isAnimated, isContinued)
    }
    let isBehind = pending != nil
    var signals = performLater(update, linkStack, isAnimated)
    if isIgnored {
      ignorePending()
      signals.isIgnored = true
    } else {
      signals.fallsBehind = !isBehind
    }
    return signals
  }

  /// Takes in that a link off the link stack was turned on: one of a screen that isn't the top.
  package func turnOnStrayLink(continued isContinued: Bool = false) -> HostSignals {
    var signals = HostSignals()
    let reason = reasonToLosePushes(isContinued) ?? .ownerNotShown
    signals.breaches.append((reason, 1))
    return signals
  }

  private func reasonToLosePushes(_ isContinued: Bool) -> Violation.Kind? {
    if transition != nil, losesUpdatesInTransition {
      return isContinued ? .tooManyPushes : .duringTransition
    }
    return isCovered ? .underStranger : nil
  }

  private mutating func performNow(
    _ update: Update,
    _ linkStack: LinkStack<Value>,
    _ isAnimated: Bool,
    _ isContinued: Bool
  ) -> HostSignals {
    var signals = HostSignals()
    let pushes = update.pushCount
    if transition != nil, losesUpdatesInTransition {
      let reason = pushes > 0 ? reasonToLosePushes(isContinued) : nil
      signals.breaches.append((reason ?? .duringTransition, pushes))
      // Only pushes are lost: the screen shows for a moment and disappears.
      if pushes > 0 { replaceScreens(update, linkStack) }
      if pushes > 0 || postponesPops { return signals }
    }
    cutShort(&signals)
    if isCovered {
      signals.breaches.append((.underStranger, pushes))
      if pushes > 0 {
        replaceScreens(update, linkStack)
        return signals
      }
      isCovered = update.popCount == 0
    }
    if pushes > 0, update.previousDepth > screens.count {
      signals.breaches.append((.ownerNotShown, pushes))
      replaceScreens(update, linkStack)
      if update.keptDepth < screens.count { signals.shown = id(at: screens.count) }
      return signals
    }
    addBreaches(of: update, to: &signals)
    // A lost screen doesn't return with a change of the screens around it.
    let depth = min(linkStack.depth, screens.count + min(pushes, rules.pushesPerUpdate))
    let kept = min(update.keptDepth, screens.count, depth)
    move(to: depth, of: linkStack, keeping: kept, animated: isAnimated, &signals)
    return signals
  }

  /// Performs a step that the host follows later.
  ///
  /// It replaces screens at once, since views can change at any time, and pushes or pops in ``follow(_:)``.
  private mutating func performLater(
    _ update: Update,
    _ linkStack: LinkStack<Value>,
    _ isAnimated: Bool
  ) -> HostSignals {
    var signals = HostSignals()
    if transition != nil, losesUpdatesInTransition {
      signals.breaches.append((.duringTransition, 0))
    }
    addBreaches(of: update, to: &signals)
    pending = Pending(
      previousDepth: min(update.previousDepth, pending?.previousDepth ?? .max),
      isAnimated: isAnimated
    )
    let replacesTop = update.keptDepth < screens.count && screens.count <= update.depth
    replaceScreens(update, linkStack)
    if replacesTop { signals.shown = id(at: screens.count) }
    return signals
  }

  /// Begins the pending push or pop, to the present link stack.
  ///
  /// If it meets a transition, it is lost, as is a push under a foreign screen. If the host postpones pops, a pop
  /// that meets a step's transition is sent once more.
  package mutating func follow(_ linkStack: LinkStack<Value>) -> HostSignals {
    var signals = HostSignals()
    guard let pending else { return signals }
    self.pending = nil
    let depth = stayingDepth
    guard linkStack.depth != depth else { return signals }
    let isPush = linkStack.depth > depth
    if postponesPops, !isPush, losesUpdatesInTransition, transition?.isOfUpdate == true {
      return signals
    }
    guard transition == nil || !losesUpdatesInTransition,
      // The owner of the link has been left, or was lost itself.
      !isPush || depth >= pending.previousDepth && !isCovered,
      linkStack.depth - depth <= rules.pushesPerUpdate
    else {
      signals.isIgnored = true
      return signals
    }
    isCovered = false
    cutShort(&signals)
    let kept = countInCommon(with: linkStack)
    move(to: linkStack.depth, of: linkStack, keeping: kept, animated: pending.isAnimated, &signals)
    return signals
  }

  package mutating func ignorePending() { pending = nil }
  package mutating func leave() { isActive = false }
  package mutating func comeBack() { isActive = true }

  /// Pops screens that are above a depth, as a link does that is turned off.
  package mutating func truncate(to depth: Int) -> HostSignals {
    var signals = HostSignals()
    if let pending { self.pending?.previousDepth = min(pending.previousDepth, depth) }
    guard screens.count > depth, transition?.kind != .goingBack else { return signals }
    cutShort(&signals)
    move(to: depth, of: LinkStack(), keeping: depth, animated: true, &signals)
    return signals
  }

  /// Notes the parts of a step that no host with these rules performs.
  private func addBreaches(of update: Update, to signals: inout HostSignals) {
    let lostPushes = update.pushCount - min(update.pushCount, rules.pushesPerUpdate)
    if lostPushes > 0 { signals.breaches.append((.tooManyPushes, lostPushes)) }
    if update.replacementCount > 0, !rules.replacesInPlace {
      signals.breaches.append((.replacement, 0))
    }
  }

  /// The number of screens, from the one above the root on, that a link stack has too.
  private func countInCommon(with linkStack: LinkStack<Value>) -> Int {
    zip(screens, linkStack.screens).prefix { $0.id == $1.id }.count
  }

  private var losesUpdatesInTransition: Bool { rules != .native }

  /// Shows the screens that a step replaces in place, if its push is lost or comes later.
  private mutating func replaceScreens(_ update: Update, _ linkStack: LinkStack<Value>) {
    for depth in stride(from: update.keptDepth, to: min(screens.count, update.depth), by: 1) {
      screens[depth] = linkStack[depth + 1]
    }
  }

  private mutating func move(
    to depth: Int,
    of linkStack: LinkStack<Value>,
    keeping kept: Int,
    animated isAnimated: Bool,
    _ signals: inout HostSignals
  ) {
    let oldDepth = screens.count
    leavingScreens = Array(screens.dropFirst(depth))
    screens.removeLast(oldDepth - kept)
    for newDepth in stride(from: kept + 1, through: depth, by: 1) {
      screens.append(linkStack[newDepth])
    }
    if oldDepth == depth {
      // A replacement in place isn't animated. Only a change of depth is.
      if kept < depth { signals.shown = id(at: depth) }
      signals.hasRested = true
    } else {
      let kind: Transition.Kind = oldDepth < depth ? .push : .pop
      begin(kind, from: oldDepth, to: depth, animated: isAnimated, &signals)
    }
  }

  mutating func begin(
    _ kind: Transition.Kind,
    from: Int,
    to: Int,
    animated isAnimated: Bool = true,
    _ signals: inout HostSignals
  ) {
    transition = Transition(kind: kind, from: from, to: to, isAnimated: isAnimated)
    signals.hasBegun = true
    // The screen that comes into view appears before the animation ends.
    signals.shown = id(at: to)
  }

  /// Ends a transition early, as a step does that takes effect all the same.
  private mutating func cutShort(_ signals: inout HostSignals) {
    guard let transition else { return }
    self.transition = nil
    leavingScreens = []
    switch transition.kind {
    case .push, .pop: break
    case .goingBack: signals.cutOff = removeScreens(above: transition.to)
    case .held, .returning: signals.returned = id(at: transition.from)
    }
  }

  mutating func removeScreens(above depth: Int) -> ScreenID? {
    guard depth < screens.count else { return nil }
    let lowest = screens[depth].id
    screens.removeLast(screens.count - depth)
    return lowest
  }
}

extension HostAutomaton: Sendable where Value: Sendable {}

extension Update {
  package var popCount: Int { max(0, previousDepth - depth) }

  /// The number of screens that stay in place and take their values from the new path.
  ///
  /// A screen among them that already has its value is not replaced.
  package var replacementCount: Int { min(previousDepth, depth) - keptDepth }

  /// The effect of the step, such as `pop 2, replace`.
  package var words: String {
    let parts = [("pop", popCount), ("replace", replacementCount), ("push", pushCount)]
    return parts.filter { $0.1 > 0 }
      .map { $0.1 == 1 ? $0.0 : "\($0.0) \($0.1)" }
      .joined(separator: ", ")
  }
}
