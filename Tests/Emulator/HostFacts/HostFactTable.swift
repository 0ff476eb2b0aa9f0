import Foundation

/// Facts measured on a system, beside what the emulator expects.
package struct HostFactTable: Sendable {
  package enum Verdict: String, Sendable {
    case agrees = "yes"
    case differs = "no"

    /// The control has shown the same, or the measurement has failed.
    case unknown = "can't tell"
  }

  package struct Row: Sendable {
    package let fact: HostFact

    package var seen: String { HostFactObservation.words(observations) }

    let observations: [HostFactObservation]
    package let seenOfControl: String

    package var verdict: Verdict {
      if seen.hasPrefix(HostFact.failure) { return .unknown }
      if seen != fact.expected { return .differs }
      return seen == seenOfControl ? .unknown : .agrees
    }
  }

  package struct Skipped: Sendable {
    package let fact: HostFact
    package let reason: String
  }

  package let system: String
  package private(set) var rows: [Row] = []
  package let skipped: [Skipped]
  package private(set) var remaining: Int

  @MainActor private init(_ facts: [HostFact]) {
    system = RunningSystem.description
    skipped = facts.compactMap { fact in fact.reasonToSkip.map { Skipped(fact: fact, reason: $0) } }
    remaining = facts.count - skipped.count
  }

  @MainActor
  package static func measured(
    _ facts: [HostFact] = HostFact.all,
    givingUpAfter seconds: Double? = 60,
    progress: @MainActor (HostFactTable) -> Void = { _ in }
  ) async -> HostFactTable {
    var table = HostFactTable(facts)
    progress(table)
    for fact in facts where fact.reasonToSkip == nil {
      table.rows.append(await Row(measuring: fact, givingUpAfter: seconds))
      table.remaining -= 1
      progress(table)
    }
    return table
  }
}

extension HostFactTable.Row {
  private static let runs = 5

  @MainActor
  package init(measuring fact: HostFact, givingUpAfter seconds: Double? = 60) async {
    var observations = [await fact.measure(givingUpAfter: seconds)]
    while observations.count < Self.runs, !observations[0].times.isEmpty {
      observations.append(await fact.measure(givingUpAfter: seconds))
    }
    let control = await fact.measure(asControl: true, givingUpAfter: seconds).seen
    self.init(fact: fact, observations: observations, seenOfControl: control)
  }

  package init(endedBy fact: HostFact) {
    let seen = HostFactObservation(seen: "ended the process", times: [], recording: [])
    self.init(fact: fact, observations: [seen], seenOfControl: fact.expectedOfControl)
  }
}

extension HostFactTable {
  package static let header = [
    "| Fact | Assumption | Expected | Seen | Agrees | Rests on it |",
    "| --- | --- | --- | --- | --- | --- |",
  ]

  package var markdown: String {
    let lines =
      [heading] + differing + [""] + Self.header + rows.map(\.markdown) + footer + times
      + recordings
    return lines.joined(separator: "\n") + "\n"
  }

  private var heading: String {
    let right = rows.filter { $0.verdict == .agrees }.count
    return """
      ## Host facts of \(system)

      \(rows.count) facts measured, \(right) as assumed, \(rows.count - right) not; \
      \(skipped.count) skipped.
      """
  }

  private var differing: [String] {
    let names = rows.filter { $0.verdict != .agrees }.map(\.fact.name)
    return names.isEmpty ? [] : ["Not as assumed: \(names.joined(separator: "; "))."]
  }

  private var times: [String] {
    let lines = rows.flatMap(\.times)
    if lines.isEmpty { return [] }
    let header = ["| Fact | Until | Milliseconds | Times |"]
    return ["", "## How long it took, at least and at most", ""] + header
      + ["| --- | --- | --- | --- |"] + lines
  }

  private var recordings: [String] {
    let lines = rows.flatMap(\.recording)
    return lines.isEmpty
      ? [] : ["", "## The events of each first measurement"] + lines
  }

  private var footer: [String] {
    if skipped.isEmpty { return [] }
    return ["", "Skipped:", ""] + skipped.map { "- \($0.fact.name): \($0.reason)" }
  }
}

extension HostFactTable.Row {
  package var markdown: String {
    let verdict = verdict.rawValue + remark
    return Self.row([fact.name, fact.assumption, fact.expected, seen, verdict, "\(fact.basis)"])
  }

  fileprivate var times: [String] {
    HostFactObservation.spans(observations).map {
      Self.row([fact.name, $0.event, $0.milliseconds, "\($0.count)"])
    }
  }

  fileprivate var recording: [String] {
    let lines = observations.first?.recording ?? []
    return lines.isEmpty ? [] : ["", "\(fact.name):", ""] + lines.map { "- \(Self.escaped($0))" }
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.map(escaped).joined(separator: " | ") + " |"
  }

  private var remark: String {
    if seenOfControl == fact.expectedOfControl { return "" }
    return " (control: \(seenOfControl), not \(fact.expectedOfControl))"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "|", with: "\\|").replacingOccurrences(of: "\n", with: " ")
  }
}

package struct HostFactObservation: Sendable {
  package let seen: String
  package let times: [HostFactTime]
  package let recording: [String]
}

package struct HostFactTime: Hashable, Sendable {
  package let event: String
  package let milliseconds: Int64
}

extension HostFactObservation {
  static func words(_ observations: [Self]) -> String {
    let all = observations.map(\.seen)
    let different = all.distinct
    guard different.count > 1 else { return different.first ?? "nothing" }
    return different.map { seen in "\(seen) (\(all.filter { $0 == seen }.count) of \(all.count))" }
      .joined(separator: "; ")
  }

  static func spans(_ observations: [Self]) -> [HostFactSpan] {
    let times = observations.flatMap(\.times)
    return times.map(\.event).distinct.map { event in
      HostFactSpan(event: event, times: times.filter { $0.event == event })
    }
  }
}

package struct HostFactSpan: Sendable {
  package let event: String
  private let times: [HostFactTime]

  fileprivate init(event: String, times: [HostFactTime]) {
    self.event = event
    self.times = times
  }

  package var count: Int { times.count }

  package var milliseconds: String {
    let numbers = times.map(\.milliseconds)
    guard let least = numbers.min(), let most = numbers.max() else { return "" }
    return least == most ? "\(least)" : "\(least) to \(most)"
  }
}

extension [String] {
  var distinct: [String] {
    indices.filter { firstIndex(of: self[$0]) == $0 }.map { self[$0] }
  }
}
