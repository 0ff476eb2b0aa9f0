internal import LinkStackEngine
internal import SimulatedHost

extension NavigationViewHost {
  func reconcile() -> Bool {
    guard !isRemoved else { return false }
    guard graph.activity != .background || graph.behavior.followsUnseenScreens else {
      waitForReturn()
      return false
    }
    defer { writeWhatIsDue() }
    let hasFollowed = isToFollow && follow()
    var requests = turned.filter { $0.isOn && ($0.status == .idle || $0.status == .leaving) }
    let turnedOff = turned.filter { !$0.isOn && ($0.status == .shown || $0.status == .asked) }
    turned = []
    countWhileInactive = 0
    if let reason = reasonToLosePushes {
      for link in requests { lose(link, reason) }
      requests = []
    }
    note(requests.filter { !isRival($0, among: requests) })
    if hasNextColumn {
      for link in requests where link.isDetail { lose(link, .pushFromCoveredScreen) }
      requests.removeAll(where: \.isDetail)
    }
    return change(requests, turnedOff) || hasFollowed
  }

  /// Writes to links what a host that follows late writes then.
  private func writeWhatIsDue() {
    guard automaton.pending == nil else { return }
    for write in dueWrites { graph.due.addLifeCycleAction(write) }
    dueWrites = []
  }

  /// Whether another link of the same screen is on, too, and was there before.
  private func isRival(_ link: HostedLink, among requests: [HostedLink]) -> Bool {
    let others = shown.filter(\.isOn) + requests.prefix { $0 !== link }
    guard others.contains(where: { $0 !== link && $0.ownerScreen === link.ownerScreen }) else {
      return false
    }
    record(.severalLinksOn, link)
    return true
  }

  /// Puts off the changes of links: all are made at once on return.
  private func waitForReturn() {
    if isToFollow { graph.hostsWaitingForReturn.append(self) }
    guard let link = turned.last, turned.count > countWhileInactive else { return }
    countWhileInactive = turned.count
    if !link.isViewRemoved { record(.whileInactive, link) }
    graph.hostsWaitingForReturn.append(self)
  }

  private var reasonToLosePushes: HostViolation.Kind? {
    if isFirstUpdate { return nil }
    if isHidden, !graph.behavior.followsUnseenScreens { return .pushWhileHidden }
    return graph.uncovering(of: root) == nil ? nil : .pushDuringTransition
  }

  private func change(_ requests: [HostedLink], _ turnedOff: [HostedLink]) -> Bool {
    // What was turned off before in this transition is followed after it.
    if isInTransition, requests.isEmpty, turnedOff.isEmpty { return false }
    if !isInTransition, turnedOff.count > 1 { record(.severalLinksTurnedOff, turnedOff[0]) }
    let isContinued = lastPush == graph.updateSerial
    let before = requested ?? linkStack
    var wanted = linkStack
    let replaced = linksReplaced(by: requests)
    for link in replaced { link.beReplaced() }
    wanted.truncate(to: shown.filter(\.isToLeave).map(depthOfOwner).min() ?? shown.count)
    if !replaced.isEmpty, wanted.depth == linkStack.depth { wanted.truncate(to: wanted.depth - 1) }
    var candidates: [HostedLink] = []
    for link in requests {
      if mayPush(link, on: wanted) {
        candidates.append(link)
      } else {
        record(automaton.turnOnStrayLink(continued: isContinued), pushing: link)
        link.lose()
      }
    }
    let asked = self.asked
    var pushed = asked.flatMap { mayPush($0, on: wanted) ? $0 : nil } ?? candidates.first
    if let link = pushed, graph.behavior.losesStillPushes, !isFirstUpdate,
      !isAnimated(link, isPush: true)
    {
      link.lose()
      candidates.removeAll { $0 === link }
      pushed = nil
    }
    let popped = wanted.depth < linkStack.depth ? linkStack[wanted.depth + 1].value : nil
    let update = Update(
      previousDepth: before.depth,
      keptDepth: min(wanted.depth, before.depth),
      depth: wanted.depth + (pushed == nil ? 0 : 1)
    )
    if let pushed { wanted.push(pushed) }
    var hasChanged = false
    if wanted.values != before.values, let link = pushed ?? popped ?? asked ?? shown.last {
      hasChanged = withTransaction(link.transaction) {
        let isAnimated = isAnimated(link, isPush: pushed != nil)
        let signals =
          isFirstUpdate
          ? automaton.appear(with: wanted)
          : perform(update, wanted, animated: isAnimated, continued: isContinued)
        record(signals, pushing: pushed, turnedOff)
        return take(signals, wanted, pushing: pushed, animated: isAnimated)
      }
    }
    if asked !== pushed { asked?.lose() }
    for link in candidates where link !== pushed {
      record(automaton.turnOnStrayLink(continued: true), pushing: link)
      link.lose()
    }
    return hasChanged
  }

  var asked: HostedLink? {
    guard let requested, requested.depth > 0 else { return nil }
    let link = requested[requested.depth].value
    return link.status == .asked ? link : nil
  }

  func mayPush(_ link: HostedLink) -> Bool { mayPush(link, on: linkStack) }

  private func mayPush(_ link: HostedLink, on linkStack: LinkStack<HostedLink>) -> Bool {
    guard link.isOn, let owner = link.ownerScreen else { return false }
    if owner === screen(of: linkStack) { return true }
    // A covered screen pushes on top of all. On a foreign screen the push is lost, otherwise than in DanceUI.
    return owner === root || linkStack.screens.contains { $0.value.screen === owner }
  }

  /// How many screens there are up to the one that a link is on.
  private func depthOfOwner(_ link: HostedLink) -> Int {
    let owner = link.ownerScreen
    if owner === root { return 0 }
    let below = owner.flatMap { owner in shown.firstIndex { $0.screen === owner } }
    return below.map { $0 + 1 } ?? shown.firstIndex(of: link) ?? 0
  }

  /// The links, shown, on or just turned off, whose places are taken by others of the same screens.
  private func linksReplaced(by requests: [HostedLink]) -> [HostedLink] {
    guard !isInTransition else { return [] }
    return shown.filter { link in
      requests.contains { $0.isOn && $0.ownerScreen === link.ownerScreen }
    }
  }

  private func isAnimated(_ link: HostedLink, isPush: Bool) -> Bool {
    if graph.behavior.animatesEveryUpdate { return true }
    let transaction = isPush ? link.evaluation : link.transaction
    return switch graph.behavior.noAnimation {
    case .bySwitch: graph.areAnimationsEnabled
    case .byTransaction: !transaction.disablesAnimations
    case .bySwitchOrPush: graph.areAnimationsEnabled && !(isPush && transaction.disablesAnimations)
    }
  }

  private func perform(
    _ update: Update,
    _ wanted: LinkStack<HostedLink>,
    animated isAnimated: Bool,
    continued isContinued: Bool
  ) -> HostSignals {
    let signals = automaton.perform(
      update,
      showing: wanted,
      animated: isAnimated,
      continued: isContinued
    )
    if signals.fallsBehind {
      _ = graph.time.schedule(after: graph.behavior.lag) { [weak self] in
        guard let self else { return }
        isToFollow = true
        graph.reconcileLater(self)
      }
    }
    return signals
  }

  private func follow() -> Bool {
    isToFollow = false
    let asked = asked
    guard let wanted = requested, let link = asked ?? shown.dropFirst(wanted.depth).first else {
      // It was withdrawn meanwhile, or people have gone back further.
      automaton.ignorePending()
      requested = nil
      return false
    }
    if let asked, let reason = reasonToLosePushes {
      automaton.ignorePending()
      requested = nil
      lose(asked, reason)
      return false
    }
    return withTransaction(link.transaction) {
      let signals = automaton.follow(wanted)
      if asked == nil, signals.isIgnored, automaton.transition?.isOfUpdate == false {
        record(.popDuringBack, link)
      }
      return take(signals, wanted, pushing: asked, animated: isAnimated(link, isPush: asked != nil))
    }
  }

  private func take(
    _ signals: HostSignals,
    _ wanted: LinkStack<HostedLink>,
    pushing pushed: HostedLink?,
    animated isAnimated: Bool
  ) -> Bool {
    requested = nil
    if automaton.id(at: automaton.stayingDepth) == wanted.top {
      guard wanted.top != linkStack.top else { return false }
      if pushed != nil { lastPush = graph.updateSerial }
      let isSeen = signals.hasBegun && !isUndrawn
      if isSeen, isAnimated { graph.log.countTransition() }
      move(to: wanted, pushing: pushed, animated: isSeen && isAnimated)
      return true
    }
    if automaton.pending != nil {
      requested = wanted
      pushed?.status = .asked
      return false
    }
    pushed?.lose()
    if signals.isIgnored { for link in shown where !link.isOn { link.isPopIgnored = true } }
    return false
  }

  func lose(_ link: HostedLink, _ reason: HostViolation.Kind) {
    link.lose()
    record(reason, link)
  }

  func record(_ kind: HostViolation.Kind, _ link: HostedLink) { graph.record(kind, link.label) }

  private func record(
    _ signals: HostSignals,
    pushing pushed: HostedLink?,
    _ turnedOff: [HostedLink] = []
  ) {
    for breach in signals.breaches {
      if breach.kind == .duringTransition {
        for link in turnedOff where !link.isViewRemoved { record(.updateDuringTransition, link) }
        if let pushed { record(.pushDuringTransition, pushed) }
      } else if let link = pushed ?? turnedOff.first {
        record(HostViolation.Kind(breach.kind), link)
      }
    }
  }
}
