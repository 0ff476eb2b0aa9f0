/// The outcome of a change of the path.
package enum ChangeOutcome: Sendable {
  /// The last screen is in place: the host shows the path, and no transition is known to run.
  case presented

  /// The app set a newer path before this one was in place.
  case superseded

  /// People went back before the path was in place.
  case dismissed

  /// The host didn't show the path, however often the step was repeated.
  ///
  /// The path is unchanged. The driver tries again at the next event, whichever that is.
  case unreachable

  /// The stack was removed before the path was in place.
  case detached
}
