/// A container that shows a link stack: a chain of `NavigationLink`s, or a simulation.
///
/// A host performs the updates of a ``LinkStackDriver``, says what is on screen when the driver asks, and
/// reports to it what happens, as a ``HostReport``.
@MainActor
package protocol LinkHost: AnyObject {
  associatedtype Value: Equatable

  /// The screens that the host shows now, and whether they move; `nil` if the host can't tell.
  ///
  /// A host that can tell never gets an update while its screens move. A host that can't tell gets
  /// the next update after the delay of its pacing, and loses pushes that come too early.
  var state: HostState? { get }

  /// Performs one update.
  ///
  /// The host may report changes to the driver from inside this function; the driver answers after
  /// the function has returned. The host may begin to push or pop later. Until then it answers with
  /// the screens that were there before.
  ///
  /// If the host doesn't follow a pop, the driver sends it again. The link stack then already has
  /// the new depth, and the update's previous depth is the host's.
  ///
  /// - Parameters:
  ///   - update: The change. A host that always animates is slower, but loses nothing.
  ///   - linkStack: The link stack after it. If a copy of it outlives this call, the next update has to
  ///     copy the chain.
  func perform(_ update: Update, showing linkStack: LinkStack<Value>)

  /// A wait is over, and the screens stand still as told, as far as that is known.
  ///
  /// The driver goes on after this, by what the path is then.
  func didComeToRest()

  /// A wait is over, and the screens still move, or aren't the link stack's.
  func didWaitInVain()

  /// The link stack is shorter now, as a person has gone back, or a push turned out to be lost.
  func didTruncate(to depth: Int)

  /// Called when the host hasn't followed however often it was told.
  ///
  /// - Returns: Whether the host can be told in another way from now on, and so is to be told once more.
  func mayGoOnInSafeMode() -> Bool
}

extension LinkHost {
  /// Does nothing: most hosts have nothing to look at then.
  package func didComeToRest() {}

  /// Does nothing: the driver goes on waiting.
  package func didWaitInVain() {}

  /// Does nothing: most hosts have removed the dismissed screens by themselves.
  package func didTruncate(to depth: Int) {}

  /// There is no other way by default.
  package func mayGoOnInSafeMode() -> Bool { false }
}

/// A host's answer when it is asked for its state.
package struct HostState: Hashable, Sendable {
  /// Whether screens move.
  package enum Motion: Hashable, Sendable, CaseIterable {
    /// No transition runs.
    case still

    /// A transition runs that will end as it has begun.
    case moving

    /// A transition runs that may yet be taken back, or is being taken back: a finger holds it, or
    /// has let go of it to no effect.
    case held
  }

  /// The number of the link stack's screens above the root; while one moves, as many as there will be.
  ///
  /// Where a stranger is on top, it isn't counted.
  package var depth: Int

  package var motion: Motion

  /// Whether a stranger is on top: a screen that doesn't belong to the link stack, such as one that
  /// a picker or the app's own controller has pushed.
  ///
  /// Until one of the link stack's screens is on top again, the driver sends nothing to the host,
  /// and draws no conclusions from its reports.
  package var isCovered: Bool

  package init(depth: Int, motion: Motion, isCovered: Bool = false) {
    self.depth = depth
    self.motion = motion
    self.isCovered = isCovered
  }
}

/// What a host shows at one moment: what it has answered, or what a ``HostEstimator`` answers in its
/// place.
package struct HostAnswer: Hashable, Sendable {
  package enum Condition: Hashable, Sendable, CaseIterable {
    /// Nothing moves.
    case still

    /// Nothing moves any more, as far as that can be guessed, but a person may have gone back.
    case inDoubt

    /// A transition runs that will end as it has begun.
    case moving

    /// A transition runs by which a person may go back, or may yet return.
    case held

    /// A stranger is on top: a screen that is none of the link stack's.
    case covered
  }

  /// The number of screens above the root of which none will be gone once nothing moves any more.
  package var depth: Int
  package var condition: Condition
  package var isGuessed: Bool

  package init(depth: Int, condition: Condition, isGuessed: Bool = false) {
    self.depth = depth
    self.condition = condition
    self.isGuessed = isGuessed
  }

  /// Takes a host at its word; `nil` for one that can't tell, or has less than a root, and so has nothing to
  /// tell yet, or no more.
  package init?(_ state: HostState?) {
    guard let state, state.depth >= 0 else { return nil }
    if state.isCovered {
      self.init(depth: state.depth, condition: .covered)
      return
    }
    switch state.motion {
    case .still: self.init(depth: state.depth, condition: .still)
    case .moving: self.init(depth: state.depth, condition: .moving)
    // The screen that the finger holds may yet stay.
    case .held: self.init(depth: max(state.depth, state.depth &+ 1), condition: .held)
    }
  }

  /// Whether something moves that is the link stack's.
  var isMoving: Bool { condition == .moving || condition == .held }

  /// Whether a person may be leaving the screen on top.
  package var isInDoubt: Bool { condition == .held || condition == .inDoubt }
}

/// Answers in place of a host that can't be asked.
///
/// Such a host reports at most which screen has come into view, and which links were turned off. All
/// that is guessed from these reports, and from the time that passes, is guessed here.
package struct HostEstimator: Hashable, Sendable {
  /// How deep the host has been told to be.
  package private(set) var toldDepth = 0

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

  package var answer: HostAnswer {
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
    return HostAnswer(depth: keptDepth ?? toldDepth, condition: condition, isGuessed: true)
  }
}

extension HostEstimator {
  /// Notes that the host is told to change its screens.
  mutating func told(_ update: Update) {
    if let seenDepth, update.depth <= seenDepth { isInDoubt = false }
    if let depth = unconfirmedPopDepth, update.keptDepth <= depth { unconfirmedPopDepth = nil }
    keptDepth = update.pushCount > 0 ? update.previousDepth : nil
    toldDepth = update.depth
  }

  /// Takes note that the link stack is shorter now.
  mutating func truncated(to depth: Int) {
    toldDepth = depth
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
  /// and may still change their mind.
  /// Returns whether a transition has to be assumed to begin.
  mutating func appeared(_ depth: Int) -> Bool {
    seenDepth = depth
    if depth == toldDepth {
      keptDepth = nil
      guard isInDoubt else { return false }
      isInDoubt = false
    } else if depth < keptDepth ?? toldDepth {
      isInDoubt = true
    }
    return true
  }

  /// Takes note that a link was turned off by the host.
  ///
  /// Links of covered screens are turned off for no reason. One whose owner is itself being left may
  /// come back into view, and counts when it does. That of a push whose screen has not come yet says that it was lost.
  mutating func linkTurnedOff(at depth: Int) {
    guard isInDoubt, depth < toldDepth, depth != keptDepth, let seenDepth, depth >= seenDepth
    else { return }
    unconfirmedPopDepth = min(depth, unconfirmedPopDepth ?? depth)
  }
}
