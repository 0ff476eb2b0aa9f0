/// Answers in place of a host that can't be asked.
///
/// Such a host reports at most which screen has come into view, and which links were turned off. All
/// that is guessed from these reports, and from the time that passes, is guessed here.
package struct HostEstimator: Hashable, Sendable {
  /// What the push that was told last has kept, until the screen it leads to has come into view.
  package private(set) var keptDepth: Int?

  /// The depth of the screen that has come into view last; `nil` for a host that never says so.
  package private(set) var seenDepth: Int?

  /// Whether a person may be going back, or may have gone: a screen below the top has come into view.
  package private(set) var isInDoubt = false {
    didSet {
      if !isInDoubt { unconfirmedPopDepth = nil }
    }
  }

  /// The depth to which a link was turned off whose owner has not come into view yet.
  package private(set) var unconfirmedPopDepth: Int?

  /// Whether a transition has to be assumed to run.
  package private(set) var isWaiting = false

  package init() {}

  /// The answer, where the host has been told to be as deep as the top.
  package func answer(top: Int) -> HostAnswer {
    if let seenDepth, unconfirmedPopDepth == seenDepth {
      return HostAnswer(depth: seenDepth, condition: .moving, isGuessed: true)
    }
    let condition: HostAnswer.Condition =
      switch (isInDoubt, isWaiting) {
      case (false, false): .still
      case (false, true): .moving
      case (true, false): .inDoubt
      case (true, true): .held
      }
    return HostAnswer(depth: keptDepth ?? top, condition: condition, isGuessed: true)
  }
}

extension HostEstimator {
  /// Notes that the host is told to change its screens.
  mutating func told(_ update: Update) {
    if let seenDepth, update.depth <= seenDepth { isInDoubt = false }
    if let depth = unconfirmedPopDepth, update.keptDepth <= depth { unconfirmedPopDepth = nil }
    keptDepth = update.pushCount > 0 ? update.previousDepth : nil
  }

  /// Takes note that the link stack is shorter now.
  mutating func truncated(to depth: Int) {
    keptDepth = nil
    if let seenDepth, depth <= seenDepth { isInDoubt = false }
  }

  /// Forgets what was reported, as the host can be asked; if it no longer can be later, it has done as told.
  mutating func forget() {
    seenDepth = nil
    keptDepth = nil
    isInDoubt = false
  }

  /// Takes note that the host has been left alone from now on, for a time in which a transition ends.
  mutating func waitBegan() { isWaiting = true }

  /// Takes note that this time is over.
  mutating func waitEnded() {
    isWaiting = false
    // Who never says what comes into view is taken to have done as told.
    if seenDepth == nil { keptDepth = nil }
  }

  /// Notes which screen has come into view.
  ///
  /// If the screen isn't the top, something moves without an update. A person may be going back,
  /// and may still change their mind; not so out of view, where screens also appear as a tab comes and goes.
  /// Returns whether a transition has to be assumed to begin.
  mutating func appeared(_ depth: Int, top: Int, inView isInView: Bool) -> Bool {
    seenDepth = depth
    if depth == top {
      keptDepth = nil
      guard isInDoubt else { return false }
      if isInView || unconfirmedPopDepth == nil { isInDoubt = false }
    } else if depth < keptDepth ?? top {
      isInDoubt = true
    }
    return true
  }

  /// Takes note that a link was turned off by the host.
  ///
  /// Links of covered screens are turned off for no reason. One whose owner is itself being left may
  /// come back into view, and counts when it does. That of a push whose screen has not come yet says that it was lost.
  mutating func linkTurnedOff(at depth: Int, top: Int) {
    guard isInDoubt, depth < top, depth != keptDepth, let seenDepth, depth >= seenDepth
    else { return }
    unconfirmedPopDepth = min(depth, unconfirmedPopDepth ?? depth)
  }
}
