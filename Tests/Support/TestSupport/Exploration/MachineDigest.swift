import Foundation
import LinkStackEngine

/// A sum of all transitions of a driver's core: the state, the event, the host's answer, the next state and the effects.
///
/// The sum doesn't depend on the order. It changes with each transition, and with their number.
package struct MachineDigest: Hashable, Sendable {
  private(set) var sum: UInt64 = 0
  private(set) var count = 0
  private(set) var lines: [String]?

  init(keepsLines: Bool = false) { lines = keepsLines ? [] : nil }

  mutating func add(_ other: MachineDigest) {
    sum &+= other.sum
    count += other.count
    if let more = other.lines { lines?.append(contentsOf: more) }
  }

  mutating func take() -> MachineDigest {
    defer { self = MachineDigest(keepsLines: lines != nil) }
    return self
  }

  mutating func add(
    _ report: HostReport?,
    _ host: HostState?,
    from before: DriverCore<Int>,
    to after: DriverCore<Int>,
    _ effects: SequencerEffects
  ) {
    var mixer = StableMixer()
    mixer.mix(report, before)
    mixer.mix(host?.depth)
    mixer.mix(host.map { $0.isCovered ? 3 : $0.motion == .held ? 2 : $0.motion == .moving ? 1 : 0 })
    mixer.mix(before)
    mixer.mix(after)
    mixer.mix(effects)
    sum &+= mixer.word
    count += 1
    guard lines != nil else { return }
    let event = report.map { Self.name($0, before) } ?? "a path is set"
    let answer =
      host.map { "\($0.isCovered ? "covered" : "\($0.motion)") at \($0.depth)" } ?? "silent"
    lines?.append(
      "\(before.inWords) | \(event), host \(answer) -> \(after.inWords) | \(effects.text)"
    )
  }

  /// The event, without the generation of a screen.
  private static func name(_ report: HostReport, _ core: DriverCore<Int>) -> String {
    switch report {
    case .appeared(let screen):
      "appeared(\(core.linkStack.contains(screen) ? "\(screen.depth)" : "a screen that is gone"))"
    case .dismissed(let screen):
      "dismissed(\(core.linkStack.contains(screen) ? "\(screen.depth)" : "a screen that is gone"))"
    default: "\(report)"
    }
  }
}

extension MachineDigest {
  /// The searches of the digest: small ones, for each kind of host and rules of the package.
  package static let searches: [ExplorationBounds] = {
    let all: [ExplorationBounds] = [
      .init(length: 3, disturbances: nil),
      .init(length: 2, disturbances: nil, pacing: .fixed(delay: .milliseconds(650))),
      .init(length: 2, disturbances: nil, rules: HostRules.native.rules),
      .init(length: 2, disturbances: nil, rules: HostRules.noReplacement.rules),
      .init(length: 2, disturbances: nil, rules: HostRules.bareAppearance.rules),
      .init(length: 2, disturbances: 3, host: .unasked),
      .init(length: 2, disturbances: 2, host: .lagging),
      .init(length: 2, disturbances: 1, rules: HostRules.noReplacement.rules, host: .lagging),
      .init(length: 1, disturbances: 7, host: .lagging, losses: 6),
    ]
    return all
      + HostKind.allCases.map {
        .init(length: 2, disturbances: $0 == .lagging ? 1 : 2, host: $0, isReconfigured: true)
      }
  }()
}

/// A hash that is the same in each process and on each system.
private struct StableMixer {
  private(set) var word: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func mix(_ number: Int) {
    word = (word ^ UInt64(bitPattern: Int64(number))) &* 0x9E37_79B9_7F4A_7C15
    word ^= word >> 29
  }

  mutating func mix(_ number: Int?) { mix(number.map { $0 + 1 } ?? 0) }

  mutating func mix(_ flags: Bool...) { mix(flags.reduce(1) { $0 << 1 | ($1 ? 1 : 0) }) }

  mutating func mix(_ values: some Sequence<Int>) {
    for value in values { mix(value) }
    mix(-1)
  }

  /// Of the screen in a report only its presence matters.
  mutating func mix(_ report: HostReport?, _ core: DriverCore<Int>) {
    guard let report else { return mix(-1) }
    switch report {
    case .started: mix(0)
    case .appeared(let screen), .dismissed(let screen):
      mix(3)
      mix(core.linkStack.contains(screen) ? screen.depth : -1)
      if case .appeared = report { mix(1) }
    case .arrived: mix(3)
    case .changed: mix(4)
    case .waitEnded: mix(5)
    case .suspended: mix(6)
    case .resumed: mix(7)
    }
  }

  mutating func mix(_ core: DriverCore<Int>) {
    let sequencer = core.sequencer
    mix(sequencer.state.number)
    switch sequencer.state {
    case .following(let kept, let attempt): mix([kept, attempt])
    case .covered(let kept): mix(kept)
    case .detached, .still, .moving, .stalled: break
    }
    let (target, estimator) = (sequencer.target, core.estimator)
    mix(
      sequencer.isSuspended,
      target.isFinished,
      target.isNewerThanBack,
      estimator.isInDoubt,
      true,
      sequencer.rules.replacesInPlace,
      sequencer.pacing == .settled,
      sequencer.animation == .automatic,
      sequencer.animation == .disabled
    )
    mix([
      sequencer.shownDepth, target.depth, target.commonDepth, target.waitDoublings,
      target.lostPushes,
    ])
    switch target.change {
    case .appearance: mix(0)
    case .set(let isAnimated): mix(isAnimated ? 1 : 2)
    }
    mix(core.linkStack.depth)
    mix(estimator.keptDepth)
    mix(estimator.seenDepth)
    mix(estimator.unconfirmedPopDepth)
    mix(estimator.backs)
    mix(core.target)
    for screen in core.linkStack.screens { mix(screen.value) }
  }

  mutating func mix(_ effects: SequencerEffects) {
    mix(effects.supersedes)
    mix(effects.dismissal)
    mix(effects.removal?.lowerBound)
    mix(effects.removal?.upperBound)
    switch effects.wait {
    case .unchanged: mix(0)
    case .start(let time): mix(Int(time.count))
    case .cancel: mix(1)
    }
    if let update = effects.update {
      mix([update.previousDepth, update.keptDepth, update.depth])
      mix(update.isAnimated)
    }
    switch effects.outcome {
    case nil: mix(0)
    case .presented: mix(1)
    case .superseded: mix(2)
    case .dismissed: mix(3)
    case .unreachable: mix(4)
    case .detached: mix(5)
    }
  }
}

extension DriverCore<Int> {
  fileprivate var inWords: String {
    let aim = sequencer.target
    var parts = ["\(sequencer.state)", "shown \(sequencer.shownDepth)"]
    if sequencer.isSuspended { parts.append("suspended") }
    parts.append("path \(target), links \(linkStack.values)")
    parts.append("\(aim.commonDepth) in common, \(aim.change)\(aim.isFinished ? ", finished" : "")")
    if aim.isNewerThanBack { parts.append("newer than a back navigation") }
    if aim.waitDoublings > 0 || aim.lostPushes > 0 {
      parts.append("waitDoublings \(aim.waitDoublings), \(aim.lostPushes) pushes lost")
    }
    if "\(estimator)" != "\(HostEstimator())" { parts.append("\(estimator)") }
    return parts.joined(separator: ", ")
  }
}

package struct MachineSummary {
  package private(set) var digest: MachineDigest
  package private(set) var states = 0
  package private(set) var findings: [ExplorationFinding] = []

  package init(isTraced: Bool = false) {
    digest = MachineDigest(keepsLines: isTraced)
    for bounds in MachineDigest.searches {
      let exploration = Exploration(bounds, isTraced: isTraced)
      digest.add(exploration.digest)
      states += exploration.states
      if let finding = exploration.finding { findings.append(finding) }
    }
  }

  package var line: String {
    "\(states) states, \(digest.count) transitions, \(String(digest.sum, radix: 16))"
  }

  /// The transitions in words, each once, in the order of the search.
  package var transitions: [String] {
    var known: Set<String> = []
    return (digest.lines ?? []).filter { known.insert($0).inserted }
  }
}
