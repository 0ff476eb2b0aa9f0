import Foundation
import HostBehaviors
import TestSupport

/// A random script for all sides, and the first difference between them.
///
/// What people do begins when the sides are idle, as only there they show the same; what the app
/// and the system do comes at any time. Restless scripts have the rest.
@MainActor
package struct SharedScript {
  package private(set) var script: Script
  package private(set) var disagreement: Disagreement?
  package private(set) var taken: [Step] = []
  package private(set) var traces: [Side: [String]] = [:]

  package init(seed: UInt64, _ flow: FlowName) async {
    var chooser = StepChooser(flow: flow, generator: SeededGenerator(seed: seed))
    let files = flow.files(using: &chooser.generator)
    let behavior = HostBehavior.random(mayBeSilent: false, using: &chooser.generator)
    script = Script("random \(seed)", flow, files: files, on: behavior)
    var runner = await ScriptRunner(script)
    runner.waitsForDrops = true
    var isLeft = false
    var isRunning = false
    do throws(Disagreement) {
      while true {
        let isOver = taken.count >= Script.randomLength || runner.statesMayDiffer
        if isOver, !isRunning, !isLeft { break }
        // The last phone is SwiftUI's; the others show the same, or will soon.
        let phone = runner.phones[runner.phones.count - 1]
        var step = isRunning && !isLeft ? chooser.othersStep(on: phone) : chooser.step(on: phone)
        // A push takes away what its screen presents. Of several changes, SwiftUI may push one in between, and a link
        // stack shows the last alone.
        let isPresenting = phone.app.screen.isPresenting
        if isOver || isPresenting && (isLeft || step == .leave) {
          step = isLeft ? .comeBack : .wait(0)
        }
        let leaves = step == .leave
        let launches = [.comeBack, .relaunch, .relaunchSwapped].contains(step)
        let mayBeInterrupted = step.mayBeInterrupted && !isOver && !isPresenting
        if mayBeInterrupted, leaves || isLeft || chooser.chance(3) {
          step = .interrupting(step, after: chooser.milliseconds())
        }
        script.steps.append(step)
        LastWords.note("the last step of this, on all sides:\n\(script.code)")
        let isTaken = try await runner.take(step)
        isRunning = step != step.uninterrupted
        guard isTaken else { continue }
        taken.append(step)
        isLeft = leaves || isLeft && !launches
      }
      try runner.end()
    } catch {
      disagreement = error
    }
    for phone in runner.phones where phone.side.isOfPackage { traces[phone.side] = phone.trace }
  }

  package static func disagreement(of script: Script) async -> Disagreement? {
    LastWords.note("this, on all sides:\n\(script.code)")
    var runner = await ScriptRunner(script)
    runner.waitsForDrops = true
    do throws(Disagreement) {
      for step in script.steps { _ = try await runner.take(step) }
      try runner.end()
      return nil
    } catch {
      return error
    }
  }

  package func shrunk() async -> Script {
    await script.shrunk { await Self.disagreement(of: $0) != nil }
  }
}

@MainActor
package struct RestlessScript {
  /// The flows for which another window shows what this one does: on the screens of errands are views that only they
  /// know of.
  package static let flows = FlowName.allCases.filter { $0 != .errands }

  package let side: Side
  package private(set) var script: Script
  package private(set) var fault: String?
  package private(set) var trace: [String] = []

  package init(
    seed: UInt64,
    _ flow: FlowName,
    on side: Side,
    isSafe: Bool = false
  ) async {
    self.side = side
    var chooser = StepChooser(flow: flow, generator: SeededGenerator(seed: seed))
    let files = flow.files(using: &chooser.generator)
    var behavior = HostBehavior.random(mayBeSilent: true, using: &chooser.generator)
    if isSafe { behavior.avoidWhatNeedsAsking() }
    script = Script("restless \(seed)", flow, files: files, on: behavior)
    script.isSafe = isSafe
    let phone = Phone(script, on: side)
    var refusals = 0
    while script.steps.count < Script.randomLength, refusals < 1_000 {
      var step = chooser.restlessStep(on: phone)
      if chooser.chance(12) {
        step = .duringSwipe(chooser.restlessStep(on: phone), finishes: chooser.chance(2))
      }
      if !chooser.chance(4) { step = .interrupting(step, after: chooser.milliseconds()) }
      script.steps.append(step)
      LastWords.note("the last step of this, on \(side.rawValue):\n\(script.code)")
      guard await phone.takeAtOnce(step) else {
        script.steps.removeLast()
        refusals += 1
        continue
      }
    }
    fault = await phone.faultAtRest(of: flow)
    trace = phone.trace
  }

  package static func fault(of script: Script, on side: Side) async -> String? {
    LastWords.note("this, on \(side.rawValue):\n\(script.code)")
    let phone = Phone(script, on: side)
    for step in script.steps { _ = await phone.takeAtOnce(step) }
    return await phone.faultAtRest(of: script.flow)
  }

  package func shrunk() async -> Script {
    await script.shrunk { await Self.fault(of: $0, on: side) != nil }
  }
}

extension Phone {
  fileprivate func takeAtOnce(_ step: Step) async -> Bool {
    let isTaken = await take(step)
    if isTaken, step == step.uninterrupted { await app.screen.settle() }
    return isTaken
  }
}

extension StepChooser {
  fileprivate mutating func restlessStep(on phone: Phone) -> Step {
    switch number(below: 8) {
    case 0: .comeBack
    case 1..<4: othersStep(on: phone)
    default: personsStep(on: phone.app.screen)
    }
  }
}

extension Phone {
  package func faultAtRest(of flow: FlowName) async -> String? {
    await app.screen.comeBack()
    await app.screen.settle()
    await removeCover()
    // A host whose state isn't read shows nothing of it.
    if !behavior.canBeAsked, app.screen.violations.contains(where: { $0.kind == .popDuringBack }) {
      app.screen.end()
      return nil
    }
    if let fault = await disagreementWithModel(of: flow) { return fault }
    if let fault = await faultOnWayHome() { return fault }
    if let fault = await disagreementWithModel(of: flow) { return "after going home, \(fault)" }
    if let violation = violations.first { return "a host was misused: \(violation.kind.rawValue)" }
    if let leftover = await app.screen.leftovers().first { return leftover }
    app.screen.end()
    return nil
  }

  /// Dismisses a cover by its own button: a link stack below follows only then.
  private func removeCover() async {
    guard app.screen.hasCover, let label = app.screen.enabledLabels.first else { return }
    _ = await app.screen.tap(label)
    await app.screen.settle()
  }

  /// Another window with the same state, but without this history, must show the same.
  private func disagreementWithModel(of flow: FlowName) async -> String? {
    let path = app.pathDescription()
    let window = app.secondWindow()
    await window.settle()
    defer { window.end() }
    // State of views alone isn't in the other window.
    let shown = [app.screen, window].map { $0.titles.filter { !flow.isTitleOfView($0) } }
    if shown[0] != shown[1] {
      return "screens and path disagree: \(path) is \(Self.text(window.titles)) elsewhere, and "
        + "\(Self.text(app.screen.titles)) here"
    }
    return app.pathDescription() == path ? nil : "the path isn't one that can be shown"
  }

  private static func text(_ titles: [String?]) -> String {
    titles.map { $0 ?? "-" }.joined(separator: " > ")
  }

  private func faultOnWayHome() async -> String? {
    let screen = app.screen
    while screen.hasSheet {
      guard await screen.dismissSheet() else { return "a sheet can't be dismissed" }
      await screen.settle()
    }
    guard screen.depth > 0 else { return nil }
    guard await screen.back(to: 0) else { return "there is no way back" }
    await screen.settle()
    return screen.depth == 0 ? nil : "going home leads elsewhere"
  }
}

extension FlowName {
  fileprivate func isTitleOfView(_ title: String?) -> Bool {
    self == .numbers && ["About", "Credits", "Fact", "Reason"].contains(title)
  }
}

extension Script {
  fileprivate static let randomLength = 30

  /// The script without all steps that it doesn't need to meet a condition.
  fileprivate func shrunk(while holds: @MainActor (Script) async -> Bool) async -> Script {
    var smallest = self
    var candidates = steps.shorterOnes[...]
    while let steps = candidates.popFirst() {
      var smaller = self
      smaller.steps = steps
      // If the sides must be equal in a script, they must be in a shorter form of it.
      guard smaller.isFair || !isFair, await holds(smaller) else { continue }
      smallest = smaller
      candidates = steps.shorterOnes[...]
    }
    return smallest
  }
}
