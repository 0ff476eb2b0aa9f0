import TestSupport

/// A breach, and how to get there.
package struct ExplorationFinding: Sendable {
  package let fault: WorldFault
  package let script: WorldScript
  package let bounds: ExplorationBounds

  /// A test that shows the breach, ready to paste beside the others of this folder.
  package var test: String {
    var lines = ["@Test(\"Explored: \(fault.rawValue)\")", "func explored() {"]
    lines += traceLines.map { "  // \($0)" }
    lines.append("  var world = World(at: \(script.start.path)\(arguments))")
    lines += script.steps.map { "  world.play(.\($0))" }
    lines.append("  #expect(world.faultAtRest == nil)")
    lines.append("}")
    return lines.joined(separator: "\n")
  }

  /// What the script leads to when it is played again.
  package var replayed: WorldFault? {
    var world = script.start.world(bounds)
    world.play(script.steps)
    return world.faultAtRest
  }

  private var arguments: String {
    (script.start.launches ? ", launches: true" : "")
      + (bounds.host == .prompt ? "" : ", on: .\(bounds.host)")
      + (bounds.host == .lagging && bounds.losses != 2 ? ", losses: \(bounds.losses)" : "")
      + (bounds.sabotage == .none ? "" : ", sabotage: .\(bounds.sabotage)")
  }

  /// What the sequencer was told, and what it answered.
  private var traceLines: [String] {
    var world = script.start.world(bounds, isTraced: true)
    world.play(script.steps)
    return world.trace ?? []
  }
}

/// How a world starts, and what happens in it.
package struct WorldScript: Hashable, Sendable {
  package var start: Start
  package var steps: [WorldStep]

  /// How a world starts.
  package struct Start: Hashable, Sendable {
    /// The path that it starts with.
    package var path: SmallPath

    /// Whether the host is yet to appear with it, and not at rest.
    package var launches: Bool
  }
}

extension WorldScript.Start {
  /// The start as a number, of which a search keeps many.
  var packed: UInt32 { path.packed << 1 | (launches ? 1 : 0) }

  init(packed: UInt32) {
    path = SmallPath(packed: packed >> 1)
    launches = packed & 1 != 0
  }

  func world(_ bounds: ExplorationBounds, isTraced: Bool = false) -> World {
    World(
      at: Array(path),
      launches: launches,
      rules: bounds.rules,
      pacing: bounds.pacing,
      on: bounds.host,
      losses: bounds.losses,
      sabotage: bounds.sabotage,
      isTraced: isTraced
    )
  }
}
