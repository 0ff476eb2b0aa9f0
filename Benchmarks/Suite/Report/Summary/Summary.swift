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
