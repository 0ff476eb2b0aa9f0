extension Mutant {
  /// The path that SwiftUI's own stack is handed, and what it gives back.
  static let nativeHost = [
    Mutant(
      "drops all saved elements for one that can't be decoded",
      in: bridge,
      at: "guard let path = SwiftUI.NavigationPath(decoding: saved.prefix(count))",
      .replace("continue", by: "return"),
      tests: "NavigationShimTests.NativePathBridgeTests"
    ),
    Mutant(
      "counts the elements that SwiftUI can't decode from one",
      in: bridge,
      at: "return drop(element, at: elements.count)",
      .swap("elements.count", for: "elements.count + 1"),
      tests: "NavigationShimTests.NativePathBridgeTests"
    ),
    Mutant(
      "leaves what it could not show in the app's path",
      in: bridge,
      at: "path.wrappedValue.removeLast(path.wrappedValue.count - index)",
      .drop("path.wrappedValue.removeLast(path.wrappedValue.count - index)"),
      tests: "NavigationShimTests.NativePathBridgeTests"
    ),
    Mutant(
      "pops one screen, however many SwiftUI has popped",
      in: bridge,
      at: "let pop = { path.wrappedValue.pop(elements.count - count) }",
      .swap("elements.count - count", for: "1"),
      tests: "FacadeTests.PersonWinsTests/backByManyOnNative"
    ),
    Mutant(
      "takes what SwiftUI could not show for what a person has left",
      in: bridge,
      at: "if linkValues?.canShow(elements[count]) ?? true",
      .swap("linkValues?.canShow(elements[count]) ?? true", for: "true"),
      tests: "FacadeTests.SavedPathTests"
    ),
    Mutant(
      "pushes the value of the first link, whichever is tapped",
      in: bridge,
      at: "if path == newPath { return candidate }",
      .swap("path == newPath", for: "true"),
      tests: "FacadeTests.ValueLinkTests"
    ),
    Mutant(
      "takes the lowest of SwiftUI's elements for what was pushed",
      in: bridge,
      at: "return read.elements.last",
      .swap("read.elements.last", for: "read.elements.first"),
      tests: "FacadeTests.ValueLinkTests"
    ),
    Mutant(
      "knows none of the links on its screens",
      in: "\(folder)/LinkValues.swift",
      at: "values.add(self)",
      .drop("values.add(self)"),
      tests: "FacadeTests.ValueLinkTests"
    ),
    Mutant(
      "forgets a type that SwiftUI's stack can show",
      in: "Sources/NavigationShim/Destinations/ValueDestination.swift",
      at: "surroundings.nativeStack?.noteDestination(for: D.self)",
      .swap("surroundings.nativeStack?.noteDestination(for: D.self)", for: "nil"),
      tests: "FacadeTests.SavedPathTests"
    ),
  ]

  private static let folder = "Sources/NavigationShim/Stack/NativeHost"
  private static let bridge = "\(folder)/NativePathBridge.swift"
}
