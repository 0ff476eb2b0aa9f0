/// What a measurement of a fact has shown.
package struct HostFactObservation: Sendable {
  /// What was seen, in the words of ``HostFact/expected``.
  package let seen: String

  /// How long things took.
  package let times: [HostFactTime]

  /// What the system has written to its log meanwhile, as far as an app may read that.
  package let console: [String]

  /// What has happened in its apps, in order, each with its moment.
  package let recording: [String]
}

/// How long something took.
package struct HostFactTime: Hashable, Sendable {
  /// What was waited for.
  package let event: String

  package let milliseconds: Int64
  package let frames: Int64
}

extension HostFactObservation {
  /// What several measurements have shown: what all have, or else how often each was seen.
  static func words(_ observations: [Self]) -> String {
    let all = observations.map(\.seen)
    let different = all.distinct
    guard different.count > 1 else { return different.first ?? "nothing" }
    return different.map { seen in
      "\(seen) (\(all.filter { $0 == seen }.count) of \(all.count))"
    }
    .joined(separator: "; ")
  }

  /// The events that several measurements have timed, each with its smallest and its largest time.
  static func spans(_ observations: [Self]) -> [HostFactSpan] {
    let times = observations.flatMap(\.times)
    return times.map(\.event).distinct.map { event in
      HostFactSpan(event: event, times: times.filter { $0.event == event })
    }
  }
}

/// How long something took in several measurements.
package struct HostFactSpan: Sendable {
  package let event: String
  private let times: [HostFactTime]

  fileprivate init(event: String, times: [HostFactTime]) {
    self.event = event
    self.times = times
  }

  /// In how many measurements it has come.
  package var count: Int { times.count }

  /// The smallest and the largest number of milliseconds.
  package var milliseconds: String { Self.words(times.map(\.milliseconds)) }

  /// The smallest and the largest number of frames.
  package var frames: String { Self.words(times.map(\.frames)) }

  private static func words(_ numbers: [Int64]) -> String {
    guard let least = numbers.min(), let most = numbers.max() else { return "" }
    return least == most ? "\(least)" : "\(least) to \(most)"
  }
}

extension [String] {
  /// Each element once, where it comes first.
  var distinct: [String] {
    indices.filter { firstIndex(of: self[$0]) == $0 }.map { self[$0] }
  }
}
