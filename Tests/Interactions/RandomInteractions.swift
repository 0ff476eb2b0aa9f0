import AppUnderTest
package import Scripts
import TestSupport

/// Random scripts over the flows of the sample client, one after another.
@MainActor
package struct RandomInteractions {
  /// The most steps of a script.
  package static let stepsPerScript = 30

  package let seed: UInt64

  /// How often each kind of step was taken, in scripts that all sides go through alike.
  package private(set) var shared: [Step.Kind: Int] = [:]

  /// How often each kind of step was taken at any instant, on one host alone.
  package private(set) var restless: [Step.Kind: Int] = [:]

  package private(set) var scripts = 0
  package private(set) var flows: Set<FlowName> = []

  /// The first finding, if there is one.
  package private(set) var finding: InteractionFinding?

  /// How many steps all sides went through alike.
  package var sharedCount: Int { shared.values.reduce(0, +) }

  /// How many steps came at any instant.
  private var restlessCount: Int { restless.values.reduce(0, +) }

  /// Creates the interactions that follow from a seed; none has happened yet.
  package init(seed: UInt64) { self.seed = seed }

  /// Goes through the next script.
  ///
  /// - Parameters:
  ///   - choice: The flows to take in turn.
  ///   - steps: How many steps to take.
  ///   - alter: What to change of a side's app first, for tests that want a broken one.
  package mutating func next(
    of choice: [FlowName] = FlowName.allCases,
    steps: Int = Self.stepsPerScript,
    altering alter: @escaping (Side, RunningApp) -> RunningApp = { $1 }
  ) async {
    let number = scripts
    let flow = choice[number / 2 % choice.count]
    scripts += 1
    flows.insert(flow)
    var generator = SeededGenerator(seed: seed &+ UInt64(number) << 32)
    let seed = generator.next() >> 32
    // Each flow in turn has all sides go through one script, and one of the shim's hosts another.
    if number.isMultiple(of: 2) {
      let run = await SharedScript(seed: seed, flow: flow, steps: steps, altering: alter)
      count(run.taken, in: \.shared)
      guard let disagreement = run.disagreement else { return }
      let script = await run.shrunk(altering: alter)
      let reason = await SharedScript.disagreement(of: script, altering: alter) ?? disagreement
      finding = InteractionFinding(
        seed: self.seed,
        number: number,
        script: script,
        reason: "\(reason)"
      )
    } else {
      let round = number / 2 / choice.count
      let hosts = [Side.links, .native].filter(Side.here.contains)
      let side = hosts[round % hosts.count]
      let run = await RestlessScript(seed: seed, flow: flow, side: side, steps: steps) {
        alter(side, $0)
      }
      count(run.script.steps, in: \.restless)
      guard let fault = run.fault else { return }
      let script = await run.shrunk { alter(side, $0) }
      finding = InteractionFinding(
        seed: self.seed,
        number: number,
        script: script,
        side: side,
        reason: "\(side.rawValue): \(fault)"
      )
    }
  }

  private mutating func count(_ steps: [Step], in counts: WritableKeyPath<Self, [Step.Kind: Int]>) {
    for step in steps where step.kind != .none { self[keyPath: counts][step.kind, default: 0] += 1 }
  }
}

extension RandomInteractions {
  /// What was done, in three lines.
  package var summary: String {
    """
    seed \(seed), \(scripts) scripts over \(flows.count) flows:
    \(sharedCount) interactions (\(Self.text(shared))) equal on \(Side.allCases.count) sides
    \(restlessCount) more (\(Self.text(restless))) at any instant on the shim's 2 hosts
    """
  }

  private static func text(_ counts: [Step.Kind: Int]) -> String {
    Step.Kind.allCases.filter { counts[$0] != nil }
      .map { "\($0.rawValue) \(counts[$0, default: 0])" }
      .joined(separator: ", ")
  }
}

/// What a random script has found, and the smallest script that finds it.
package struct InteractionFinding: CustomStringConvertible {
  /// The seed of the whole run.
  package let seed: UInt64

  /// How many scripts went before.
  package let number: Int

  /// The smallest script.
  package let script: Script

  /// The host that the script is for, if it is for one alone.
  package var side: Side?

  /// What is wrong.
  package let reason: String

  /// All of that, with the script as code.
  package var description: String {
    """
    FAILED: seed \(seed), script \(number): \(reason)

    For Tests/Scripts/Lists, \(side == nil ? "to be taken on all sides" : "Script.restless"):

    \(script.code)
    """
  }
}

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
  ) async {
    var chooser = StepChooser(flow: flow, generator: SeededGenerator(seed: seed))
    let files = flow.files(using: &chooser.generator)
    let behavior = flow.behavior(mayBeSilent: false, using: &chooser.generator)
    script = Script("random \(seed)", flow, files: files, on: behavior)
    var runner = await ScriptRunner(script, altering: alter)
    runner.waitsForDrops = true
    var isLeft = false
    var isRunning = false
    do throws(Disagreement) {
      while true {
        let isOver = taken.count >= steps || runner.statesMayDiffer
        if isOver, !isRunning, !isLeft { break }
        // The last phone is SwiftUI's own; the others show the same, or soon will.
        let phone = runner.phones[runner.phones.count - 1]
        var step = isRunning && !isLeft ? chooser.othersStep(on: phone) : chooser.step(on: phone)
        if isOver { step = isLeft ? .comeBack : .wait(0) }
        let leaves = step == .leave
        let launches = [.comeBack, .relaunch, .relaunchSwapped].contains(step)
        let mayBeInterrupted = step.mayBeInterrupted && !isOver
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
  }

  /// Where the sides part in a script of which some steps may be refused by all of them.
  package static func disagreement(
    of script: Script,
    altering alter: @escaping (Side, RunningApp) -> RunningApp = { $1 }
  ) async -> Disagreement? {
    LastWords.note("this, on all sides:\n\(script.code)")
    var runner = await ScriptRunner(script, altering: alter)
    runner.waitsForDrops = true
    do throws(Disagreement) {
      for step in script.steps { _ = try await runner.take(step) }
      try runner.end()
      return nil
    } catch {
      return error
    }
  }

  /// The smallest script found in which the sides still part.
  package func shrunk(
    altering alter: @escaping (Side, RunningApp) -> RunningApp = { $1 }
  ) async -> Script {
    await script.shrunk { await Self.disagreement(of: $0, altering: alter) != nil }
  }
}

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
  ) async {
    self.side = side
    var chooser = StepChooser(flow: flow, generator: SeededGenerator(seed: seed))
    let files = flow.files(using: &chooser.generator)
    let behavior = flow.behavior(mayBeSilent: true, using: &chooser.generator)
    script = Script("restless \(seed)", flow, files: files, on: behavior)
    let phone = Phone(side: side, flow: flow, files: files, behavior: behavior, altering: alter)
    var refusals = 0
    while script.steps.count < steps, refusals < 1_000 {
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
  }

  /// What is wrong after a script, of which some steps may be refused.
  package static func fault(
    of script: Script,
    on side: Side,
    altering alter: @escaping (RunningApp) -> RunningApp = { $0 }
  ) async -> String? {
    LastWords.note("this, on \(side.rawValue):\n\(script.code)")
    let phone = Phone(
      side: side,
      flow: script.flow,
      files: script.files,
      behavior: script.behavior,
      altering: alter
    )
    for step in script.steps { _ = await phone.takeAtOnce(step) }
    return await phone.faultAtRest(of: script.flow)
  }

  /// The smallest script found after which something is still wrong.
  package func shrunk(
    altering alter: @escaping (RunningApp) -> RunningApp = { $0 }
  ) async -> Script {
    await script.shrunk { await Self.fault(of: $0, on: side, altering: alter) != nil }
  }
}

extension Phone {
  /// Takes a step, and settles unless the next is to come upon it.
  fileprivate func takeAtOnce(_ step: Step) async -> Bool {
    let isTaken = await take(step)
    if isTaken, step == step.uninterrupted { await app.screen.settle() }
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

extension Phone {
  /// What is wrong once all is over, in a few words, or nil.
  package func faultAtRest(of flow: FlowName) async -> String? {
    await app.screen.comeBack()
    await app.screen.settle()
    await removeCover()
    if let fault = await disagreementWithModel(of: flow) { return fault }
    if let fault = await faultOnWayHome() { return fault }
    if let fault = await disagreementWithModel(of: flow) { return "after going home, \(fault)" }
    if let violation = violations.first { return "a host was misused: \(violation.kind.rawValue)" }
    if !hasAnimationsAsLaunched { return "UIKit's switch for animations was left in another state" }
    if isStackCovered { return "a picture was left on a stack" }
    app.screen.end()
    return nil
  }

  /// Has a cover go away by what is on it: a stack of links below catches up only then.
  private func removeCover() async {
    guard app.screen.hasCover, let label = app.screen.enabledLabels.first else { return }
    _ = await app.screen.tap(label)
    await app.screen.settle()
  }

  /// What is on screen must be what another window shows that has never been through all this.
  private func disagreementWithModel(of flow: FlowName) async -> String? {
    guard !app.screen.titles.contains("Stones") else {
      // That path belongs to a view, and another window has its own.
      return nil
    }
    let path = app.pathDescription()
    let window = app.secondWindow()
    await window.settle()
    defer { window.end() }
    // What only views know isn't in the other window.
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
  /// Whether a screen is one that only a view's own state shows, and no model knows of.
  fileprivate func isTitleOfView(_ title: String?) -> Bool {
    guard let title else { return false }
    return switch self {
    case .numbers: ["About", "Credits", "Fact", "Reason"].contains(title)
    case .picker: title.hasPrefix("Counted ")
    case .gallery: ["Reading room", "Shelf", "Simple", "Second"].contains(title)
    default: false
    }
  }
}
