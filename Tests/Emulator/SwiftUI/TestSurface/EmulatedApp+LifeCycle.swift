extension EmulatedApp {
  /// Leaves the app, until ``comeBack()``.
  public func leave() {
    graph.update()
    guard graph.isActive else { return }
    graph.setActive(false)
    post(UIApplication.willResignActiveNotification)
    setScenePhase(.inactive)
    post(UIApplication.didEnterBackgroundNotification)
    setScenePhase(.background)
    finishTurn()
  }

  /// Returns to the app.
  public func comeBack() {
    graph.update()
    guard !graph.isActive else { return }
    post(UIApplication.willEnterForegroundNotification)
    setScenePhase(.inactive)
    graph.setActive(true)
    post(UIApplication.didBecomeActiveNotification)
    setScenePhase(.active)
    finishTurn()
  }

  private func setScenePhase(_ phase: ScenePhase) {
    guard let root = graph.root else { return }
    var environment = root.environment
    environment.scenePhase = phase
    root.replaceEnvironment(environment)
    graph.update()
  }

  private func post(_ name: Notification.Name) {
    Graph.postingGraph = graph
    NotificationCenter.default.post(name: name, object: nil)
    Graph.postingGraph = nil
    graph.update()
  }

  /// Has the host set the binding of the link to false that has shown the screen at a depth.
  ///
  /// Older systems do so now and then for screens that are covered, for no reason.
  public func spuriouslyDismiss(depth: Int) {
    graph.update()
    guard let host = stackInFront as? NavigationHost, host.shown.indices.contains(depth - 1) else {
      return
    }
    host.shown[depth - 1].write(false)
    finishTurn()
  }
}
