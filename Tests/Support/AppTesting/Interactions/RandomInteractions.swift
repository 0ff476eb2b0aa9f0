import TestSupport

@MainActor
package struct RandomInteractions {
  private let seed: UInt64

  private let isSafe: Bool
  package private(set) var shared: [Step.Kind: Int] = [:]
  package private(set) var restless: [Step.Kind: Int] = [:]
  package private(set) var scripts = 0
  package private(set) var flows: Set<FlowName> = []
  package private(set) var traces: [Side: [String]] = [:]
  /// Whether the script has only steps after which all sides can be equal.
  package private(set) var areFair = true
  package private(set) var finding: String?
  package var sharedCount: Int { shared.values.reduce(0, +) }
  private var restlessCount: Int { restless.values.reduce(0, +) }

  package var count: Int { isSafe ? restlessCount : sharedCount }

  package init(seed: UInt64, isSafe: Bool = false) {
    self.seed = seed
    self.isSafe = isSafe
  }

  package mutating func next() async {
    let choice = isSafe ? RestlessScript.flows : FlowName.allCases
    let number = scripts
    let flow = choice[number / 2 % choice.count]
    scripts += 1
    flows.insert(flow)
    var generator = SeededGenerator(seed: seed &+ UInt64(number) << 32)
    let own = generator.next() >> 32
    // Each flow in turn has all sides go through one script, and one of the package's hosts another, where it can.
    if !isSafe && number.isMultiple(of: 2) || !RestlessScript.flows.contains(flow) {
      let run = await SharedScript(seed: own, flow)
      count(run.taken, in: \.shared)
      areFair = areFair && run.script.isFair
      for (side, trace) in run.traces { traces[side, default: []] += trace }
      guard let disagreement = run.disagreement else { return }
      let script = await run.shrunk()
      let reason = await SharedScript.disagreement(of: script) ?? disagreement
      report(script, "\(reason)", for: "to be taken on all sides")
    } else {
      let round = number / 2 / choice.count
      let side = isSafe ? .links : Side.ofPackage[round % Side.ofPackage.count]
      let run = await RestlessScript(seed: own, flow, on: side, isSafe: isSafe)
      count(run.script.steps, in: \.restless)
      traces[side, default: []] += run.trace
      guard let fault = run.fault else { return }
      report(await run.shrunk(), "\(side.rawValue): \(fault)", for: "Script.restless")
    }
  }

  private mutating func report(_ script: Script, _ reason: String, for list: String) {
    finding = """
      FAILED: seed \(seed), script \(scripts - 1): \(reason)

      For Tests/Support/AppTesting/Scripts/Lists, \(list):

      \(script.code)
      """
  }

  private mutating func count(_ steps: [Step], in counts: WritableKeyPath<Self, [Step.Kind: Int]>) {
    for step in steps where step.kind != .none { self[keyPath: counts][step.kind, default: 0] += 1 }
  }
}

extension RandomInteractions {
  package var summary: String {
    """
    seed \(seed), \(scripts) scripts over \(flows.count) flows:
    \(sharedCount) interactions equal on \(Side.allCases.count) sides
    \(restlessCount) more at any instant on the shim's 2 hosts
    """
  }
}
