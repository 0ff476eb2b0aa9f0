import Foundation
import HostFacts
import AppTesting

/// What the app finds out of the system it runs on, written line by line as it is decided.
///
/// Some of it may end the app. The next launch reads what is there, notes what has ended the last one, and goes
/// on behind that: it costs one line. A report that was cut off has no count of its lines.
@MainActor
struct VerdictReport {
  /// Something to find out.
  struct Question {
    let name: String

    /// Whether the verdict depends on it.
    let decides: Bool

    /// Finds it out, and returns the lines that say so.
    let answer: @MainActor () async -> Answer

    /// What is said where that has ended the app.
    let lost: Answer
  }

  /// What was found out.
  struct Answer {
    let lines: [String]
    let isRight: Bool
  }

  /// Questions of a kind.
  struct Part {
    let heading: [String]
    let questions: [Question]

    /// The lines that count the answers.
    let footer: (_ rightCount: Int) -> [String]
  }

  private var lines: [String]
  private let write: (String) -> Void

  /// Goes on with a report.
  ///
  /// - Parameters:
  ///   - text: What is there of it.
  ///   - write: Takes what comes behind that, whole lines.
  init(continuing text: String = "", write: @escaping (String) -> Void) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    self.write = write
    // A line that was cut off is no answer.
    if lines.popLast()?.isEmpty == false { write("\n") }
  }

  /// All that is there of it.
  var text: String { lines.joined(separator: "\n") }

  /// Whether all is there, the verdict included.
  var isComplete: Bool { lines.contains { $0.hasPrefix("verdict: ") } }

  /// Finds out what isn't known yet.
  ///
  /// - Returns: Whether all that decides is as it should be.
  mutating func complete(_ parts: [Part]) async -> Bool {
    var isRight = true
    for part in parts {
      if !lines.contains(part.heading[0]) { add(part.heading) }
      for question in part.questions where outcome(of: question) == nil { await ask(question) }
      let right = part.questions.filter { outcome(of: $0) == "yes" }
      if !lines.contains("ends: \(part.heading[0])") {
        add(part.footer(right.count) + ["", "ends: \(part.heading[0])"])
      }
      isRight = isRight && part.questions.allSatisfy { !$0.decides || outcome(of: $0) == "yes" }
    }
    add(["verdict: \(isRight ? "as it should be" : "see above")"])
    return isRight
  }

  private mutating func ask(_ question: Question) async {
    let beginning = "begins: \(question.name)"
    var answer = question.lost
    if !lines.contains(beginning) {
      add([beginning])
      answer = await question.answer()
    }
    add(answer.lines + ["ends: \(question.name): \(answer.isRight ? "yes" : "no")"])
  }

  private func outcome(of question: Question) -> String? {
    ["yes", "no"].first { lines.contains("ends: \(question.name): \($0)") }
  }

  private mutating func add(_ new: [String]) {
    lines += new
    write(new.map { $0 + "\n" }.joined())
  }
}

extension VerdictReport.Part {
  /// What is assumed of the system.
  @MainActor static func facts(_ facts: [HostFact] = HostFact.all) -> Self {
    let asked = facts.filter { $0.reasonToSkip == nil }
    let skipped = facts.compactMap { fact in fact.reasonToSkip.map { "- \(fact.name): \($0)" } }
    return Self(
      heading: ["## Host facts of \(RunningSystem.description)", ""] + HostFactRow.header,
      questions: asked.map { fact in
        VerdictReport.Question(
          name: fact.name,
          decides: fact.decides,
          answer: { VerdictReport.Answer(await HostFactRow(measuring: fact)) },
          lost: VerdictReport.Answer(HostFactRow(endedBy: fact))
        )
      }
    ) { rightCount in
      [
        "",
        "\(asked.count) facts measured, \(rightCount) as assumed, \(asked.count - rightCount) not; "
          + "\(skipped.count) skipped.",
      ] + (skipped.isEmpty ? [] : ["", "Skipped:", ""] + skipped)
    }
  }

  /// What people, systems and apps do.
  ///
  /// From iOS 16 on the package shows the native stack, and links are no longer compared.
  @MainActor static func scripts(_ scripts: [Script] = Script.all) -> Self {
    let sides = Side.here.count > 1 ? Side.here.filter { $0 != .links } : Side.here
    let played = scripts.filter(\.missing.isEmpty)
    let skipped = scripts.filter { !$0.missing.isEmpty }
    return Self(
      heading: ["## Scripts on \(sides.map(\.rawValue).joined(separator: ", "))", ""],
      questions: played.map { script in
        VerdictReport.Question(
          name: "script \(script)",
          decides: true,
          answer: {
            VerdictReport.Answer(faultOf: script, await script.fault(on: sides))
          },
          lost: VerdictReport.Answer(faultOf: script, "\(script) has ended the process")
        )
      }
    ) { rightCount in
      [
        "\(played.count) scripts played, \(played.count - rightCount) with a fault; "
          + "\(skipped.count) skipped."
      ] + skipped.map { "- \($0) (\($0.reasonToSkip))" }
    }
  }
}

extension VerdictReport.Answer {
  fileprivate init(_ row: HostFactRow) {
    self.init(lines: row.lines, isRight: row.verdict == .agrees)
  }

  fileprivate init(faultOf script: Script, _ fault: String?) {
    self.init(lines: fault.map { ["", "```", $0, "```"] } ?? [], isRight: fault == nil)
  }
}
