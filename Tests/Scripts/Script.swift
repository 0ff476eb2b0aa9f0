package import AppUnderTest
package import Foundation
import SwiftUI

/// Steps through one app, which both sides of the swap must go through alike.
package struct Script: Sendable {
  package let name: String
  package let flow: FlowName
  /// What is on the disk at the first launch.
  package let files: [String: Data]
  /// How the system behaves that the app runs on.
  package var behavior: HostBehavior
  package var steps: [Step] = []

  package init(
    _ name: String,
    _ flow: FlowName,
    files: [String: Data] = [:],
    on behavior: HostBehavior = HostBehavior()
  ) {
    self.name = name
    self.flow = flow
    self.files = files
    self.behavior = behavior
  }

  /// The script that goes on with these steps.
  package func taking(_ steps: [Step]) -> Script {
    var script = self
    script.steps += steps
    return script
  }
}

extension Script: CustomStringConvertible {
  package var description: String { "\(flow.rawValue): \(name)" }
}

/// The apps of the sample client.
package enum FlowName: String, CaseIterable, Sendable {
  case fleet, shop, numbers, picker, pages, notes, book, library, account, mail, atlas, gallery
}

extension Script {
  /// Whether the sides can be asked to be equal after each step, and not only in the end.
  ///
  /// While something runs, no person is at it. And while the app is left, only some of the sides
  /// follow a change of its path: so nothing is compared until it is there again.
  package var isFair: Bool {
    var isRunning = false
    var isLeft = false
    for step in steps {
      if isRunning, step.kind == .person { return false }
      isRunning = step != step.uninterrupted
      switch step.uninterrupted {
      case .leave: isLeft = true
      case .comeBack, .relaunch, .relaunchSwapped: isLeft = false
      default: break
      }
      if isLeft, !isRunning { return false }
      if isRunning, !step.uninterrupted.mayBeInterrupted { return false }
    }
    return true
  }
}

extension Script {
  /// What it takes to play the script, and the running system hasn't.
  package var missing: [Ability] {
    let needed = steps.compactMap(\.need) + (behavior == HostBehavior() ? [] : [.choosingBehavior])
    return Ability.allCases.filter { needed.contains($0) && !$0.isHere }
  }
}

extension Step {
  /// Whether the next step may come upon this one: all are relaunched together.
  package var mayBeInterrupted: Bool { self != .relaunchSwapped }
}

extension Script {
  /// The script as Swift code, ready to paste beside the others.
  package var code: String {
    var arguments = [name.literal, ".\(flow.rawValue)"]
    if !files.isEmpty {
      let entries = files.sorted { $0.key < $1.key }.map { "\($0.key.literal): \($0.value.code)" }
      arguments.append("files: [\(entries.joined(separator: ", "))]")
    }
    if behavior != HostBehavior() { arguments.append("on: \(behavior.code)") }
    let lines = steps.map { "  \($0.code)," }
    return (["Script(\(arguments.joined(separator: ", "))).taking(["] + lines + ["]),"])
      .joined(separator: "\n")
  }
}

extension HostBehavior {
  /// The behavior as it is written in Swift.
  package var code: String {
    let writes =
      switch dismissalReport {
      case .afterSettling: ".afterSettling"
      case .atStart: ".atStart"
      case .beforeSettling: ".beforeSettling"
      case .late(let delay): ".late(by: \(delay))"
      }
    return "HostBehavior(transition: \(transition), "
      + "lag: \(lag), ignoredUpdates: \(ignoredUpdates.sorted()), menuKeepsTop: \(menuKeepsTop), "
      + "disappearsWhereItStays: \(disappearsWhereItStays), "
      + "evaluatesLeftLinks: \(evaluatesLeftLinks), canBeAsked: \(canBeAsked), "
      + "settleSignals: .\(settleSignals), dismissalReport: \(writes), "
      + "stillTransition: \(stillTransition), "
      + "animatesEveryUpdate: \(animatesEveryUpdate), noAnimation: .\(noAnimation), "
      + "coordinatesStillChanges: \(coordinatesStillChanges), "
      + "givesSnapshots: \(givesSnapshots), "
      + "launchesWithAnimations: \(launchesWithAnimations), tabTransition: \(tabTransition), "
      + "nativeBugs: NativeBugs(rawValue: \(nativeBugs.rawValue)))"
  }
}

extension Data {
  fileprivate var code: String { isEmpty ? "Data()" : "Data(\(Array(self)))" }
}
