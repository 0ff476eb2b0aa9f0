extension Benchmark {
  /// What a path costs by itself, whatever shows it.
  static let path = [
    pathAppend, pathRemoveLast, pathEquality, pathCodable, pathEncode, pathDecode, pathFirstAccess,
  ]

  /// A benchmark of one operation of a path.
  static func ofPath(
    _ operation: String,
    asks question: String,
    title: String,
    _ contest: PathContest,
    note: String
  ) -> Benchmark {
    let name = "path.\(operation)"
    return Benchmark(name, asks: question, upTo: 10_000) { measuring in
      var section = Section(name, title: title)
      contest.measure(measuring, into: &section)
      section.note(note)
      return section
    }
  }
}
