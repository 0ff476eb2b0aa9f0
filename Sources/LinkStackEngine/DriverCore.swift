/// The state and the decisions of a ``LinkStackDriver``: a value, without a scheduler and a host.
///
/// It has the elements of paths, and the sequencer has their number. It takes in a report, and returns effects; the
/// link stack and the target have changed by then.
package struct DriverCore<Value: Equatable> {
  /// The screens that the host was sent.
  package private(set) var linkStack = LinkStack<Value>()

  /// The path to reach.
  package private(set) var target: [Value]

  /// Decides on each step, by the depths of the link stack and the target.
  package var sequencer: UpdateSequencer

  /// Called with each event of the sequencer that changes anything, and the answers.
  package typealias Note = (UpdateSequencer.Event, HostAnswer, SequencerEffects) -> Void

  /// Answers in place of a host whose state can't be read.
  package private(set) var estimator = HostEstimator()

  /// Creates a core with the path of a host that has yet to appear.
  package init(
    path: [Value],
    rules: UpdateRules,
    pacing: Pacing,
    animation: ChangeAnimation = .automatic
  ) {
    target = path
    sequencer = UpdateSequencer(
      targetDepth: path.count,
      rules: rules,
      pacing: pacing,
      animation: animation
    )
  }

  /// Whether the host shows the path, and no transition is known to run.
  package var isSettled: Bool {
    sequencer.state == .still && sequencer.target.isFinished && !estimator.isInDoubt
  }

  /// Returns whether the host is idle with the screens it was sent, when it gives a report.
  package func isAtRest(_ host: HostState?, at report: HostReport) -> Bool {
    var estimator = estimator
    switch report {
    case .changed, .resumed: break
    case .waitEnded: estimator.waitEnded()
    case .started, .appeared, .arrived, .dismissed, .suspended: return false
    }
    let answer = HostAnswer(host) ?? estimator.answer(top: linkStack.depth)
    if answer.isGuessed, report != .waitEnded, sequencer.state != .still { return false }
    return answer.condition == .still && answer.depth == sequencer.shownDepth
  }

  /// Returns the host's answer, or the estimator's in its place.
  package func answer(_ host: HostState?) -> HostAnswer {
    HostAnswer(host) ?? estimator.answer(top: linkStack.depth)
  }

  /// Takes in a report of the host or the clock, and returns the effects.
  ///
  /// A report about a screen that is no longer part of the link stack is ignored. The host's state is `nil` if there
  /// is no host, or if its state can't be read.
  package mutating func handle(
    _ report: HostReport,
    host: HostState?,
    noting note: Note = { _, _, _ in }
  ) -> SequencerEffects {
    let answer = HostAnswer(host)
    let wasInDoubt = estimator.isInDoubt
    guard let event = event(of: report, hears: answer == nil) else { return SequencerEffects() }
    if wasInDoubt { endDoubt() }
    return handle(event, answer, note)
  }

  /// Converts a report to the sequencer's event; `nil` if it is about a screen that is gone.
  private mutating func event(of report: HostReport, hears: Bool) -> UpdateSequencer.Event? {
    switch report {
    case .started: return .started
    case .appeared(let screen), .arrived(let screen):
      guard linkStack.contains(screen) else { return nil }
      let isInView = !sequencer.isSuspended
      guard hears,
        let isBack = estimator.appeared(screen.depth, top: linkStack.depth, inView: isInView),
        report == .appeared(screen)
      else { return .reported }
      return .appeared(isBack: isBack)
    case .dismissed(let screen):
      guard linkStack.contains(screen) else { return nil }
      if hears { estimator.linkTurnedOff(at: screen.depth - 1, top: linkStack.depth) }
      return .reported
    case .changed: return .changed
    case .waitEnded:
      estimator.waitEnded(repeats: sequencer.repeatCount)
      return .waitEnded
    case .suspended: return .suspended
    case .resumed: return .resumed
    }
  }

  /// Takes in a path that the app sets, and returns the effects.
  package mutating func set(
    _ path: [Value],
    animated isAnimated: Bool,
    host: HostState?,
    noting note: Note = { _, _, _ in }
  ) -> SequencerEffects {
    let answer = HostAnswer(host)
    if path == target { return handle(.targetRepeated, answer, note) }
    let event = UpdateSequencer.Event.targetChanged(
      depth: path.count,
      inCommon: linkStack.countInCommon(with: path),
      isAnimated: isAnimated
    )
    target = path
    return handle(event, answer, note)
  }

  /// Passes an event to the sequencer, and applies the effects.
  private mutating func handle(
    _ event: UpdateSequencer.Event,
    _ answer: HostAnswer?,
    _ note: Note
  ) -> SequencerEffects {
    if let answer { estimator.observe(answer, top: linkStack.depth) }
    let wasInDoubt = estimator.isInDoubt
    let host = answer ?? estimator.answer(top: linkStack.depth)
    let former = sequencer.state
    let effects = sequencer.handle(event, host)
    // A stack that is stuck reads its host for hours.
    if !event.isReading || sequencer.state != former || effects.changeAnything {
      note(event, host, effects)
    }
    if let depth = effects.dismissal {
      linkStack.truncate(to: depth)
      estimator.truncated(to: depth)
    }
    if let elements = effects.removal { target.removeSubrange(elements) }
    if let update = effects.update {
      linkStack.apply(update, from: target)
      estimator.told(update)
    }
    // After the step, a back navigation may be impossible.
    if wasInDoubt { endDoubt() }
    return effects
  }

  private mutating func endDoubt() {
    guard !estimator.isInDoubt else { return }
    sequencer.endBackNavigation()
  }
}

extension DriverCore: Sendable where Value: Sendable {}
