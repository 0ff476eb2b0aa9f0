/// A report of the host or the clock to a driver: see ``UpdateSequencer/Event``.
package enum HostReport: Equatable, Sendable {
  /// The host is about to appear.
  case started

  /// A screen has come into view, perhaps while it still moves.
  ///
  /// The report is ignored if the screen is no longer part of the link stack. If the screen isn't the top, people are
  /// going back. A host whose state can't be read has to report every screen.
  case appeared(ScreenID)

  /// A screen below the top is in view, at the end of a transition.
  ///
  /// The report follows ``appeared(_:)``, and begins no back navigation of its own.
  case arrived(ScreenID)

  /// The host has turned off the link to a screen, the lowest one that is gone.
  ///
  /// The report counts if the screen that owns the link is the one in view. It is ignored if the dismissed screen is
  /// no longer part of the link stack.
  case dismissed(ScreenID)

  /// The host's state may have changed, and is read if possible: a transition has ended, or a finger that held a
  /// screen has let go.
  case changed

  /// The time is over for which the driver has waited.
  case waitEnded

  /// The scene has gone to the background, or the stack out of view. Until it has ``resumed``, the driver sends
  /// nothing, and accepts no dismissal.
  case suspended

  /// The scene is active again, and the stack in view.
  case resumed
}
