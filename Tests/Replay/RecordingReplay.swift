package import LinkStackEngine
package import LinkStackRecording
package import NavigationShimTesting

/// What came of playing the recording of one stack.
///
/// ```swift
/// let recording = try NavigationRecording(json: Data(contentsOf: file))
/// let replay = try recording.stacks[0].replay()
/// #expect(replay.driverDifference == nil)
/// print(replay)
/// ```
package struct RecordingReplay: Hashable, Sendable {
  /// Where the driver does not answer as it did.
  package struct DriverDifference: Hashable, Sendable {
    /// The entry, counted from 0.
    package let index: Int

    /// What happened there.
    package let event: String

    /// What the driver answered when it was recorded.
    package let recorded: String

    /// What it answers now.
    package let replayed: String
  }

  /// The first entry that the driver answers otherwise; `nil` if there is none.
  package let driverDifference: DriverDifference?

  /// Where the host did what the simulated one would not have done, in order.
  ///
  /// It is empty where the driver differs, as the host would not be told the same.
  package let hostDifferences: [HostDifference]
}

extension StackRecording {
  /// Plays the recording in virtual time.
  ///
  /// The driver is handed what came in, and has to give the same answers. A simulated host is told what the app and
  /// the person did, and has to do what the recorded one did, about as soon.
  ///
  /// - Parameters:
  ///   - behavior: How the simulated host behaves; as ``SimulatedHostBehavior/links``, with the rules that the driver
  ///     kept to, if omitted.
  ///   - tolerance: How much sooner or later the recorded host may have been; two frames, if omitted.
  /// - Throws: A `NavigationRecordingError`: what is wrong with the recording, or why it can't be played.
  /// - Complexity: For each difference, O(*n*) for *n* entries, a few hundred times.
  @MainActor
  package func replay(
    on behavior: SimulatedHostBehavior? = nil,
    tolerance: Nanoseconds = .milliseconds(34)
  ) throws -> RecordingReplay {
    let difference = try driverDifference()
    let behavior = behavior ?? SimulatedHostBehavior(rules: settings.rules)
    var comparison = HostComparison(self, on: behavior, tolerance: tolerance)
    return RecordingReplay(
      driverDifference: difference,
      hostDifferences: difference == nil ? comparison.differences() : []
    )
  }

  @MainActor
  private func driverDifference() throws -> RecordingReplay.DriverDifference? {
    var replay = try DriverReplay(self)
    for (index, entry) in entries.enumerated() {
      let answer = try replay.answer(entry, at: index)
      guard answer != entry.answer else { continue }
      return RecordingReplay.DriverDifference(
        index: index,
        event: entry.event.description,
        recorded: entry.answer?.words ?? "nothing",
        replayed: answer?.words ?? "nothing"
      )
    }
    return nil
  }
}

extension RecordingReplay: CustomStringConvertible {
  /// The differences, one a line.
  package var description: String {
    var lines: [String] = []
    if let difference = driverDifference {
      lines.append(
        "entry \(difference.index), \(difference.event): the driver answers \(difference.replayed), "
          + "and not \(difference.recorded)"
      )
    }
    lines += hostDifferences.map(\.description)
    return lines.isEmpty ? "no difference" : lines.joined(separator: "\n")
  }
}

extension StackRecording {
  /// What is recorded while a driver's core is handed what is in this recording, which has to be the same.
  @MainActor
  package func recordedAgain() throws -> StackRecording {
    var replay = try DriverReplay(self)
    for (index, entry) in entries.enumerated() { _ = try replay.answer(entry, at: index) }
    return replay.recorder.recording
  }
}

/// Hands a driver's core what was recorded, and records it again.
@MainActor
private struct DriverReplay {
  let recorder: StackRecorder
  private let time = VirtualTime()
  private var core: DriverCore<Int>
  private var lastValue: Int

  init(_ recording: StackRecording) throws {
    recorder = StackRecorder(keeping: .max) { [time] in time.now }
    let settings = recording.settings
    switch recording.beginning {
    case .native: throw NavigationRecordingError.ofNativeStack
    case .middle: throw NavigationRecordingError.beginsInTheMiddle
    case .appearance(let length):
      lastValue = length
      core = DriverCore(
        path: Array(0..<length),
        rules: settings.rules,
        pacing: settings.pacing,
        animation: settings.animation
      )
    case .rest(let rest):
      lastValue = rest.depth
      core = DriverCore(
        path: Array(0..<rest.depth),
        restingAs: rest.estimator,
        rules: settings.rules,
        pacing: settings.pacing,
        animation: settings.animation
      )
    }
    recorder.begin(with: core)
  }

  /// What the core answers to an entry.
  mutating func answer(
    _ entry: StackRecording.Entry,
    at index: Int
  ) throws -> SequencerEffects? {
    let host = entry.host
    time.move(to: Nanoseconds(entry.time))
    let effects: SequencerEffects
    switch entry.event {
    case .path(let parts, let isAnimated):
      guard
        let path = StackRecording.path(of: parts, core.target, core.linkStack, after: &lastValue)
      else {
        throw NavigationRecordingError.malformed(
          at: "entries[\(index)].event.path.parts",
          reason: "there are not as many elements"
        )
      }
      effects = recorder.set(path, animated: isAnimated, host: host, by: &core)
    case .settings(let settings):
      core.sequencer.rules = settings.rules
      core.sequencer.pacing = settings.pacing
      core.sequencer.animation = settings.animation
      recorder.noteSettings(of: core.sequencer)
      return nil
    case .stopAnimating:
      core.sequencer.stopAnimating()
      recorder.noteStopOfAnimations()
      return nil
    case .started: effects = recorder.handle(.started, host: host, by: &core)
    case .ended: effects = recorder.handle(.ended, host: host, by: &core)
    case .appeared(let depth):
      effects = recorder.handle(.appeared(try screen(depth, index)), host: host, by: &core)
    case .dismissed(let depth):
      effects = recorder.handle(.dismissed(try screen(depth, index)), host: host, by: &core)
    case .changed: effects = recorder.handle(.changed, host: host, by: &core)
    case .waitEnded: effects = recorder.handle(.waitEnded, host: host, by: &core)
    case .suspended: effects = recorder.handle(.suspended, host: host, by: &core)
    case .resumed: effects = recorder.handle(.resumed, host: host, by: &core)
    case .act(let act):
      recorder.note(.act(act))
      return nil
    case .nativePath, .nativeWrite: throw NavigationRecordingError.ofNativeStack
    }
    return effects.isEmpty ? nil : effects
  }

  /// The screen at a depth; one that is gone, if `nil`.
  private func screen(_ depth: Int?, _ index: Int) throws -> ScreenID {
    guard let depth else { return ScreenID(depth: 1, generation: .max) }
    guard depth > 0 else { return .root }
    guard depth <= core.linkStack.depth else {
      throw NavigationRecordingError.malformed(
        at: "entries[\(index)].event",
        reason: "there is no screen at depth \(depth)"
      )
    }
    return core.linkStack[depth].id
  }
}

extension StackRecording {
  /// A path in numbers that stand for values; `nil` if parts refer to elements that aren't there.
  static func path(
    of parts: [Part],
    _ former: [Int],
    _ linkStack: LinkStack<Int>,
    after lastValue: inout Int
  ) -> [Int]? {
    var path: [Int] = []
    for part in parts {
      let range = path.count..<path.count + part.count
      switch part.kind {
      case .former:
        guard range.upperBound <= former.count else { return nil }
        path += former[range]
      case .shown:
        guard range.upperBound <= linkStack.depth else { return nil }
        for index in range { path.append(linkStack[index + 1].value) }
      case .new:
        path += lastValue + 1..<lastValue + 1 + part.count
        lastValue += part.count
      }
    }
    return path
  }
}
