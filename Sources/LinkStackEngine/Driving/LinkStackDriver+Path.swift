extension LinkStackDriver {
  /// The path that is shown, or that is being reached.
  ///
  /// Reading it gives the whole path from the moment it is set. Setting it ends the change under way
  /// as superseded; setting an equal path changes nothing.
  ///
  /// - Complexity: Setting is O(*c*), where *c* is the length of the prefix that the old path and the
  ///   new one share.
  @inlinable
  public var path: [Value] {
    get { latestPath }
    set { handle(.targetChanged(newValue)) }
  }

  /// Whether the host shows the path, and no transition is known to run.
  @inlinable
  public var isSettled: Bool {
    sequencer.phase == .settled && sequencer.isFinished
  }

  /// What the host accepts as one update; what is still to do is planned anew when that changes.
  public var rules: UpdateRules {
    get { sequencer.rules }
    set { sequencer.rules = newValue }
  }

  /// When an update may follow another; a wait under way is not changed.
  public var pacing: Pacing {
    get { sequencer.pacing }
    set { sequencer.pacing = newValue }
  }

  /// Adds screens on top of the path.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the path.
  public func push(_ values: Value...) {
    path += values
  }

  /// Removes screens from the top of the path.
  ///
  /// - Parameter count: How many to remove; more than there are is the same as all.
  /// - Precondition: `count` isn't negative.
  /// - Complexity: O(*n*), where *n* is the length of the path.
  public func pop(_ count: Int = 1) {
    precondition(count >= 0, "can't pop \(count) screens: pass 0 or more")
    path = path.dropLast(count)
  }

  /// Removes all screens.
  public func popToRoot() {
    path = []
  }

  /// Sets the path, and waits until it is shown or until that can no longer be.
  ///
  /// Where no host is attached, that is once one has been. Cancelling the task does not cancel the
  /// navigation: set another path for that.
  ///
  /// - Parameter path: The path to show.
  /// - Returns: Whether it was presented, superseded by a newer path, or dismissed by the person.
  public func change(to path: [Value]) async -> NavigationOutcome {
    await withCheckedContinuation { continuation in
      handle(.targetChanged(path), waiter: .continuation(continuation))
    }
  }

  /// Sets the path, and calls back when it is shown or when that can no longer be.
  ///
  /// - Parameters:
  ///   - path: The path to show.
  ///   - completion: Called once, with the outcome; perhaps before this function returns.
  public func change(
    to path: [Value],
    completion: @escaping @MainActor @Sendable (NavigationOutcome) -> Void
  ) {
    handle(.targetChanged(path), waiter: .completion(completion))
  }
}
