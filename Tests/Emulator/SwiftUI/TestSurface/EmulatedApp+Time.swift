extension EmulatedApp {
  /// The nanoseconds since the app began.
  public var now: Int64 { graph.time.now }

  /// Has an action called after a while, followed by an update, and returns what cancels it.
  @discardableResult
  public func schedule(
    after nanoseconds: Int64,
    _ action: @escaping @MainActor () -> Void
  ) -> Int {
    graph.time.schedule(after: nanoseconds, action)
  }

  /// Cancels an action that was scheduled.
  public func cancel(_ token: Int) {
    graph.time.cancel(token)
  }

  /// Lets time pass: what is due is done in the order of time, each as one update.
  public func advance(by nanoseconds: Int64) {
    graph.update()
    let end = now + nanoseconds
    runTimers(by: end)
    graph.time.advance(to: end)
  }

  /// Lets time pass until nothing is due any more.
  public func settle() {
    graph.update()
    let start = now
    while let next = graph.time.nextDeadline {
      precondition(
        next - start < 10_000_000_000_000,
        "The app doesn't settle: something is still scheduled after 10 000 s. Does a timer repeat?"
      )
      runTimers(by: next)
    }
  }

  /// Lets time pass and tasks of the main actor run until nothing is due any more.
  public func settle() async {
    var quietTurns = 0
    while quietTurns < 20 {
      let serial = graph.log.workCount
      settleNow()
      // What the app awaits elsewhere comes back first: this has its turn there after that.
      await Task.detached(priority: .low) {}.value
      await Task.yield()
      graph.update()
      let isQuiet = serial == graph.log.workCount && graph.time.nextDeadline == nil
      quietTurns = isQuiet ? quietTurns + 1 : 0
    }
  }

  private func settleNow() {
    settle()
  }

  /// Runs all timers that are due by a time, also those that are set meanwhile.
  func runTimers(by time: Int64) {
    var runsWithoutTime = 0
    while let timer = graph.time.takeFirst(by: time) {
      runsWithoutTime = timer.deadline == now ? runsWithoutTime + 1 : 0
      precondition(
        runsWithoutTime < 100_000,
        "Timers without a delay keep setting each other: time doesn't get on."
      )
      timer.action()
      graph.update()
    }
  }
}
