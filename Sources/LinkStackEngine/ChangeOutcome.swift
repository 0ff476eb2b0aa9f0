/// How a change of the path ended.
package enum ChangeOutcome: String, Hashable, Sendable, CaseIterable {
  /// The host shows the path, and no transition runs, as far as the host can tell.
  case presented

  /// A newer path was set before this one was reached.
  case superseded

  /// The person went back before the path was reached.
  case dismissed

  /// The host didn't show the path, however often it was told.
  ///
  /// The path stays as it is. The next event, whatever it is, is another chance.
  case unreachable

  /// The stack was taken down before the path was reached.
  case detached
}
