import CommandSupport

/// All that was found, as plain text.
struct TextReport {
  private static let width = 100

  let sections: [Section]
  let goals: [Goal]

  /// By what it was found, in a sentence; empty where that isn't known.
  let origin: String

  let painter: Painter

  /// Gets ready to write.
  ///
  /// - Parameters:
  ///   - sections: What was found.
  ///   - goals: What is to be reached.
  ///   - origin: By what it was found, in a sentence.
  ///   - painter: What gives headings their looks; by default, none.
  init(
    sections: [Section],
    goals: [Goal],
    origin: String = "",
    painter: Painter = Painter(isTerminal: false, environment: [:])
  ) {
    self.sections = sections
    self.goals = goals
    self.origin = origin
    self.painter = painter
  }

  /// The report, which ends with a line break.
  var text: String {
    let parts = sectionParts + [goalPart, summaryPart, originPart].filter { !$0.isEmpty }
    return parts.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n\n")
  }

  private var sectionParts: [[String]] {
    var note = SampleNote(sections).text
    return sections.map { section in
      var blocks: [[String]] = []
      for table in ReportTable.tables(of: section) {
        blocks.append(TextTable(table).lines(painter: painter))
        guard table.columns.contains(where: \.isSampled), let text = note else { continue }
        blocks.append(wrapped(text))
        note = nil
      }
      if blocks.isEmpty { blocks.append(["Nothing was measured."]) }
      blocks.append(section.fits.map { "\($0.name): grows with depth^\($0.power)" })
      blocks += section.notes.map(wrapped)
      let title = painter.paint(section.title, .strong)
      let name = painter.paint("(\(section.benchmark))", .quiet)
      return ["\(title) \(name)"] + blocks.filter { !$0.isEmpty }.flatMap { [""] + $0 }
    }
  }

  private var goalPart: [String] {
    guard !goals.isEmpty else { return [] }
    let names = goals.map { TerminalText.width($0.name) }.max() ?? 0
    let found = goals.map { TerminalText.width($0.found) }.max() ?? 0
    let lines = goals.map { goal in
      TerminalText.padded(goal.name, to: names) + "   "
        + TerminalText.padded(goal.found, to: found) + "   "
        + painter.paint(goal.verdict, goal.isReached ? .good : .alarm)
    }
    return [painter.paint("To reach", .strong), ""] + lines
  }

  private var summaryPart: [String] {
    let sentences = Summary(sections: sections).sentences
    guard !sentences.isEmpty else { return [] }
    return [painter.paint("In short", .strong), ""] + sentences.flatMap(wrapped)
  }

  private var originPart: [String] {
    origin.isEmpty ? [] : wrapped(origin).map { painter.paint($0, .quiet) }
  }

  private func wrapped(_ text: String) -> [String] {
    TerminalText.wrapped(text, to: Self.width)
  }
}

extension Goal {
  /// Whether it is reached, in a word.
  var verdict: String { isReached ? "reached" : "MISSED" }
}

extension Section.Fit {
  /// The exponent as it is written.
  var power: String { Digits.fixed(exponent, 2) }
}
