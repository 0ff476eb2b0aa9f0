import SwiftUI

/// Takes the steps of a script on all sides of the swap, and compares them after each.
@MainActor
struct Runner {
  private let script: Script
  private let phones: [Phone]

  init(_ script: Script) {
    self.script = script
    phones = Side.allCases.map { Phone(side: $0, flow: script.flow, files: script.files) }
  }

  /// Runs the whole script, and throws where the sides part for the first time.
  func run() throws(Disagreement) {
    for (index, step) in script.steps.enumerated() {
      try take(step, number: index + 1)
    }
    let violations = phones.flatMap(\.app.screen.violations)
    guard violations.isEmpty else {
      throw disagreement(script.steps.count, "the end", "a host was misused: \(violations)")
    }
    for phone in phones { phone.app.screen.end() }
  }

  private func take(_ step: Step, number: Int) throws(Disagreement) {
    if case .relaunchSwapped = step {
      relaunchSwapped()
    }
    let refusals = phones.filter { !$0.take(step) }
    guard refusals.isEmpty else {
      let names = refusals.map(\.side.rawValue).joined(separator: ", ")
      throw disagreement(number, "\(step)", "refused on \(names)")
    }
    if case .interrupting = step {
      return
    }
    for phone in phones { phone.app.screen.settle() }
    let seen = phones.map { Observation($0.app) }
    guard seen.allSatisfy({ $0 == seen[0] }) else {
      throw disagreement(number, "\(step)", "the sides differ")
    }
    guard step.isMet(by: seen[0]) else {
      throw disagreement(number, "\(step)", "the sides agree on something else")
    }
  }

  /// Relaunches each side with the files that the next one has saved, as a later version would.
  private func relaunchSwapped() {
    let files = phones.map { (module: $0.side.module, saved: $0.app.files()) }
    for (index, phone) in phones.enumerated() {
      let (module, saved) = files[(index + 1) % files.count]
      phone.relaunch(files: saved.mapValues { $0.renaming(module, phone.side.module) })
    }
  }

  private func disagreement(_ number: Int, _ step: String, _ reason: String) -> Disagreement {
    Disagreement(
      script: script.testDescription,
      number: number,
      step: step,
      reason: reason,
      sides: phones.map { ($0.side, Observation($0.app)) }
    )
  }
}
