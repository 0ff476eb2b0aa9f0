/// How a change of the path ended.
public enum NavigationOutcome: String, Hashable, Sendable, CaseIterable {
  /// The host shows the path, and no transition runs, as far as the pacing lets the host have a say.
  case presented

  /// A newer path was set before this one was reached.
  case superseded

  /// The person went back before the path was reached, or the whole stack was taken down.
  case dismissed
}
