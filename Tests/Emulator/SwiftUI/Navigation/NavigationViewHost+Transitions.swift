internal import LinkStackEngine
internal import SimulatedHost

extension NavigationViewHost {
  func move(
    to wanted: LinkStack<HostedLink>,
    pushing pushed: HostedLink?,
    animated isAnimated: Bool,
    byPerson: Bool = false
  ) {
    let from = top
    let leaving = Array(shown.dropFirst(wanted.depth - (pushed == nil ? 0 : 1)))
    linkStack = wanted
    if !isCovered { stranger = nil }
    for link in leaving { link.status = .leaving }
    pushed?.present(by: self)
    graph.log.countHostUpdate()
    for link in leaving { link.evaluateScreenAgain() }
    begin(
      ScreenMotion(
        from: from,
        to: top,
        leaving: leaving,
        isAnimated: isAnimated,
        callsItselfAnimated: graph.behavior.callsStillChangesAnimated,
        byPerson: byPerson
      )
    )
  }

  private func begin(_ motion: ScreenMotion) {
    self.motion = motion
    graph.time.note?("stack \(linkStack.depth)\(motion.isAnimated ? "" : " at once")")
    for link in motion.leaving where link.screen !== motion.from { link.screen?.enter(.hidden) }
    motion.from.enter(.disappearing, animated: motion.isAnimated)
    motion.to.enter(.appearing, animated: motion.isAnimated)
    if motion.byPerson, graph.behavior.dismissalReport == .atStart {
      // After the screen below has got its appearance, hence among the actions that report it.
      graph.due.addLifeCycleAction { [weak self] in self?.turnOff(motion.leaving) }
    }
    guard isInTransition else { return finish() }
    let duration = isUndrawn ? 0 : graph.behavior.duration(isAnimated: motion.isAnimated)
    end(motion, after: duration)
  }

  private func end(_ motion: ScreenMotion, after duration: Int64) {
    motion.timer = graph.time.schedule(after: duration) { [weak self] in self?.finish() }
  }

  func finish() {
    guard let motion else { return }
    self.motion = nil
    lastTransition = graph.behavior.transitionsStay && motion.isAnimated ? motion.transition : nil
    graph.time.cancel(motion.timer)
    let hasPersonLeft = automaton.endTransition().left != nil
    let gone = unshown
    let counts = gone.map(\.offCount)
    let turnOff = { @MainActor [weak self] () -> Void in
      // A link that was turned off meanwhile, and perhaps pushed again, gets no report of this any more.
      self?.turnOff(zip(gone, counts).filter { $0.offCount == $1 }.map(\.0))
    }
    let writes = hasPersonLeft ? graph.behavior.dismissalReport : .afterSettling
    if writes == .beforeSettling { graph.due.addLifeCycleAction(turnOff) }
    if motion.transition.isCancelled {
      motion.to.enter(.disappearing, animated: true)
      motion.to.enter(.hidden, animated: true)
      motion.from.enter(.appearing, animated: true)
      motion.from.enter(.shown, animated: true)
    } else {
      motion.from.enter(.hidden, animated: motion.isAnimated)
      motion.to.enter(.shown, animated: motion.isAnimated)
      for link in motion.leaving { link.status = link.isOn ? .lost : .idle }
      for link in motion.leaving { link.removeScreen() }
      if motion.leaving.isEmpty { disappearWithoutGoing() }
    }
    forgetRemoved()
    // Changes that came meanwhile are made now.
    graph.reconcileLater(self)
    graph.due.addLifeCycleAction { motion.to.becomePresented(true) }
    if let link = dismissed { graph.due.addLifeCycleAction { [weak self] in self?.dismiss(link) } }
    tell { motion.transition.tellOfEnd() }
    switch writes {
    case .atStart, .beforeSettling: break
    // After the controllers have got their reports, hence among the actions that make them.
    case .afterSettling: graph.due.addLifeCycleAction(turnOff)
    case .late(let delay): _ = graph.time.schedule(after: delay, turnOff)
    }
  }

  /// Reports the views around the stack as gone, where the system does so.
  private func disappearWithoutGoing() {
    var next = root.root?.parent
    while let node = next, !(node is ScreenNode) {
      (node as? any LingeringNode)?.disappearWithoutGoing()
      next = node.parent
    }
  }

  private func tell(_ news: @escaping @MainActor () -> Void) {
    if graph.behavior.settleSignals == .onTime { graph.due.addLifeCycleAction(news) }
  }

  func turnOff(_ links: [HostedLink]) { for link in links { link.writeThatScreenLeft() } }
}

extension NavigationViewHost {
  /// Pops the top, if that is the screen of a link.
  func dismiss(_ link: HostedLink) {
    dismissed = nil
    guard link.screen != nil, link.screen === top else { return }
    if isInTransition {
      dismissed = link
    } else {
      _ = automaton.goBack(to: linkStack.depth - 1)
      let isAnimated = graph.areAnimationsEnabled || graph.behavior.animatesEveryUpdate
      if isAnimated, !isUndrawn { graph.log.countTransition() }
      move(
        to: chainLeft(at: linkStack.depth - 1),
        pushing: nil,
        animated: isAnimated && !isUndrawn,
        byPerson: true
      )
      // To UIKit a pop without animation is over by then.
      if !isAnimated { finish() }
    }
  }

  func goBack(to depth: Int) -> Bool {
    if isCovered, depth == linkStack.depth { return uncover() }
    guard !isInTransition, automaton.canGoBack(to: depth) else { return false }
    _ = automaton.goBack(to: depth)
    move(to: chainLeft(at: depth), pushing: nil, animated: true, byPerson: true)
    return true
  }

  private func chainLeft(at depth: Int) -> LinkStack<HostedLink> {
    if let requested, requested.depth > depth {
      asked?.lose()
      self.requested?.truncate(to: depth)
    }
    var left = linkStack
    left.truncate(to: depth)
    return left
  }

  func beginSwipe() -> Bool {
    guard automaton.canBeHeld else { return false }
    var below = linkStack
    below.truncate(to: below.depth - 1)
    _ = automaton.hold()
    let motion = ScreenMotion(
      from: top,
      to: screen(of: below),
      leaving: shown.suffix(1),
      isSwipe: true
    )
    self.motion = motion
    motion.from.enter(.disappearing, animated: true)
    motion.to.enter(.appearing, animated: true)
    return true
  }

  func cancelSwipe() -> Bool {
    guard let motion, automaton.transition?.kind == .held else { return false }
    letGo(motion, cancelling: true)
    return true
  }

  func finishSwipe() -> Bool {
    guard let motion, automaton.transition?.kind == .held else { return false }
    linkStack = chainLeft(at: linkStack.depth - 1)
    for link in motion.leaving {
      link.status = .leaving
      link.evaluateScreenAgain()
    }
    graph.log.countHostUpdate()
    letGo(motion, cancelling: false)
    if graph.behavior.dismissalReport == .atStart { turnOff(motion.leaving) }
    return true
  }

  private func letGo(_ motion: ScreenMotion, cancelling isCancelled: Bool) {
    automaton.letGo(cancelling: isCancelled)
    motion.transition.letGo(cancelling: isCancelled)
    tell { motion.transition.tellOfLettingGo() }
    end(motion, after: graph.behavior.transition)
  }
}

extension NavigationViewHost {
  /// Pushes a screen that is none of the links', without animation, and returns whether that was possible.
  ///
  /// To UIKit a change without animation is over by then: it only wasn't drawn yet.
  func cover() -> Bool {
    if motion?.isAnimated == false { finish() }
    guard automaton.canBeCovered else { return false }
    let stranger = EmulatedScreen(parent: root.parent, host: self)
    top.enter(.disappearing)
    top.enter(.hidden)
    automaton.cover()
    self.stranger = stranger
    stranger.enter(.shown)
    return true
  }

  @discardableResult
  func uncover() -> Bool {
    guard let from = stranger, automaton.uncover().hasBegun else { return false }
    stranger = nil
    begin(ScreenMotion(from: from, to: top, leaving: [], isAnimated: true))
    return true
  }
}

@MainActor
final class ScreenMotion {
  let from: EmulatedScreen
  let to: EmulatedScreen
  let leaving: [HostedLink]
  let isAnimated: Bool
  let byPerson: Bool
  let transition: EmulatedTransition
  var timer = 0

  init(
    from: EmulatedScreen,
    to: EmulatedScreen,
    leaving: [HostedLink],
    isAnimated: Bool = true,
    callsItselfAnimated: Bool = false,
    byPerson: Bool = false,
    isSwipe: Bool = false
  ) {
    self.from = from
    self.to = to
    self.leaving = leaving
    self.isAnimated = isAnimated
    self.byPerson = byPerson
    transition = EmulatedTransition(
      from: from.controller,
      to: to.controller,
      isAnimated: isAnimated || callsItselfAnimated,
      isInteractive: isSwipe
    )
  }
}
