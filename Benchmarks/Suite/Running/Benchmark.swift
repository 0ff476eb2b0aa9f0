/// One question, and the way to answer it.
@MainActor
struct Benchmark {
  /// The name that `--filter` selects it by, as in `path.append`.
  let name: String

  /// What it asks, for `--list`.
  let question: String

  /// The greatest depth that it is measured at; a few make no sense or take too long beyond.
  let greatestDepth: Int

  private let measure: @MainActor (Measuring) -> Section

  init(
    _ name: String,
    asks question: String,
    upTo greatestDepth: Int,
    measure: @escaping @MainActor (Measuring) -> Section
  ) {
    self.name = name
    self.question = question
    self.greatestDepth = greatestDepth
    self.measure = measure
  }

  /// Measures, and tells what was found.
  func run(_ measuring: Measuring) -> Section {
    measure(measuring)
  }
}
