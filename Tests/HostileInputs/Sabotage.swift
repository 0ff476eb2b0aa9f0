/// Something broken on purpose, to see that the properties find it.
package enum Sabotage: CaseIterable, Sendable {
  case none

  /// A path that is read lacks its last element.
  case losesElements

  /// A shorter path equals a longer one.
  case comparesCounts

  /// Popping pops one element more.
  case popsTooFar

  /// A store that refuses what it is handed has lost its path.
  case forgetsPath

  /// A file is read as an empty path, whatever it holds.
  case readsNothing

  /// A file that was read is gone.
  case losesFiles

  /// A link of nobody counts as handled.
  case handlesAnything
}
