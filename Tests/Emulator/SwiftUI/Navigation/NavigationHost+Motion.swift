extension NavigationHost {
  func begin(_ motion: Motion, lasting duration: Int64) {
    show(motion)
    motion.timer = graph.time.schedule(after: duration) { [weak self] in self?.finish() }
  }

  private func show(_ motion: Motion) {
    self.motion = motion
    for link in motion.leaving where link.screen !== motion.from { link.screen?.enter(.hidden) }
    motion.from.enter(.disappearing)
    motion.to.enter(.appearing)
    if motion.byPerson, graph.behavior.dismissalWrites == .whenStarting { turnOff(motion.leaving) }
  }

  /// Ends the transition that runs.
  func finish() {
    guard let motion else { return }
    self.motion = nil
    motion.from.enter(.hidden)
    motion.to.enter(.shown)
    for link in motion.leaving { link.status = link.isOn ? .lost : .idle }
    for link in motion.leaving { link.removeScreen() }
    // What was asked for meanwhile is heeded now.
    graph.reconcileLater(self)
    guard motion.byPerson, graph.behavior.dismissalWrites == .whenSettled else { return }
    // After the controllers have been told, hence among the actions that tell them.
    graph.due.addLifeCycleAction { [weak self] in self?.turnOff(motion.leaving) }
  }

  /// Sets the bindings of links to false, as the host does when a person has gone back.
  func turnOff(_ links: [HostedLink]) {
    for link in links { link.write(false) }
  }
}
