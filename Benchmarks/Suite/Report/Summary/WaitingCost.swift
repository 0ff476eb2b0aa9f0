/// The time until the last screen is at rest that a deep link takes more when it is split.
struct WaitingCost {
  let depth: Int
  private let difference: Double

  /// What is waited beyond the host's transitions.
  private let excess: Double?

  /// The cost at the depth that is spoken of; `nil` where it wasn't measured.
  init?(_ sections: SectionList) {
    let benchmark = "waiting.350"
    guard let native = sections.series("native", .seconds, of: benchmark),
      let paced = sections.series("settle-paced", .seconds, of: benchmark),
      let depth = Series.typicalPosition([native, paced]),
      let least = native.value(at: depth), let time = paced.value(at: depth)
    else { return nil }
    self.depth = depth
    difference = time - least
    let limit = sections.series("physical limit", .seconds, of: benchmark)?.value(at: depth)
    excess = limit.map { time - $0 }
  }

  /// The cost in words.
  var words: String {
    guard difference > 0 else { return "a person no more waiting than on a native host" }
    return "a person \(Self.seconds(difference)) of waiting more than on a native host"
  }

  /// Whose the waiting is.
  var cause: String {
    guard depth > 1 else { return "there is one transition either way" }
    guard let excess else { return "transitions take 0.35 s each" }
    guard excess > 0.0005 else {
      return "the waiting is the host's transitions, not the shim"
    }
    return "\(Self.seconds(excess)) of that is not the host's transitions"
  }

  /// Figures in seconds are exact to the millisecond, their difference almost.
  private static func seconds(_ value: Double) -> String {
    "\(Digits.exact((value * 1_000).rounded() / 1_000)) s"
  }
}
