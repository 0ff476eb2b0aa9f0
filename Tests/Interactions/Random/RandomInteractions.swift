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
  package private(set) var finding: Finding?

  /// How many steps all sides went through alike.
  package var sharedCount: Int { shared.values.reduce(0, +) }

  /// How many steps came at any instant.
  package var restlessCount: Int { restless.values.reduce(0, +) }

  /// Creates the interactions that follow from a seed; none has happened yet.
  package init(seed: UInt64) {
    self.seed = seed
  }

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
  ) {
    let number = scripts
    let flow = choice[number / 2 % choice.count]
    scripts += 1
    flows.insert(flow)
    var generator = SeededGenerator(seed: seed &+ UInt64(number) << 32)
    let seed = generator.next() >> 32
    // Each flow in turn has all sides go through one script, and one of the shim's hosts another.
    if number.isMultiple(of: 2) {
      let run = SharedScript(seed: seed, flow: flow, steps: steps, altering: alter)
      count(run.taken, in: \.shared)
      guard let disagreement = run.disagreement else { return }
      let script = run.shrunk(altering: alter)
      let reason = SharedScript.disagreement(of: script, altering: alter) ?? disagreement
      finding = Finding(seed: self.seed, number: number, script: script, reason: "\(reason)")
    } else {
      let round = number / 2 / choice.count
      let side: Side = round.isMultiple(of: 2) ? .links : .native
      let run = RestlessScript(seed: seed, flow: flow, side: side, steps: steps) { alter(side, $0) }
      count(run.script.steps, in: \.restless)
      guard let fault = run.fault else { return }
      let script = run.shrunk { alter(side, $0) }
      finding = Finding(
        seed: self.seed,
        number: number,
        script: script,
        side: side,
        reason: "\(side.rawValue): \(fault)"
      )
    }
  }

  private mutating func count(
    _ steps: [Step],
    in counts: WritableKeyPath<Self, [Step.Kind: Int]>
  ) {
    for step in steps where step.kind != .none {
      self[keyPath: counts][step.kind, default: 0] += 1
    }
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
