package import AppUnderTest
package import Foundation
package import SwiftUI
import TestSupport

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
  package var description: String {
    "\(flow.rawValue): \(name)"
  }
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
  var mayBeInterrupted: Bool { self != .relaunchSwapped }
}

extension Script: Shrinkable {
  package var smallerOnes: [Script] {
    var smaller = steps.shorterOnes.map { steps in
      var script = self
      script.steps = steps
      return script
    }
    if !files.isEmpty { smaller.append(Script(name, flow, on: behavior).taking(steps)) }
    if behavior != HostBehavior() {
      var script = self
      script.behavior = HostBehavior()
      smaller.append(script)
    }
    for index in steps.indices {
      for step in steps[index].smallerOnes {
        var script = self
        script.steps[index] = step
        smaller.append(script)
      }
    }
    // A script that was made so that the sides must be equal stays one.
    return smaller.filter { $0.isFair || !isFair }
  }
}

extension Step {
  /// The step with a little less to it, in ways that make sense on their own.
  fileprivate var smallerOnes: [Step] {
    switch self {
    case .interrupting(let step, let time):
      let times = time == 0 ? [] : [0, time / 2, time - 1]
      return [step] + times.map { .interrupting(step, after: $0) }
        + step.smallerOnes.map { .interrupting($0, after: time) }
    case .duringSwipe(let step, let finishes):
      return [finishes ? .swipeBack : .swipeBackCancelled, step]
        + step.smallerOnes.map { .duringSwipe($0, finishes: finishes) }
    case .unanimated(let step): return [step] + step.smallerOnes.map { .unanimated($0) }
    case .tap(let label, let occurrence) where occurrence > 0:
      return [.tap(label, occurrence: occurrence - 1)]
    case .backTo(let depth) where depth > 0: return [.backTo(depth - 1)]
    case .relaunchSwapped: return [.relaunch]
    case .open(let link): return Self.shorter(link).map { .open($0) }
    default: return []
    }
  }

  /// The link without one of its pairs of parts, as in `fleet://go/carrier/north/driver/ada`.
  private static func shorter(_ link: String) -> [String] {
    guard let url = URL(string: link), let scheme = url.scheme, let host = url.host else {
      return []
    }
    let parts = url.pathComponents.filter { $0 != "/" }
    let size = parts.count.isMultiple(of: 2) ? 2 : 1
    return stride(from: 0, to: parts.count, by: size).map { index in
      var fewer = parts
      fewer.removeSubrange(index..<min(index + size, parts.count))
      let query = url.query.map { "?\($0)" } ?? ""
      return "\(scheme)://\(host)" + fewer.map { "/\($0)" }.joined() + query
    }
  }
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
      switch dismissalWrites {
      case .whenSettled: ".whenSettled"
      case .whenStarting: ".whenStarting"
      case .late(let delay): ".late(by: \(delay))"
      }
    return "HostBehavior(transition: \(transition), answers: \(answers), signals: .\(signals), "
      + "dismissalWrites: \(writes), noAnimation: .\(noAnimation), "
      + "coordinatesStillChanges: \(coordinatesStillChanges), "
      + "launchesWithAnimations: \(launchesWithAnimations))"
  }

  /// Any behavior that differs from system to system, but that some can't be asked.
  ///
  /// - Parameter mayBeSilent: Whether the host may also say nothing of itself, so that a person's back is
  ///   known only when it is asked.
  static func random(
    mayBeSilent: Bool,
    using generator: inout SeededGenerator
  ) -> HostBehavior {
    guard Ability.choosingBehavior.isHere else { return HostBehavior() }
    let transitions: [ClosedRange<Int64>] = [350...350, 1...700, 1...4_000]
    let transition = transitions.randomElement(using: &generator) ?? 350...350
    var behavior = HostBehavior(
      transition: .random(in: transition, using: &generator) * 1_000_000,
      signals: mayBeSilent && Int.random(in: 0..<4, using: &generator) == 0
        ? .never : .viewDidAppear
    )
    let noAnimation: [HostBehavior.NoAnimation] = [.bySwitch, .bySwitch, .byTransaction, .ignored]
    behavior.noAnimation = noAnimation.randomElement(using: &generator) ?? .bySwitch
    behavior.coordinatesStillChanges = .random(using: &generator)
    behavior.launchesWithAnimations = Int.random(in: 0..<6, using: &generator) > 0
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: behavior.dismissalWrites = .whenStarting
    case 1:
      behavior.dismissalWrites = .late(by: .random(in: 0...500, using: &generator) * 1_000_000)
    default: break
    }
    return behavior
  }
}

extension Data {
  fileprivate var code: String { isEmpty ? "Data()" : "Data(\(Array(self)))" }
}
