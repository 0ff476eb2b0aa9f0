import Foundation

/// A fact measured on a system, beside what the emulator expects.
package struct HostFactRow: Sendable {
  package enum Verdict: String, Sendable {
    case agrees = "yes"
    case differs = "no"

    /// The control has shown the same, or the measurement has failed.
    case unknown = "can't tell"
  }

  private let fact: HostFact
  package let seen: String
  package let seenOfControl: String

  /// The events of the measurement, each with its time.
  private let events: [String]

  package var verdict: Verdict {
    if seen.hasPrefix(HostFact.failure) { return .unknown }
    if seen != fact.expected { return .differs }
    return seen == seenOfControl ? .unknown : .agrees
  }
}

extension HostFactRow {
  @MainActor
  package init(measuring fact: HostFact) async {
    self.fact = fact
    (seen, events, _) = await fact.measure()
    seenOfControl = await fact.measure(asControl: true).seen
  }

  /// Creates the row of a fact whose measurement has ended the process.
  package init(endedBy fact: HostFact) {
    self.fact = fact
    seen = "ended the process"
    seenOfControl = fact.expectedOfControl
    events = []
  }
}

extension HostFactRow {
  package static let header = [
    "| Fact | Assumption | Expected | Seen | Agrees | Rests on it |",
    "| --- | --- | --- | --- | --- | --- |",
  ]

  /// The row of the table, and the events behind it where they aren't as expected.
  package var lines: [String] {
    let cells = [
      fact.name, fact.assumption, fact.expected, seen, verdict.rawValue + remark, "\(fact.basis)",
    ]
    let row = "| " + cells.map(Self.escaped).joined(separator: " | ") + " |"
    return [row] + (verdict == .agrees ? [] : events.map { "- \($0)" })
  }

  private var remark: String {
    if seenOfControl == fact.expectedOfControl { return "" }
    return " (control: \(seenOfControl), not \(fact.expectedOfControl))"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "|", with: "\\|").replacingOccurrences(of: "\n", with: " ")
  }
}
