public import LinkStack

extension SimulatedLinkHost {
  /// Takes in an update as the host would: what its rules allow is shown, the rest is lost.
  public func perform(
    _ update: Update,
    showing linkStack: LinkStack<Value>,
    in transition: TransitionID
  ) {
    updateCount += 1
    record(.update(update, chain: linkStack.values))
    guard hasAppeared else { return appear(with: linkStack) }
    guard isActive else {
      recordViolation(.whileInactive)
      collected = linkStack
      return
    }
    show(update, linkStack)
  }

  private func appear(with linkStack: LinkStack<Value>) {
    hasAppeared = true
    let allowed = min(linkStack.depth, behavior.rules.screensAtFirstAppearance)
    if linkStack.depth > allowed {
      recordViolation(.tooDeepAtFirstAppearance, lostPushes: linkStack.depth - allowed)
    }
    screens = Array(linkStack.prefix(allowed))
    comeToRest(afterAnimation: false)
  }

  /// Shows what has changed over several updates as if it were one.
  func showAtOnce(_ linkStack: LinkStack<Value>) {
    let update = Update(
      previousDepth: screens.count,
      keptDepth: zip(screens, linkStack).prefix { $0.id == $1.id }.count,
      depth: linkStack.depth
    )
    show(update, linkStack)
  }

  private func show(_ update: Update, _ linkStack: LinkStack<Value>) {
    let pushes = update.pushCount
    if motion != nil, losesUpdatesInTransition {
      // Only pushes are lost: the screen shows for a moment and is gone.
      recordViolation(.duringTransition, lostPushes: pushes)
      if pushes > 0 { return }
    }
    endMotionAtOnce()
    if pushes > 0, update.previousDepth > screens.count {
      recordViolation(.ownerNotShown, lostPushes: pushes)
      return
    }
    let allowedPushes = min(pushes, behavior.rules.pushesPerUpdate)
    if pushes > allowedPushes {
      recordViolation(.tooManyPushes, lostPushes: pushes - allowedPushes)
    }
    if update.popCount > 1, !behavior.rules.popsMany { recordViolation(.tooManyPops) }
    if update.replacementCount > 0, !behavior.rules.replacesInPlace {
      recordViolation(.replacement)
    }
    let oldScreens = screens
    // A screen that was lost is not brought back by a change of those around it.
    screens = Array(linkStack.prefix(oldScreens.count + allowedPushes))
    animate(from: oldScreens)
  }

  private var losesUpdatesInTransition: Bool { behavior.rules != .native }

  private func animate(from oldScreens: [Screen]) {
    // A replacement in place shows no animation; only a change of depth does.
    guard oldScreens.count != screens.count else { return comeToRest(afterAnimation: false) }
    leavingScreens = Array(oldScreens.dropFirst(screens.count))
    beginMotion(
      oldScreens.count < screens.count ? .push : .pop,
      from: oldScreens.count,
      to: screens.count,
      lasting: behavior.transition
    )
  }
}
