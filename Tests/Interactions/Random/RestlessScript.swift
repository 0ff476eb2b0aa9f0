import SwiftUI
import TestSupport

/// A random script of which everything comes at any instant, on one of the shim's hosts alone, and
/// what is wrong once it is over.
@MainActor
package struct RestlessScript {
  package let side: Side
  package private(set) var script: Script

  /// What is wrong in the end, in a few words.
  package private(set) var fault: String?

  /// Makes up a script while taking its steps.
  package init(
    seed: UInt64,
    flow: FlowName,
    side: Side,
    steps: Int,
    altering alter: @escaping (RunningApp) -> RunningApp = { $0 }
  ) {
    self.side = side
    var chooser = StepChooser(flow: flow, generator: SeededGenerator(seed: seed))
    let files = flow.files(using: &chooser.generator)
    script = Script("restless \(seed)", flow, files: files)
    let phone = Phone(side: side, flow: flow, files: files, altering: alter)
    var refusals = 0
    while script.steps.count < steps, refusals < 1_000 {
      var step = chooser.restlessStep(on: phone)
      if chooser.chance(12) {
        step = .duringSwipe(chooser.restlessStep(on: phone), finishes: chooser.chance(2))
      }
      if !chooser.chance(4) { step = .interrupting(step, after: chooser.milliseconds()) }
      script.steps.append(step)
      LastWords.note("the last step of this, on \(side.rawValue):\n\(script.code)")
      guard phone.takeAtOnce(step) else {
        script.steps.removeLast()
        refusals += 1
        continue
      }
    }
    fault = phone.faultAtRest(of: flow)
  }

  /// What is wrong after a script, of which some steps may be refused.
  package static func fault(
    of script: Script,
    on side: Side,
    altering alter: @escaping (RunningApp) -> RunningApp = { $0 }
  ) -> String? {
    LastWords.note("this, on \(side.rawValue):\n\(script.code)")
    let phone = Phone(side: side, flow: script.flow, files: script.files, altering: alter)
    for step in script.steps { _ = phone.takeAtOnce(step) }
    return phone.faultAtRest(of: script.flow)
  }

  /// The smallest script found after which something is still wrong.
  package func shrunk(
    altering alter: @escaping (RunningApp) -> RunningApp = { $0 }
  ) -> Script {
    script.shrunk { Self.fault(of: $0, on: side, altering: alter) != nil }
  }
}

extension Phone {
  /// Takes a step, and settles unless the next is to come upon it.
  fileprivate func takeAtOnce(_ step: Step) -> Bool {
    let isTaken = take(step)
    if isTaken, step == step.uninterrupted { app.screen.settle() }
    return isTaken
  }
}

extension StepChooser {
  /// The next step, whatever runs.
  fileprivate mutating func restlessStep(on phone: Phone) -> Step {
    switch number(below: 8) {
    case 0: .comeBack
    case 1..<4: othersStep(on: phone)
    default: personsStep(on: phone.app.screen)
    }
  }
}
