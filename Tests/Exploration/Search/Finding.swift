import TestSupport

/// A breach, and how to get there.
package struct Finding: Sendable {
  package let fault: Fault
  package let script: Script
  package let bounds: ExplorationBounds

  /// A test that shows the breach, ready to paste beside the others of this folder.
  package var test: String {
    var lines = [
      "@Test(\"Explored: \(fault.rawValue)\")",
      "func explored() {",
    ]
    let trace = traceLines
    lines += trace.map { "  // \($0)" }
    let label = script.start.launches ? "launching" : "at"
    lines.append("  var world = World(\(label): \(script.start.path)\(arguments))")
    lines += script.steps.map { "  world.play(\($0))" }
    lines.append("  #expect(world.faultAtRest == nil)")
    lines.append("}")
    return lines.joined(separator: "\n")
  }

  /// What the script leads to when it is played again.
  package var replayed: Fault? {
    var world = script.start.world(bounds)
    world.play(script.steps)
    return world.faultAtRest
  }

  private var arguments: String {
    bounds.sabotage == .none ? "" : ", sabotage: .\(bounds.sabotage)"
  }

  /// What the sequencer was told, and what it answered.
  private var traceLines: [String] {
    var world = script.start.world(bounds, isTraced: true)
    world.play(script.steps)
    return (world.trace ?? []).map { "\($0.event) -> \($0.effects.summary)" }
  }
}
