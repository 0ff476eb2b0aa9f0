extension LinkStackDriver {
  /// The number of the transition begun last, for a host that is about to report on it.
  ///
  /// Read it at the moment when the host comes to rest. Where the report is made later, it still
  /// says which rest it speaks of.
  @inlinable
  public var transition: TransitionID { sequencer.transition }

  /// Reports that no transition runs any more.
  ///
  /// - Parameters:
  ///   - screen: The screen that has appeared and stands still. One that is no part of the link
  ///     stack any more is ignored.
  ///   - transition: The transition that is over. A report about an earlier one is ignored.
  @inlinable
  public func hostSettled(on screen: ScreenID, in transition: TransitionID) {
    handle(.settled(depth: screen.depth, transition: transition), about: screen)
  }

  /// Reports that a screen has come into view, perhaps while it still moves.
  ///
  /// Where that isn't the top of the link stack, a person is on the way back, and no update goes to
  /// the host until it has settled.
  @inlinable
  public func hostShows(_ screen: ScreenID) {
    handle(.appeared(depth: screen.depth), about: screen)
  }

  /// Reports that the link to a screen was turned off by the host.
  ///
  /// It counts if the screen that owns the link has appeared. Where that is reported afterwards, it
  /// counts once that screen has settled. It is ignored if the dismissed screen is no part of the
  /// link stack any more.
  ///
  /// - Parameter screen: The lowest screen that is gone.
  @inlinable
  public func hostDismissed(_ screen: ScreenID) {
    handle(.dismissed(toDepth: screen.depth - 1), about: screen)
  }

  /// Reports that the scene has become inactive: nothing is sent and nothing believed until
  /// ``resume()``.
  @inlinable
  public func suspend() {
    handle(.suspended)
  }

  /// Reports that the scene is active again.
  @inlinable
  public func resume() {
    handle(.resumed)
  }
}
