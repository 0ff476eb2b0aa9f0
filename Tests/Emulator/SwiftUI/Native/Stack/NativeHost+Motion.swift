extension NativeHost {
  /// Begins a transition to the screen on top, or turns the one that runs towards it.
  func bringTopToFront() {
    guard !awaitsDeclarations else { return }
    let top = top
    guard front !== top else {
      if motion == nil { removeLeaving() }
      return
    }
    var motion = motion ?? NativeMotion(outgoing: [], end: graph.time.now)
    graph.time.cancel(motion.timer)
    motion.outgoing.append(front)
    motion.outgoing.removeAll { $0 === top }
    front.enter(.disappearing)
    top.enter(.appearing)
    front = top
    // A screen that is replaced in place is just there; a transition that runs ends when it would.
    if layers.count != frontDepth { motion.end = graph.time.now + graph.behavior.transition }
    motion.timer = graph.time.schedule(after: motion.end - graph.time.now) { [weak self] in
      self?.finish()
    }
    frontDepth = layers.count
    self.motion = motion
  }

  /// Ends the transition that runs.
  func finish() {
    guard let motion else { return }
    self.motion = nil
    for screen in motion.outgoing { screen.enter(.hidden) }
    front.enter(.shown)
    removeLeaving()
  }

  private func removeLeaving() {
    let nodes = leaving.compactMap(\.node)
    leaving = []
    node?.children.removeAll { child in nodes.contains { $0 === child } }
    for node in nodes { graph.remove(node) }
  }
}
