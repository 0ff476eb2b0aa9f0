package import LinkStackEngine

/// One link stack of a `NavigationDiagnostics.report`, which can be played again.
///
/// ```swift
/// for stack in try ReportedStack.all(in: report) { print(stack.difference ?? "no difference") }
/// ```
package struct ReportedStack: Equatable, Sendable {
  /// The line that names the stack.
  package let name: String

  package let start: UpdateSequencer
  package let entries: [Entry]

  package struct Entry: Equatable, Sendable {
    /// The number of the line in the report, counted from 1.
    package let line: Int

    package let text: String
    package let input: SequencerLog.Input

    /// What the sequencer answered on the device.
    package let answer: String
  }

  /// The stacks of a report that have anything to play, of which there is one at least.
  ///
  /// - Throws: ``Malformed``, which names the line.
  package static func all(in report: String) throws(Malformed) -> [ReportedStack] {
    var stacks: [ReportedStack] = []
    var lines = report.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { (number: $0 + 1, text: String($1)) }[...]
    while let first = lines.popFirst() {
      guard first.text.hasPrefix("stack ") else { continue }
      let ofStack = lines.prefix { !$0.text.hasPrefix("stack ") && !$0.text.isEmpty }
      lines.removeFirst(ofStack.count)
      guard let head = ofStack.first else { continue }
      var reader = Reader(head.text, line: head.number)
      let start = try reader.start()
      var sequencer = start
      var entries: [Entry] = []
      for line in ofStack.dropFirst() {
        reader = Reader(line.text, line: line.number)
        let entry = try reader.entry(after: sequencer)
        _ = sequencer.take(entry.input)
        entries.append(entry)
      }
      stacks.append(ReportedStack(name: first.text, start: start, entries: entries))
    }
    if stacks.isEmpty {
      throw Malformed(line: 1, problem: "no line begins with 'stack', as those of link stacks do")
    }
    return stacks
  }

  /// The first line that the package answers differently now; `nil` if there is none.
  package var difference: String? {
    var sequencer = start
    for entry in entries {
      let answer = sequencer.take(entry.input).text
      if answer != entry.answer {
        return "line \(entry.line): \(entry.text): the answer is \(answer) now"
      }
    }
    return nil
  }

  /// A line that no report has.
  package struct Malformed: Error, Hashable, CustomStringConvertible {
    package let line: Int
    package let problem: String

    package var description: String { "line \(line) of the report: \(problem)" }
  }
}

/// Reads a line of a report from left to right.
private struct Reader {
  /// The longest path that is read: playing takes time for each screen.
  static let longestPath = 100_000

  private let text: String
  private var rest: Substring
  private let line: Int

  init(_ text: String, line: Int) {
    self.text = text
    rest = text[...]
    self.line = line
  }

  mutating func start() throws(ReportedStack.Malformed) -> UpdateSequencer {
    let isShown = try one(of: ["idle", "new"]) == "idle"
    let depth = try number(0...Self.longestPath)
    let change: UpdateTarget.Change =
      switch try one(of: ["launch", "animated", "still"]) {
      case "animated": .set(isAnimated: true)
      case "still": .set(isAnimated: false)
      default: .appearance
      }
    try skip(";")
    let (rules, pacing, animation) = try settings()
    return UpdateSequencer(
      targetDepth: depth,
      isShown: isShown,
      rules: rules,
      pacing: pacing,
      animation: animation,
      change: change
    )
  }

  mutating func entry(
    after sequencer: UpdateSequencer
  ) throws(ReportedStack.Malformed) -> ReportedStack.Entry {
    _ = try number(0...Int(Int32.max))
    let input: SequencerLog.Input
    if take("stop animating") {
      input = .stopAnimating
    } else if take("back is over") {
      input = .endBackNavigation
    } else if rest.first?.isNumber == true || rest.hasPrefix("all push") {
      let (rules, pacing, animation) = try settings()
      input = .settings(rules, pacing, animation)
    } else {
      let event = try event(after: sequencer)
      try skip("|")
      input = .event(event, try host())
    }
    try skip("|")
    return ReportedStack.Entry(line: line, text: text, input: input, answer: String(rest))
  }

  private mutating func event(
    after sequencer: UpdateSequencer
  ) throws(ReportedStack.Malformed) -> UpdateSequencer.Event {
    if take("path") {
      let depth = try number(0...Self.longestPath)
      try skip("common")
      let inCommon = try number(0...min(depth, sequencer.shownDepth))
      return .targetChanged(depth: depth, inCommon: inCommon, isAnimated: !take("still"))
    }
    // The longer ones first: "reported" is the beginning of another one.
    let events: [(String, UpdateSequencer.Event)] = [
      ("same path", .targetRepeated), ("reported motion", .reported(beginsMotion: true)),
      ("reported", .reported(beginsMotion: false)), ("wait is over", .waitEnded),
      ("started", .started), ("ended", .ended), ("changed", .changed),
      ("suspended", .suspended), ("resumed", .resumed),
    ]
    for (words, event) in events where take(words) { return event }
    throw malformed("'\(rest.prefix(20))' is no event")
  }

  private mutating func host() throws(ReportedStack.Malformed) -> HostAnswer {
    let depth = try number(0...Self.longestPath)
    for condition in HostAnswer.Condition.allCases where take("\(condition)") {
      return HostAnswer(depth: depth, condition: condition, isGuessed: take("guessed"))
    }
    throw malformed("'\(rest.prefix(20))' is no condition of a host")
  }

  private mutating func settings()
    throws(ReportedStack.Malformed) -> (UpdateRules, Pacing, ChangeAnimation)
  {
    let pushes = take("all") ? Int.max : try number(1...Self.longestPath)
    try skip("push,")
    let replaces = try one(of: ["replaces,", "pops first,"]) == "replaces,"
    let first = take("all") ? Int.max : try number(0...Self.longestPath)
    try skip("at first;")
    let follows = try one(of: ["settled", "fixed"]) == "settled"
    let delay = Nanoseconds.milliseconds(Int64(try number(0...9_000_000_000_000)))
    try skip(";")
    for animation in ChangeAnimation.allCases where take("\(animation)") {
      let rules = UpdateRules(
        pushesPerUpdate: pushes,
        replacesInPlace: replaces,
        screensAtFirstAppearance: first
      )
      return (rules, follows ? .settled(fallback: delay) : .fixed(delay: delay), animation)
    }
    throw malformed("'\(rest.prefix(20))' is no policy of animation")
  }

  private mutating func number(_ range: ClosedRange<Int>) throws(ReportedStack.Malformed) -> Int {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), range.contains(number) else {
      throw malformed(
        "'\(rest.prefix(20))' is no number from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    rest = rest.dropFirst(digits.count)
    skipSpace()
    return number
  }

  private mutating func one(of words: [String]) throws(ReportedStack.Malformed) -> String {
    for word in words where take(word) { return word }
    throw malformed("'\(rest.prefix(20))' is none of \(words.joined(separator: ", "))")
  }

  private mutating func skip(_ words: String) throws(ReportedStack.Malformed) {
    if !take(words) { throw malformed("'\(words)' is missing before '\(rest.prefix(20))'") }
  }

  private mutating func take(_ words: String) -> Bool {
    guard rest.hasPrefix(words) else { return false }
    rest = rest.dropFirst(words.count)
    skipSpace()
    return true
  }

  private mutating func skipSpace() { rest = rest.drop { $0 == " " } }

  private func malformed(_ problem: String) -> ReportedStack.Malformed {
    ReportedStack.Malformed(line: line, problem: problem)
  }
}
