extension Mutant {
  /// Roots that change, policies and the main queue.
  static let policies = [
    Mutant(
      "writes the path above another root",
      in: "\(sources)/Root/RootedNavigationStack.swift",
      at: "guard state.wrappedValue.root == root",
      .swap("state.wrappedValue.root == root", for: "true"),
      tests: "FacadeTests.RootedNavigationStackTests/lateWrite"
    ),
    Mutant(
      "keeps the old path above a new root",
      in: rooted,
      at: "self = RootedPath(root: root, path: path)",
      .swap("RootedPath(root: root, path: path)", for: "RootedPath(root: root, path: self.path)"),
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
      "doesn't notice that the app becomes inactive where there is no stack",
      in: queue,
      at: "for: AppNotifications.deactivation",
      .swap("self?.isAppActive = false", for: "self?.isAppActive = true"),
      tests: "NavigationShimTests.MainQueueSchedulerTests"
    ),
  ]

  private static let sources = "Sources/NavigationShim"
  private static let rooted = "\(sources)/Root/RootedPath.swift"
  private static let folder = "\(sources)/Policies"
  private static let pacing = "\(folder)/NavigationPacing.swift"
  private static let queue = "\(folder)/MainQueueScheduler.swift"
}
