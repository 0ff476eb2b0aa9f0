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
      "lets covered layers be tapped",
      in: frame,
      at: ".allowsHitTesting(!link.isActive)",
      .swap("!link.isActive", for: "true"),
      tests: "FacadeTests.LayersTests"
    ),
    Mutant(
      "has a back button on the root",
      in: frame,
      at: "if screen.depth > 0, !link.isActive",
      .swap("screen.depth > 0", for: "true"),
      tests: "FacadeTests.LayersTests"
    ),
    Mutant(
      "shows the back buttons of covered layers, too",
      in: frame,
      at: "if screen.depth > 0, !link.isActive",
      .swap("!link.isActive", for: "true"),
      tests: "FacadeTests.LayersTests"
    ),
    Mutant(
      "keeps a popped layer",
      in: frame,
      at: ".onAppear { screen.stack?.screenSettled(screen) }",
      .drop("screen.stack?.screenSettled(screen)"),
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
      "pushes layers one at a time",
      in: "Sources/NavigationShim/Stack/StackSettings.swift",
      at: "case .layers: .native",
      .swap(".native", for: "policies.rules"),
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
      "doesn't write which columns a person has chosen to see",
      in: "\(split)/NativeSplitView.swift",
      at: "set: { visibility.wrappedValue",
      .drop("visibility.wrappedValue = Shim.NavigationSplitViewVisibility($0)"),
      tests: "FacadeTests.SplitViewTests"
    ),
    Mutant(
      "writes that the system may choose what a person has chosen",
      in: "\(split)/NativeSplitView.swift",
      at: "case .detailOnly: self = .detailOnly",
      .replace("self = .detailOnly", by: "self = .automatic"),
      tests: "FacadeTests.SplitViewTests"
    ),
    Mutant(
      "lets the system choose where all columns are to be seen",
      in: "\(split)/NativeSplitView.swift",
      at: "all: .all",
      .swap(".all", for: ".automatic"),
      tests: "FacadeTests.SplitViewTests"
    ),
    Mutant(
      "lets a fixed column be widened",
      in: "\(split)/SplitViewModifiers.swift",
      at: "if isFixed {",
      .swap("isFixed", for: "false"),
      tests: "FacadeTests.SplitViewTests"
    ),
  ]

  private static let frame = "Sources/NavigationShim/Stack/LayersHost/LayerFrame.swift"
  private static let split = "Sources/NavigationShim/SplitView"
}
