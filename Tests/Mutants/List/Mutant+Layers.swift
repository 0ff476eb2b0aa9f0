extension Mutant {
  /// The host of layers, and the columns of split views.
  static let layers = [
    Mutant(
      "shows covered layers through",
      in: frame,
      at: ".opacity(link.isActive ? 0 : 1)",
      .swap("link.isActive ? 0 : 1", for: "1"),
      tests: "FacadeTests.LayersTests"
    ),
    Mutant(
      "waits for layers to appear",
      in: frame,
      at: ".onAppear { screen.stack?.screenSettled(screen) }",
      .drop("screen.stack?.screenSettled(screen)"),
      tests: "FacadeTests.LayersTests"
    ),
    Mutant(
      "keeps what a popped layer has shown",
      in: "Sources/NavigationShim/Stack/LinksHost/LinksHost.swift",
      at: "// Layers leave at once",
      .drop("link.releaseDestination()"),
      tests: "FacadeTests.LayersTests"
    ),
    Mutant(
      "goes back to the root from any layer",
      in: "Sources/NavigationShim/Stack/LayersHost/BackButton.swift",
      at: "pop(to: screen.depth - 1)",
      .swap("screen.depth - 1", for: "0"),
      tests: "FacadeTests.LayersTests"
    ),
    Mutant(
      "lets the links of a sidebar select nothing",
      in: "\(split)/LinksSplitView.swift",
      at: #"view.environment(\.navigationSurroundings, .column)"#,
      .swap(".column", for: ".none"),
      tests: "FacadeTests.SplitViewTests"
    ),
    Mutant(
      "hides a column where all are to be seen",
      in: "\(split)/NativeSplitView.swift",
      at: "all: .all",
      .swap(".all", for: ".doubleColumn"),
      tests: "FacadeTests.SplitViewTests"
    ),
  ]

  private static let frame = "Sources/NavigationShim/Stack/LayersHost/LayerFrame.swift"
  private static let split = "Sources/NavigationShim/SplitView"
}
