import LinkStackEngine

extension SimulatedLinkHost {
  /// A person goes back.
  ///
  /// In the middle of a push, the screen that is arriving turns round, and takes as long to go as it
  /// took to come.
  ///
  /// - Parameter depth: The depth to go back to; one screen back if omitted. In the middle of a push
  ///   only the arriving screen can be left.
  /// - Returns: `false`, without an effect, where a person can't go back: at the root, while the app
  ///   is inactive, or in the middle of another way back.
  @discardableResult
  public func goBack(to depth: Int? = nil) -> Bool {
    let depth = depth ?? screens.count - 1
    guard isActive, depth >= 0, depth < screens.count else { return false }
    var span = behavior.transition
    if let motion {
      guard motion.kind == .push, depth == screens.count - 1 else { return false }
      span = time.now - motion.began
      endMotionAtOnce()
    }
    record(.wentBack(to: depth))
    let dismissed = screens[depth].id
    beginMotion(.goingBack, from: screens.count, to: depth, lasting: span)
    if behavior.dismissalReport == .atStart { reportDismissal(of: dismissed) }
    return true
  }

  /// A person begins to swipe back, and changes their mind.
  ///
  /// - Returns: `false`, without an effect, where a person can't swipe: at the root, while the app is
  ///   inactive, or during a transition.
  @discardableResult
  public func swipeBackAndCancel() -> Bool {
    guard isActive, motion == nil, !screens.isEmpty else { return false }
    beginMotion(
      .cancelledSwipe,
      from: screens.count,
      to: screens.count - 1,
      lasting: behavior.transition
    )
    return true
  }

  /// The person leaves the app.
  ///
  /// A running transition goes on.
  public func leave() {
    guard isActive else { return }
    isActive = false
    record(.left)
    driver?.suspend()
  }

  /// The person returns to the app.
  ///
  /// Updates that came meanwhile are shown all in one go.
  public func comeBack() {
    guard !isActive else { return }
    isActive = true
    record(.returned)
    if let collected {
      self.collected = nil
      showAtOnce(collected)
    }
    if behavior.doubtsLinksOnReturn { turnOffCoveredLinksForNoReason() }
    driver?.resume()
  }

  /// The host turns off the links whose owners are covered, which are all but the one to the top.
  public func turnOffCoveredLinksForNoReason() {
    for depth in 1..<max(1, screens.count) { turnOffLinkForNoReason(toScreenAt: depth) }
  }

  /// The host turns off the link to a screen while that screen stays where it is, as old hosts do
  /// with links whose owner is covered.
  ///
  /// - Precondition: There is a screen at this depth.
  public func turnOffLinkForNoReason(toScreenAt depth: Int) {
    precondition(
      depth >= 1 && depth <= screens.count,
      "no screen at depth \(depth): the depths of screens run from 1 to \(screens.count)"
    )
    reportDismissal(of: screens[depth - 1].id)
  }
}
