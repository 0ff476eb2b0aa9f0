/// What was measured, for programs; and, cut to what `--check` compares, a baseline.
///
/// It has a type of its own, so that the model can change and what was written stays readable.
struct JSONReport: Codable, Equatable {
  /// The version of the format that this writes, and the only one that it reads.
  static let currentVersion = 1

  let version: Int

  /// How it came about; `nil` in a baseline, which is to change with its figures only.
  let run: RunRecord?
  let toolchain: Toolchain
  let sections: [SectionRecord]

  /// What was to be reached; `nil` in a baseline.
  let goals: [GoalRecord]?
}

extension JSONReport {
  /// Everything that was found.
  init(_ sections: [Section], goals: [Goal], run: RunRecord, toolchain: Toolchain) {
    version = Self.currentVersion
    self.run = run
    self.toolchain = toolchain
    self.sections = sections.map { SectionRecord($0) }
    self.goals = goals.map { GoalRecord($0) }
  }

  /// The exact figures alone: never a time, nor anything derived from one.
  init(baselineOf sections: [Section], toolchain: Toolchain) {
    version = Self.currentVersion
    run = nil
    self.toolchain = toolchain
    self.sections = sections.compactMap { SectionRecord(baselineOf: $0) }
    goals = nil
  }
}
