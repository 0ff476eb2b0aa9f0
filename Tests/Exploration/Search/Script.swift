/// How a world starts, and what happens in it.
package struct Script: Hashable, Sendable {
  package var start: Start
  package var steps: [Step]

  package init(start: Start, steps: [Step]) {
    self.start = start
    self.steps = steps
  }
}

/// How a world starts.
package struct Start: Hashable, Sendable {
  /// The path that it starts with.
  package var path: SmallPath

  /// Whether the host is yet to appear with it, and not at rest.
  package var launches: Bool

  package init(path: SmallPath, launches: Bool) {
    self.path = path
    self.launches = launches
  }

  init(packed: UInt32) {
    path = SmallPath(packed: packed >> 1)
    launches = packed & 1 != 0
  }

  var packed: UInt32 { path.packed << 1 | (launches ? 1 : 0) }

  func world(_ bounds: ExplorationBounds, isTraced: Bool = false) -> World {
    launches
      ? World(
        launching: path,
        rules: bounds.rules,
        pacing: bounds.pacing,
        sabotage: bounds.sabotage,
        isTraced: isTraced
      )
      : World(
        at: path,
        rules: bounds.rules,
        pacing: bounds.pacing,
        sabotage: bounds.sabotage,
        isTraced: isTraced
      )
  }
}
