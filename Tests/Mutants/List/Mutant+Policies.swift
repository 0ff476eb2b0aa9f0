extension Mutant {
  /// Roots that change, policies and the main queue.
  static let policies = [
    Mutant(
      "writes the path above another root",
      in: "\(sources)/Root/RootedNavigationStack.swift",
      at: "guard state.wrappedValue.root == root",
      .swap("state.wrappedValue.root == root", for: "true"),
      tests: "FacadeTests.RootedNavigationStackTests"
    ),
    Mutant(
      "keeps the old path above a new root",
      in: rooted,
      at: "self = RootedPath(root: root, path: path)",
      .swap("RootedPath(root: root, path: path)", for: "RootedPath(root: root, path: self.path)"),
      tests: "NavigationShimTests.RootedPathTests"
    ),
    Mutant(
      "keeps the old root below a new path",
      in: rooted,
      at: "self = RootedPath(root: root, path: path)",
      .swap("RootedPath(root: root, path: path)", for: "RootedPath(root: self.root, path: path)"),
      tests: "NavigationShimTests.RootedPathTests"
    ),
    Mutant(
      "keeps an array above a new root",
      in: rooted,
      at: "extension RootedPath where Path: RangeReplaceableCollection",
      .replace("changeRoot(to: root, path: Path())", by: "changeRoot(to: root, path: path)"),
      tests: "NavigationShimTests.RootedPathTests"
    ),
    Mutant(
      "keeps a path of any types above a new root",
      in: rooted,
      at: "extension RootedPath where Path == Shim.NavigationPath",
      .replace("changeRoot(to: root, path: Path())", by: "changeRoot(to: root, path: path)"),
      tests: "NavigationShimTests.RootedPathTests"
    ),
    Mutant(
      "waits for a fallback though the host has settled",
      in: pacing,
      at: ".settled(fallback: nanoseconds(",
      .swap(
        #".settled(fallback: nanoseconds(fallback, "settled(fallback: "))"#,
        for: #".fixed(delay: nanoseconds(fallback, "settled(fallback: "))"#
      ),
      tests: "FacadeTests.PacingTests"
    ),
    Mutant(
      "traps where a delay is longer than any clock",
      in: pacing,
      at: "return .seconds(min(seconds, longest))",
      .swap("min(seconds, longest)", for: "seconds"),
      tests: "FacadeTests.PacingLimitsTests"
    ),
    Mutant(
      "lets a delay be negative",
      in: pacing,
      at: "seconds.isFinite && seconds >= 0",
      .swap("seconds >= 0", for: "true"),
      tests: "FacadeTests.PacingLimitsTests"
    ),
    Mutant(
      "replaces in place against the policy",
      in: "\(folder)/StackPolicies.swift",
      at: "rules.replacesInPlace = replacement == .inPlace",
      .swap("replacement == .inPlace", for: "true"),
      tests: "FacadeTests.PolicyTests"
    ),
    Mutant(
      "wakes who has cancelled",
      in: queue,
      at: "pending[token.number] = nil",
      .drop("pending[token.number] = nil"),
      tests: "NavigationShimTests.MainQueueSchedulerTests"
    ),
    Mutant(
      "wakes at once, whatever the delay",
      in: queue,
      at: ".now() + delay.seconds",
      .swap("delay.seconds", for: "0"),
      tests: "NavigationShimTests.MainQueueSchedulerTests"
    ),
  ]

  private static let sources = "Sources/NavigationShim"
  private static let rooted = "\(sources)/Root/RootedPath.swift"
  private static let folder = "\(sources)/Policies"
  private static let pacing = "\(folder)/NavigationPacing.swift"
  private static let queue = "\(folder)/MainQueueScheduler.swift"
}
