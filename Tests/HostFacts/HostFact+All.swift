extension HostFact {
  /// All that is measured, in the order of what it is about.
  public static let all: [HostFact] =
    pushing + launching + transitions + popping + bindings + appearance + modifiers + tabs
    + animation + transactions + controllers + presentation + leaving + rows + largeTitles
    + nativePaths + nativeTransitions + nativeScreens

  /// What can be measured on the running system.
  public static var measurable: [HostFact] { all.filter { $0.reasonToSkip == nil } }
}
