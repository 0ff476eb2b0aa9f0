extension Benchmark {
  #if canImport(Darwin)
  /// None: bodies are counted on the emulator, which isn't built where SwiftUI is.
  static let bodies: [Benchmark] = []
  #else
  /// How many bodies are evaluated.
  static let bodies = [bodyEvaluations]

  /// The number of screens up to which a design is counted whose work grows with the square of it.
  private static let greatestDepthOfQuadraticWork = 100

  /// The bodies that a push evaluates.
  static let bodyEvaluations = Benchmark(
    "bodies",
    asks: "How many bodies of an app's own views does a push evaluate?",
    upTo: 1000
  ) { measuring in
    var section = Section("bodies", title: "Bodies of the app's own views evaluated per push")
    @MainActor func add<Stack: CountedStack>(_ name: String, _ stack: Stack.Type, upTo greatestDepth: Int) {
      var push = Series(name, .evaluations, per: "push", check: .always)
      var link = Series("\(name), in a link", .evaluations, per: "push", check: .always)
      for depth in measuring.depths where depth <= greatestDepth {
        measuring.progress("\(name), \(depth) screens")
        push.add(.exact(Double(Stack.evaluationsOfPush(to: depth))), at: depth)
        link.add(.exact(Stack.evaluationsPerPush(ofLinkTo: depth)), at: depth)
      }
      section.add(push, link)
    }
    add("shim", ShimStack.self, upTo: 1000)
    add(
      "every screen observes the path",
      ObservingStack.self,
      upTo: greatestDepthOfQuadraticWork
    )
    section.note(
      """
      Counted on the emulator: one push that makes the stack this deep, and in a link, the \
      whole link's evaluations divided by its screens. With the shim these are the body of the new \
      screen and that of the view with the path, which a link changes once.
      """
    )
    section.note(
      """
      Where every screen observes the path, each push evaluates them all. That is counted up to \
      \(greatestDepthOfQuadraticWork) screens only, as a link's total grows with the square.
      """
    )
    return section
  }
  #endif
}
