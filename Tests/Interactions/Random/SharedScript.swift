import SwiftUI
import TestSupport

/// A random script that all sides go through alike, and where they parted if they did.
///
/// What people do begins when the sides are at rest, as only there they show the same; what the app
/// and the system do comes at any time. Restless scripts have the rest.
@MainActor
package struct SharedScript {
  package private(set) var script: Script
  package private(set) var disagreement: Disagreement?

  /// The steps that could be taken.
  package private(set) var taken: [Step] = []

  /// Makes up a script while taking its steps.
  package init(
    seed: UInt64,
    flow: FlowName,
    steps: Int,
    altering alter: @escaping (Side, RunningApp) -> RunningApp = { $1 }
  ) {
    var chooser = StepChooser(flow: flow, generator: SeededGenerator(seed: seed))
    let files = flow.files(using: &chooser.generator)
    script = Script("random \(seed)", flow, files: files)
    var runner = Runner(script, altering: alter)
    var isLeft = false
    var isRunning = false
    do throws(Disagreement) {
      while taken.count < steps || isRunning || isLeft {
        // The last phone is SwiftUI's own; the others show the same, or soon will.
        let phone = runner.phones[runner.phones.count - 1]
        var step =
          isRunning && !isLeft ? chooser.othersStep(on: phone) : chooser.step(on: phone)
        if taken.count >= steps { step = isLeft ? .comeBack : .wait(0) }
        let leaves = step == .leave
        let launches = [.comeBack, .relaunch, .relaunchSwapped].contains(step)
        let mayBeInterrupted = step.mayBeInterrupted && taken.count < steps
        if mayBeInterrupted, leaves || isLeft || chooser.chance(3) {
          step = .interrupting(step, after: chooser.milliseconds())
        }
        script.steps.append(step)
        LastWords.note("the last step of this, on all sides:\n\(script.code)")
        let isTaken = try runner.take(step)
        if step == step.uninterrupted { isRunning = false }
        guard isTaken else { continue }
        taken.append(step)
        isLeft = leaves || isLeft && !launches
        isRunning = step != step.uninterrupted
      }
      try runner.end()
    } catch {
      disagreement = error
    }
  }

  /// Where the sides part in a script of which some steps may be refused by all of them.
  package static func disagreement(
    of script: Script,
    altering alter: @escaping (Side, RunningApp) -> RunningApp = { $1 }
  ) -> Disagreement? {
    LastWords.note("this, on all sides:\n\(script.code)")
    var runner = Runner(script, altering: alter)
    do throws(Disagreement) {
      for step in script.steps { _ = try runner.take(step) }
      try runner.end()
      return nil
    } catch {
      return error
    }
  }

  /// The smallest script found in which the sides still part.
  package func shrunk(
    altering alter: @escaping (Side, RunningApp) -> RunningApp = { $1 }
  ) -> Script {
    script.shrunk { Self.disagreement(of: $0, altering: alter) != nil }
  }
}
