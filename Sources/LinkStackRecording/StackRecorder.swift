package import LinkStackEngine

/// Records what happens to one stack.
///
/// The recording keeps the last entries, as many as there is room for. It begins where the stack stood still, if it
/// ever has.
@MainActor
package final class StackRecorder: DriverRecorder {
  package private(set) var recording: StackRecording
  private let capacity: Int

  private let now: @MainActor () -> Nanoseconds

  /// Where in the entries the stack stands still, and how.
  private var rests: [(index: Int, settings: StackRecording.Settings, rest: StackRecording.Rest)] =
    []

  private var settings: StackRecording.Settings

  /// Creates a recorder of a stack of SwiftUI's own, or of one whose driver has yet to be handed it.
  package init(keeping capacity: Int = 4_000, now: @escaping @MainActor () -> Nanoseconds) {
    self.capacity = max(capacity, 16)
    self.now = now
    settings = StackRecording.Settings(rules: .native, pacing: .settled, animation: .automatic)
    recording = StackRecording(settings: settings, beginning: .native)
  }

  package func begin<Value>(with core: DriverCore<Value>) {
    settings = StackRecording.Settings(core.sequencer)
    recording = StackRecording(settings: settings, beginning: core.beginning)
    rests = []
  }

  package func handle<Value>(
    _ report: HostReport,
    host: HostState?,
    by core: inout DriverCore<Value>
  ) -> SequencerEffects {
    let event = StackRecording.Event(report, on: core.linkStack)
    // A stack without a host loses it at each turn.
    let isRepeated = report == .ended && core.sequencer.state == .detached
    let effects = core.handle(report, host: host)
    if !isRepeated { add(event, host, effects, core) }
    return effects
  }

  package func set<Value>(
    _ path: [Value],
    animated isAnimated: Bool,
    host: HostState?,
    by core: inout DriverCore<Value>
  ) -> SequencerEffects {
    let event = StackRecording.Event.path(parts: core.parts(of: path), isAnimated: isAnimated)
    let effects = core.set(path, animated: isAnimated, host: host)
    add(event, host, effects, core)
    return effects
  }

  /// Records what has no answer.
  package func note(_ event: StackRecording.Event) { add(event, nil, nil) }

  package func noteStopOfAnimations() { note(.stopAnimating) }

  package func noteNativePath(length: Int, inCommon: Int) {
    note(.nativePath(length: length, inCommon: inCommon))
  }

  package func noteNativeWrite(length: Int, inCommon: Int) {
    note(.nativeWrite(length: length, inCommon: inCommon))
  }

  package func noteSettings(of sequencer: UpdateSequencer) {
    let newSettings = StackRecording.Settings(sequencer)
    guard newSettings != settings else { return }
    settings = newSettings
    note(.settings(newSettings))
  }

  private func add<Value>(
    _ event: StackRecording.Event,
    _ host: HostState?,
    _ effects: SequencerEffects,
    _ core: DriverCore<Value>
  ) {
    add(event, host, effects.isEmpty ? nil : effects)
    guard recording.entries.count - (rests.last?.index ?? 0) >= capacity / 16, let rest = core.rest
    else { return }
    rests.append((recording.entries.count, settings, rest))
  }

  private func add(
    _ event: StackRecording.Event,
    _ host: HostState?,
    _ answer: SequencerEffects?
  ) {
    if recording.entries.count == capacity { makeRoom() }
    recording.entries.append(.init(time: now().count, event: event, host: host, answer: answer))
  }

  /// Drops the oldest entries, an eighth of them at least, so that it isn't done each time.
  private func makeRoom() {
    let least = capacity / 8
    var count = least
    if let place = rests.firstIndex(where: { $0.index >= least }) {
      count = rests[place].index
      recording.beginning = .rest(rests[place].rest)
      recording.settings = rests[place].settings
      rests.removeFirst(place)
    } else {
      if recording.beginning != .native { recording.beginning = .middle }
      rests = []
    }
    recording.entries.removeFirst(count)
    recording.droppedCount += count
    for place in rests.indices { rests[place].index -= count }
  }
}

extension StackRecording.Event {
  /// What a report is to a link stack.
  fileprivate init<Value>(_ report: HostReport, on linkStack: LinkStack<Value>) {
    func depth(_ screen: ScreenID) -> Int? { linkStack.contains(screen) ? screen.depth : nil }
    switch report {
    case .started: self = .started
    case .ended: self = .ended
    case .appeared(let screen): self = .appeared(depth: depth(screen))
    case .dismissed(let screen): self = .dismissed(depth: depth(screen))
    case .changed: self = .changed
    case .waitEnded: self = .waitEnded
    case .suspended: self = .suspended
    case .resumed: self = .resumed
    }
  }
}

extension StackRecording.Settings {
  fileprivate init(_ sequencer: UpdateSequencer) {
    self.init(
      rules: sequencer.rules,
      pacing: sequencer.pacing,
      animation: sequencer.animation
    )
  }
}

extension StackRecording.Rest {
  /// The host that stands still so.
  package var estimator: HostEstimator {
    HostEstimator(
      restingAt: depth,
      keptDepth: keptDepth,
      seenDepth: seenDepth,
      isWaiting: isWaiting
    )
  }
}

extension LinkStackDriver {
  /// Records what is done to the host, by one that knows it.
  package func note(_ act: StackRecording.HostAct) {
    (recorder as? StackRecorder)?.note(.act(act))
  }
}

extension DriverCore {
  /// Where a recording begins that begins now.
  package var beginning: StackRecording.Beginning {
    if let rest { return .rest(rest) }
    // There has been no host, and no other path.
    let isNew =
      sequencer.state == .detached && !sequencer.isSuspended
      && sequencer.target == UpdateTarget(depth: target.count) && estimator == HostEstimator()
    return isNew ? .appearance(length: target.count) : .middle
  }

  /// The stack, if it stands still as told, and no person nor a slow host is to be remembered.
  fileprivate var rest: StackRecording.Rest? {
    guard sequencer.state == .still, !sequencer.isSuspended, !sequencer.target.isNewerThanBack,
      !estimator.isInDoubt, estimator.unconfirmedPopDepth == nil
    else { return nil }
    return StackRecording.Rest(
      depth: target.count,
      keptDepth: estimator.keptDepth,
      seenDepth: estimator.seenDepth,
      isWaiting: estimator.isWaiting
    )
  }

  /// What of a path is known already.
  fileprivate func parts(of path: [Value]) -> [StackRecording.Part] {
    var parts: [StackRecording.Part] = []
    for (index, value) in path.enumerated() {
      let kind: StackRecording.Part.Kind =
        if index < target.count, target[index] == value {
          .former
        } else if index < linkStack.depth, linkStack[index + 1].value == value {
          .shown
        } else {
          .new
        }
      if parts.last?.kind == kind {
        parts[parts.count - 1].count += 1
      } else {
        parts.append(StackRecording.Part(kind, 1))
      }
    }
    return parts
  }
}
