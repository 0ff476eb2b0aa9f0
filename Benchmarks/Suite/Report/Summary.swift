/// The findings in plain words, as far as they are there.
struct Summary {
  let sections: SectionList

  init(sections: [Section]) {
    self.sections = SectionList(sections)
  }

  /// The sentences, in the order of a reader's questions.
  var sentences: [String] {
    splitting + [driver, fixedDelay, lostPushes, bodies, plans].compactMap(\.self)
  }

  /// Both costs of splitting in one sentence where they were measured at the same depth.
  private var splitting: [String] {
    let (processor, waiting) = (ProcessorCost(sections), WaitingCost(sections))
    guard let processor, let waiting, processor.depth == waiting.depth else {
      return [
        processor.map { "Splitting \(Words.deepLink($0.depth)) costs \($0.words)." },
        waiting.map { "Splitting \(Words.deepLink($0.depth)) costs \($0.words); \($0.cause)." },
      ].compactMap(\.self)
    }
    let costs = "\(processor.words), and \(waiting.words)"
    return ["Splitting \(Words.deepLink(processor.depth)) costs \(costs); \(waiting.cause)."]
  }

  private var driver: String? {
    guard let series = sections.series("split, by the driver", .nanoseconds, of: "splitting"),
      let depth = Series.typicalPosition([series]), let time = series.value(at: depth)
    else { return nil }
    return """
      The driver, which in an app does all of this, takes \(Scaled.time(time).words) for each screen \
      of \(Words.deepLink(depth)).
      """
  }

  private var fixedDelay: String? {
    guard let fixed = waiting("fixed 0.65 s"), let paced = waiting("settle-paced"),
      let depth = Series.typicalPosition([fixed, paced]),
      let slow = fixed.value(at: depth), let own = paced.value(at: depth)
    else { return nil }
    let report = waiting("fixed 0.65 s, reported")?.value(at: depth)
    let told = report.map { ", and reports it after \(Digits.exact($0)) s" } ?? ""
    return """
      With a fixed delay of 0.65 s, the last screen of \(Words.deepLink(depth)) is at rest after \
      \(Digits.exact(slow)) s\(told); paced by the host's own signals, it is at rest after \
      \(Digits.exact(own)) s.
      """
  }

  /// The longest delay that is still too short.
  private var lostPushes: String? {
    let losses = (sections["delays"]?.series ?? []).compactMap { series -> String? in
      guard series.unit == .pushes,
        let last = series.points.last(where: { $0.figure.value > 0 }),
        last != series.points.last
      else { return nil }
      let lost = Words.count(last.figure.value, "push", "pushes")
      let delay = Digits.exact(Double(last.position) / 1_000)
      return "\(lost) at \(delay) s (\(series.name))"
    }
    guard !losses.isEmpty else { return nil }
    return "A fixed delay that is too short for the host loses \(losses.joined(separator: ", "))."
  }

  private var bodies: String? {
    guard let shim = sections.series("shim", .evaluations, of: "bodies") else { return nil }
    let others = sections.series("every screen observes the path", .evaluations, of: "bodies")
    guard let others, let depth = Series.typicalPosition([shim, others]),
      let own = shim.value(at: depth), let all = others.value(at: depth)
    else {
      guard let depth = Series.typicalPosition([shim]), let own = shim.value(at: depth) else {
        return nil
      }
      return "A push evaluates \(evaluations(own)) at depth \(Digits.count(depth))."
    }
    return """
      A push evaluates \(evaluations(own)) at depth \(Digits.count(depth)); with every screen \
      observing the path, \(evaluations(all)).
      """
  }

  private var plans: String? {
    guard let copies = sections.series("whole paths", .nanoseconds, of: "plans"),
      let plan = sections.series("update plan", .nanoseconds, of: "plans"),
      let depth = Series.typicalPosition([copies, plan]),
      let dear = copies.value(at: depth), let own = plan.value(at: depth)
    else { return nil }
    return """
      Planning \(Words.deepLink(depth)) costs \(Scaled.time(own).words) per \
      update\(growth("update plan")); by whole paths, \(Scaled.time(dear).words) per \
      update\(growth("whole paths")).
      """
  }

  private func growth(_ name: String) -> String {
    let fit = sections["plans"]?.fits.first { $0.name == "time to plan, \(name)" }
    return fit.map { ", and the total grows with depth^\($0.power)" } ?? ""
  }

  private func evaluations(_ count: Double) -> String {
    Words.count(count, "body", "bodies")
  }

  private func waiting(_ name: String) -> Series? {
    sections.series(name, .seconds, of: "waiting.350")
  }
}

/// The processor time that a deep link takes more when it is split.
struct ProcessorCost {
  let depth: Int
  private let difference: Double

  /// The cost at the depth that is spoken of; `nil` where it wasn't measured.
  init?(_ sections: SectionList) {
    guard let inOneGo = sections.series("in one go", .nanoseconds, of: "splitting"),
      let split = sections.series("split", .nanoseconds, of: "splitting"),
      let depth = Series.typicalPosition([inOneGo, split]),
      let less = inOneGo.value(at: depth), let more = split.value(at: depth)
    else { return nil }
    self.depth = depth
    difference = (more - less) * Double(depth)
  }

  /// The cost in words.
  var words: String {
    guard difference > 0 else {
      return "the engine no more processor time than showing it in one go"
    }
    return
      "the engine \(Scaled.time(difference).words) of processor time more than showing it in one go"
  }
}

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

/// Numbers of things in sentences.
enum Words {
  /// A number of things.
  static func count(_ count: Int, _ thing: String) -> String {
    count == 1 ? "1 \(thing)" : "\(Digits.count(count)) \(thing)s"
  }

  /// A number of things, of which there may be a part.
  static func count(_ count: Double, _ one: String, _ many: String) -> String {
    count == 1 ? "1 \(one)" : "\(Digits.exact(count)) \(many)"
  }

  /// A link of a length with its article, as in `an 8-screen deep link`.
  static func deepLink(_ screens: Int) -> String {
    let number = Digits.count(screens)
    let spoken = number.prefix { $0 != "," }
    let startsWithVowel = spoken.hasPrefix("8") || spoken == "11" || spoken == "18"
    return "\(startsWithVowel ? "an" : "a") \(number)-screen deep link"
  }
}
