import SwiftUI

/// Takes the steps of a script on both sides of the swap, and compares them after each.
@MainActor
struct Runner {
  private let script: Script
  private let shim: Phone
  private let native: Phone

  init(_ script: Script) {
    self.script = script
    shim = Phone(side: .shim, flow: script.flow, files: script.files)
    native = Phone(side: .native, flow: script.flow, files: script.files)
  }

  /// Runs the whole script, and throws where the sides part for the first time.
  func run() throws(Disagreement) {
    for (index, step) in script.steps.enumerated() {
      try take(step, number: index + 1)
    }
    let violations = shim.app.screen.violations
    guard violations.isEmpty else {
      throw disagreement(script.steps.count, "the end", "the old host was misused: \(violations)")
    }
    shim.app.screen.end()
    native.app.screen.end()
  }

  private func take(_ step: Step, number: Int) throws(Disagreement) {
    if case .relaunchSwapped = step {
      relaunchSwapped()
    }
    let taken = (shim: shim.take(step), native: native.take(step))
    guard taken.shim, taken.native else {
      throw disagreement(
        number,
        "\(step)",
        "taken on the shim \(taken.shim), native \(taken.native)"
      )
    }
    if case .interrupting = step {
      return
    }
    shim.app.screen.settle()
    native.app.screen.settle()
    let seen = (shim: Observation(shim.app), native: Observation(native.app))
    guard seen.shim == seen.native else {
      throw disagreement(number, "\(step)", "the sides differ")
    }
    guard step.isMet(by: seen.native) else {
      throw disagreement(number, "\(step)", "the sides agree on something else")
    }
  }

  private func relaunchSwapped() {
    let files = (shim: shim.app.files(), native: native.app.files())
    shim.relaunch(files: files.native.mapValues { $0.renaming("ClientOnNative", "ClientOnShim") })
    native.relaunch(files: files.shim.mapValues { $0.renaming("ClientOnShim", "ClientOnNative") })
  }

  private func disagreement(_ number: Int, _ step: String, _ reason: String) -> Disagreement {
    Disagreement(
      script: script.testDescription,
      number: number,
      step: step,
      reason: reason,
      shim: "\(Observation(shim.app))",
      native: "\(Observation(native.app))"
    )
  }
}
