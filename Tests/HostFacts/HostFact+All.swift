extension HostFact {
  /// All that is measured, in the order of what it is about.
  public static let all: [HostFact] =
    sequences + turns + pushing + launching + transitions + popping + bindings + linkBindings
    + appearance + modifiers + tabs
    + animation + transactions + controllers + presentation + presentationModes + leaving + rows
    + largeTitles + nativePaths + nativeTransitions + nativeScreens + nativeBugs

  /// What can be measured on the running system.
  public static var measurable: [HostFact] { all.filter { $0.reasonToSkip == nil } }
}
