/// All that was found, as GitHub's Markdown.
struct MarkdownReport {
  let sections: [Section]
  let goals: [Goal]

  /// By what it was found, in a sentence; empty where that isn't known.
  var origin = ""

  /// The report, which ends with a line break.
  var text: String {
    let blocks = sectionBlocks + goalBlocks + summaryBlocks + originBlocks
    return blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private var sectionBlocks: [[String]] {
    var note = SampleNote(sections).text
    return sections.flatMap { section in
      var blocks = [["## \(MarkdownTable.escaped(section.title))"]]
      for table in ReportTable.tables(of: section) {
        blocks.append(MarkdownTable(table: table).lines)
        guard table.columns.contains(where: \.isSampled), let text = note else { continue }
        blocks.append([text])
        note = nil
      }
      if blocks.count == 1 { blocks.append(["Nothing was measured."]) }
      let fits = section.fits.map {
        "- \(MarkdownTable.escaped($0.name)): grows with depth<sup>\($0.power)</sup>"
      }
      if !fits.isEmpty { blocks.append(fits) }
      return blocks + section.notes.map { [MarkdownTable.escaped($0)] }
    }
  }

  private var goalBlocks: [[String]] {
    guard !goals.isEmpty else { return [] }
    let rows = goals.map { goal in
      MarkdownTable.line([
        MarkdownTable.escaped(goal.name), MarkdownTable.escaped(goal.found),
        goal.isReached ? goal.verdict : "**\(goal.verdict)**",
      ])
    }
    return [["## To reach"], ["| goal | found | |", "| --- | --- | --- |"] + rows]
  }

  private var summaryBlocks: [[String]] {
    let sentences = Summary(sections: sections).sentences
    guard !sentences.isEmpty else { return [] }
    return [["## In short"], sentences.map(MarkdownTable.escaped)]
  }

  private var originBlocks: [[String]] {
    origin.isEmpty ? [] : [[MarkdownTable.escaped(origin)]]
  }
}
