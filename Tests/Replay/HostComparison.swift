package import LinkStackEngine
import LinkStackRecording
package import NavigationShimTesting

/// Something that a recorded host did, and the simulated one would not have done.
package struct HostDifference: Hashable, Sendable {
  /// In what a host's behaviour can differ.
  package enum Trait: String, Hashable, Sendable, CaseIterable {
    case rules, lag, ignoredUpdates, transition, animatesEveryUpdate, stillTransition, canBeAsked
    case settleSignals, dismissalReport, turnsOffCoveredLinksOnReturn, postponesPops
  }

  /// The entry where it shows, counted from 0.
  package let index: Int

  /// When it shows.
  package let time: Nanoseconds

  /// What differs; `nil` if no single change of the behaviour would do.
  package let trait: Trait?

  /// The behaviour that the recorded host seems to have.
  package let behavior: SimulatedHostBehavior
}

extension HostDifference: CustomStringConvertible {
  /// What differs, and where that shows.
  package var description: String {
    let place = "entry \(index), \(time): "
    guard let trait else { return place + "no host that can be simulated does this" }
    return place + "the host has \(trait.value(of: behavior))"
  }
}

extension HostDifference.Trait {
  fileprivate func value(of behavior: SimulatedHostBehavior) -> String {
    switch self {
    case .rules: "other rules: \(behavior.rules)"
    case .lag: "a lag of \(behavior.lag)"
    case .ignoredUpdates: "ignored updates: the numbers \(behavior.ignoredUpdates.sorted())"
    case .transition: "transitions of \(behavior.transition)"
    case .animatesEveryUpdate:
      behavior.animatesEveryUpdate ? "animated every update" : "not animated every update"
    case .stillTransition: "transitions without animation of \(behavior.stillTransition)"
    case .canBeAsked: behavior.canBeAsked ? "an answer when it is asked" : "no answer"
    case .settleSignals: "signals that it has settled: \(behavior.settleSignals)"
    case .dismissalReport: "links that are turned off: \(behavior.dismissalReport)"
    case .turnsOffCoveredLinksOnReturn: "turned off links for no reason, or has not"
    case .postponesPops: "another way with a pop that meets a transition"
    }
  }
}

/// Finds where a recorded host differs from a simulated one, and by what.
///
/// At each difference, the behaviour is changed in one way that makes both agree for longest, and the comparison goes
/// on from there.
@MainActor
struct HostComparison {
  private let recording: StackRecording
  private let tolerance: Nanoseconds
  private let marks: [HostMark]

  /// Whether the driver is told of links that are off to screens that are known to be gone.
  ///
  /// An app's stack of links keeps that to itself.
  private let hearsLateReports: Bool
  private var behavior: SimulatedHostBehavior

  /// What a person did before some of the entries, as far as the recording doesn't say so itself.
  private var acts: [Int: StackRecording.HostAct] = [:]

  /// How many differences are looked for.
  private static let mostDifferences = 8

  init(_ recording: StackRecording, on behavior: SimulatedHostBehavior, tolerance: Nanoseconds) {
    self.recording = recording
    self.behavior = behavior
    self.tolerance = tolerance
    hearsLateReports = recording.knowsActs
    marks = HostMark.marks(
      in: recording.entries,
      lastingFor: tolerance,
      withLateReports: hearsLateReports
    )
  }

  mutating func differences() -> [HostDifference] {
    var differences: [HostDifference] = []
    while differences.count < Self.mostDifferences {
      let agreement = agreement(behavior, acts)
      guard let place = agreement.end else { break }
      if yieldToPerson(at: place) { continue }
      let index = place < marks.count ? marks[place].index : recording.entries.count - 1
      var best: (Agreement, trait: HostDifference.Trait, behavior: SimulatedHostBehavior)?
      for (trait, other) in variants(at: place) where other != behavior {
        let otherAgreement = self.agreement(other, acts)
        guard agreement.isShorter(than: otherAgreement) else { continue }
        if best.map({ $0.0 < otherAgreement }) ?? true { best = (otherAgreement, trait, other) }
      }
      if let best { behavior = best.behavior }
      differences.append(
        HostDifference(
          index: index,
          time: Nanoseconds(recording.entries[index].time),
          trait: best?.trait,
          behavior: behavior
        )
      )
      if best == nil { break }
    }
    return differences
  }

  /// How far a recorded host and a simulated one agree.
  private struct Agreement: Comparable {
    /// The first mark of the recorded host that the simulated one doesn't make; `nil` if there is none.
    let end: Int?

    /// The sum of the times by which the others are apart.
    let error: Int64

    func isShorter(than other: Agreement) -> Bool { end ?? .max < other.end ?? .max }

    static func < (lhs: Agreement, rhs: Agreement) -> Bool {
      lhs.isShorter(than: rhs) || lhs.end == rhs.end && lhs.error > rhs.error
    }
  }

  private func agreement(
    _ behavior: SimulatedHostBehavior,
    _ acts: [Int: StackRecording.HostAct]
  ) -> Agreement {
    let rerun = HostRerun(recording, on: behavior, acts, goingOnFor: tolerance)
    let others = HostMark.marks(
      in: rerun.entries,
      lastingFor: tolerance,
      withLateReports: hearsLateReports
    )
    var error: Int64 = 0
    for (place, mark) in marks.enumerated() {
      guard place < others.count, let span = mark.span(to: others[place]), span <= tolerance
      else { return Agreement(end: place, error: error) }
      error += span.count
    }
    guard others.count > marks.count, let end = recording.entries.last?.time,
      others[marks.count].time < end - tolerance.count
    else { return Agreement(end: nil, error: error) }
    return Agreement(end: marks.count, error: error)
  }

  /// Takes a difference for the doing of a person or of a stranger, if it may be, and reruns agree with that.
  private mutating func yieldToPerson(at place: Int) -> Bool {
    guard place < marks.count, acts[marks[place].index] == nil else { return false }
    for act in actsOfPerson(at: place) {
      var others = acts
      others[marks[place].index] = act
      guard agreement(behavior, others).end ?? .max > place else { continue }
      acts = others
      return true
    }
    return false
  }

  private func actsOfPerson(at place: Int) -> [StackRecording.HostAct] {
    let mark = marks[place]
    switch mark.kind {
    case .dismissed: return []
    case .appeared(let depth): return depth.map { [.goBack(depth: $0)] } ?? []
    case .settled: return []
    case .sight(let sight):
      if sight.isCovered { return [.cover] }
      let next = marks[place...].first { $0.sight != nil && $0.sight?.motion != .held }
      let span = (next?.time ?? mark.time) - mark.time
      switch sight.motion {
      case .held:
        // While a screen returns, it is still said to be held.
        let holding = max(0, span - behavior.transition.count)
        let returns = next.map { $0.sight?.depth != sight.depth } ?? false
        return returns
          ? [.swipe(holding: holding, isCancelled: true)]
          : [.swipe(holding: span, isCancelled: false)]
      case .still, .moving: return [.goBack(depth: sight.depth), .uncover]
      }
    }
  }

  /// Behaviours that differ in one trait, some of them by what is to be seen before a mark.
  private func variants(at place: Int) -> [(HostDifference.Trait, SimulatedHostBehavior)] {
    var variants: [(HostDifference.Trait, SimulatedHostBehavior)] = []
    func add(_ trait: HostDifference.Trait, _ change: (inout SimulatedHostBehavior) -> Void) {
      var other = behavior
      change(&other)
      variants.append((trait, other))
    }
    add(.canBeAsked) { $0.canBeAsked.toggle() }
    add(.animatesEveryUpdate) { $0.animatesEveryUpdate.toggle() }
    add(.turnsOffCoveredLinksOnReturn) { $0.turnsOffCoveredLinksOnReturn.toggle() }
    add(.postponesPops) { $0.postponesPops.toggle() }
    for signals in [.onTime, .never] as [SimulatedHostBehavior.SettleSignals] {
      add(.settleSignals) { $0.settleSignals = signals }
    }
    for report in [.atStart, .beforeSettling, .afterSettling]
      as [SimulatedHostBehavior.DismissalReport]
    {
      add(.dismissalReport) { $0.dismissalReport = report }
    }
    let updateCount = recording.entries.filter { $0.answer?.update != nil }.count
    for number in stride(from: 1, through: updateCount, by: 1) {
      add(.ignoredUpdates) { $0.ignoredUpdates.formSymmetricDifference([number]) }
    }
    add(.rules) { $0.rules.pushesPerUpdate = 1 }
    add(.rules) { $0.rules.popsMany.toggle() }
    add(.rules) { $0.rules.replacesInPlace.toggle() }
    for count in [0, 1, .max] { add(.rules) { $0.rules.screensAtFirstAppearance = count } }
    for span in spans(about: place) {
      add(.transition) { $0.transition = span }
      add(.stillTransition) { $0.stillTransition = span }
      add(.lag) { $0.lag = span }
      add(.settleSignals) { $0.settleSignals = .late(by: span) }
      add(.dismissalReport) { $0.dismissalReport = .late(by: span) }
    }
    return variants
  }

  /// The times between what is to be seen about a mark, and those less a transition.
  private func spans(about place: Int) -> [Nanoseconds] {
    var spans: [Nanoseconds] = [.zero]
    for mark in marks[min(place, marks.count)...].prefix(3) {
      for entry in recording.entries[max(0, mark.index - 8)..<mark.index].reversed() {
        let span = Nanoseconds(mark.time - entry.time)
        for span in [span, span - behavior.transition, span - behavior.stillTransition]
        where span > .zero && !spans.contains(span) { spans.append(span) }
      }
    }
    return spans
  }
}

/// Something that a host has shown, or has said.
private struct HostMark {
  enum Kind: Hashable {
    /// It shows something else than before.
    case sight(HostState)

    /// A link was turned off.
    case dismissed(depth: Int?)

    /// A host that can't be asked says what comes into view, or that it has settled.
    case appeared(depth: Int?)
    case settled
  }

  /// The entry that tells of it.
  let index: Int
  let time: Int64
  let kind: Kind

  var sight: HostState? {
    if case .sight(let sight) = kind { sight } else { nil }
  }

  /// What entries tell of a host, without what it shows for a moment only.
  static func marks(
    in entries: [StackRecording.Entry],
    lastingFor span: Nanoseconds,
    withLateReports hearsLateReports: Bool
  ) -> [HostMark] {
    let isAsked = entries.contains { $0.host != nil }
    var marks: [HostMark] = []
    var sight: HostState?
    for (index, entry) in entries.enumerated() {
      if case .dismissed(let depth) = entry.event, depth != nil || hearsLateReports {
        marks.append(HostMark(index: index, time: entry.time, kind: .dismissed(depth: depth)))
      }
      switch entry.event {
      case .appeared(let depth) where !isAsked:
        marks.append(HostMark(index: index, time: entry.time, kind: .appeared(depth: depth)))
      case .changed where !isAsked:
        marks.append(HostMark(index: index, time: entry.time, kind: .settled))
      default: break
      }
      guard let seen = entry.host, seen != sight else { continue }
      if let last = marks.last, last.sight?.motion == .moving, entry.time - last.time < span.count {
        marks.removeLast()
      }
      sight = seen
      if marks.last(where: { $0.sight != nil })?.sight != seen {
        marks.append(HostMark(index: index, time: entry.time, kind: .sight(seen)))
      }
    }
    return marks
  }

  /// How much sooner or later another host does the same; `nil` if it does something else.
  func span(to other: HostMark) -> Nanoseconds? {
    kind == other.kind ? Nanoseconds(abs(time - other.time)) : nil
  }
}
