/// What a driver hears of its host, or of the clock: see ``UpdateSequencer/Event``.
package enum HostReport: Hashable, Sendable {
  case started
  case ended

  /// A screen has come into view, perhaps while it still moves.
  ///
  /// The report is ignored if the screen no longer belongs to the link stack. If the screen isn't the top, a person
  /// is going back. A host that can't tell its state has to report every screen.
  case appeared(ScreenID)

  /// The host has turned off the link to a screen, the lowest one that is gone.
  ///
  /// It counts if the screen that owns the link is the one in view. It is ignored if the dismissed screen is no part
  /// of the link stack any more.
  case dismissed(ScreenID)

  /// The host's state may have changed, and it is asked for, where the host can tell: a transition has ended, or a
  /// finger that held a screen has let go.
  case changed
  case waitEnded

  /// The scene has gone to the background, or the stack out of view: until it has ``resumed``, the driver sends
  /// nothing, and accepts no dismissal.
  case suspended
  case resumed
}
