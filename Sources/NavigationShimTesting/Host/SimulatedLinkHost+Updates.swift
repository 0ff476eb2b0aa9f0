public import LinkStackEngine

extension SimulatedLinkHost {
  /// Takes in an update as the host would: what its rules allow is shown, the rest is lost.
  public func perform(
    _ update: Update,
    showing linkStack: LinkStack<Value>,
    in transition: TransitionID
  ) {
    updateCount += 1
    lastUpdateTime = time.now
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
    // A screen that was lost is not brought back by a change of those around it.
    let depth = min(linkStack.depth, screens.count + allowedPushes)
    move(to: depth, of: linkStack, keeping: min(update.keptDepth, screens.count, depth))
  }

  private var losesUpdatesInTransition: Bool { behavior.rules != .native }

  private func move(to depth: Int, of linkStack: LinkStack<Value>, keeping kept: Int) {
    let oldDepth = screens.count
    leavingScreens = Array(screens.dropFirst(depth))
    screens.removeLast(oldDepth - kept)
    for newDepth in stride(from: kept + 1, through: depth, by: 1) {
      screens.append(linkStack[newDepth])
    }
    if oldDepth == depth {
      // A replacement in place shows no animation; only a change of depth does.
      comeToRest(afterAnimation: false)
    } else {
      beginMotion(
        oldDepth < depth ? .push : .pop,
        from: oldDepth,
        to: depth,
        lasting: behavior.transition
      )
    }
  }
}
