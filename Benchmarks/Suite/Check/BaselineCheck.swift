/// What has become of a baseline's figures.
struct BaselineCheck: Equatable, Sendable {
  /// A figure of the baseline, and the same now.
  struct Change: Equatable, Sendable {
    let before: ExactFigure
    let now: ExactFigure
  }

  /// How many figures were found on both sides.
  private(set) var compared = 0

  private(set) var worse: [Change] = []
  private(set) var better: [Change] = []

  /// Figures of the baseline that are no longer found where they were looked for.
  private(set) var missing: [ExactFigure] = []

  /// How many figures the baseline doesn't have.
  private(set) var added = 0

  /// How many figures of the baseline depend on the toolchain, which is another one.
  private(set) var foreign = 0

  /// Whether something was compared, and nothing has got worse or lost.
  var isPassed: Bool { compared > 0 && worse.isEmpty && missing.isEmpty }
}

extension BaselineCheck {
  /// Compares.
  ///
  /// Of a benchmark that wasn't run, or of a depth that it wasn't run at, nothing is missing.
  init(_ baseline: Baseline, against findings: [Finding], on toolchain: Toolchain) {
    let isSame = baseline.toolchain == toolchain
    let past = Dictionary(grouping: baseline.figures, by: \.key.benchmark)
    for finding in findings {
      let figures = ExactFigure.all(in: finding.section)
      var current = Dictionary(
        figures.map { ($0.key, $0) },
        uniquingKeysWith: { first, _ in first }
      )
      for before in past[finding.section.benchmark] ?? [] {
        let now = current.removeValue(forKey: before.key)
        guard finding.covers(before.key.position) else { continue }
        if (now ?? before).check == .onSameToolchain, !isSame {
          foreign += 1
        } else if let now {
          compare(Change(before: before, now: now))
        } else {
          missing.append(before)
        }
      }
      added += current.values.filter { $0.check == .always || isSame }.count
    }
  }

  /// Judges a figure, of which less is always better.
  private mutating func compare(_ change: Change) {
    compared += 1
    let (before, now) = (change.before.value, change.now.value)
    // What was computed in another order, or written and read, may differ in its last digits.
    let tolerance = abs(before) * 1e-9
    // Said so that what is no number is worse than any.
    if !(now <= before + tolerance) {
      worse.append(change)
    } else if now < before - tolerance {
      better.append(change)
    }
  }
}
