extension NavigationHost {
  /// Goes back to a depth as a person does, and returns whether that was possible.
  func goBack(to depth: Int) -> Bool {
    guard motion == nil, shown.indices.contains(depth) else { return false }
    move(popping: Array(shown[depth...]), pushing: nil, byPerson: true)
    return true
  }

  /// Begins to go back by a swipe, which has yet to be finished.
  func beginSwipe() -> Bool {
    guard motion == nil, let link = shown.last, let from = link.screen else { return false }
    let to = shown.count == 1 ? base : shown[shown.count - 2].screen
    guard let to else { return false }
    motion = Motion(from: from, to: to, leaving: [link], byPerson: true, isSwipe: true)
    from.enter(.disappearing)
    to.enter(.appearing)
    return true
  }

  /// Returns to the screen that a swipe has begun to move away.
  func cancelSwipe() -> Bool {
    guard let motion, motion.isSwipe else { return false }
    self.motion = nil
    motion.to.enter(.disappearing)
    motion.to.enter(.hidden)
    motion.from.enter(.appearing)
    motion.from.enter(.shown)
    graph.reconcileLater(self)
    return true
  }

  /// Goes back as a swipe has begun to.
  func finishSwipe() -> Bool {
    guard let motion, motion.isSwipe else { return false }
    shown.removeLast()
    for link in motion.leaving { link.status = .leaving }
    graph.log.countHostUpdate()
    if graph.behavior.dismissalWrites == .whenStarting { turnOff(motion.leaving) }
    finish()
    return true
  }
}
