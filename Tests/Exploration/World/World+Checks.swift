import LinkStackEngine

extension World {
  /// Checks what has to hold in every state.
  mutating func checkState() {
    guard fault == nil else { return }
    if path != sequencer.target { note(.pathForgotten) }
    if isAwaited == sequencer.isFinished { note(.outcomeMissing) }
    if timer != .none, !host.isActive { note(.timerWhileInactive) }
    if let plan = sequencer.plan {
      // That it makes no difference whether there is a plan lets a state be told without it.
      let rest = plan.dropFirst(sequencer.nextUpdate)
      let fresh = UpdatePlan(from: sequencer.shown, to: path, rules: sequencer.rules)
      let showsPath = !sequencer.showsTarget || sequencer.shownPath == path
      if !showsPath || !rest.elementsEqual(fresh) { note(.planOutdated) }
    }
  }

  /// The first breach, also of what has to hold where nothing is left to happen.
  package var faultAtRest: Fault? {
    var world = self
    if !world.goesOnByItself { world.checkRest() }
    return world.fault
  }

  /// Checks what has to hold where nothing is left to happen.
  mutating func checkRest() {
    guard fault == nil else { return }
    if isAwaited { note(.waitsForEver) }
    if sequencer.phase != .settled || !sequencer.isFinished { note(.restInTransition) }
    if !sequencer.shown.elementsEqual(path) { note(.linkStackDisagrees) }
    if host.screens != path || !host.sharesAllScreens { note(.hostDisagrees) }
  }
}

extension ModelHost {
  /// Whether the link stack has all of the host's screens, and not only equal ones.
  var sharesAllScreens: Bool { shared == (2 << UInt16(screens.count)) - 1 }
}
