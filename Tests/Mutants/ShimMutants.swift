/// Mutants of the views that apps use, where a mistake shows as a lost screen or a wrong path.
extension Mutant {
  static let shim = path + person + animation + screens + destinations + nativeHost + surroundings

  /// A path as a value, and what is saved of it.
  private static let path = [
    Mutant(
      "can't save what was appended",
      in: shimFolder,
      at: "content = CodableValue(wrapped: value)",
      .replace(
        "content = CodableValue(wrapped: value)",
        by: "content = HashableValue(wrapped: value)"
      ),
      tests: "^NavigationShimTests"
    ),
    Mutant(
      "pops the screen as well that it is to pop to",
      in: shimFolder,
      at: "removeLast(count - 1 - index)",
      .swap("count - 1 - index", for: "count - index"),
      tests: "^NavigationShimTests"
    ),
    Mutant(
      "pops to the first of several",
      in: shimFolder,
      at: "guard let index = try lastIndex",
      .swap("lastIndex(where: predicate)", for: "firstIndex(where: predicate)"),
      tests: "^NavigationShimTests"
    ),
    Mutant(
      "promises to save a path with a value that can't be saved",
      in: shimFolder,
      at: "elements.allSatisfy { $0.isCodable }",
      .swap("elements.allSatisfy { $0.isCodable }", for: "true"),
      tests: "^NavigationShimTests"
    ),
    Mutant(
      "reads a saved path upside down",
      in: shimFolder,
      at: "// The top of the stack is written first.",
      .drop("elements.reverse()"),
      tests: "^NavigationShimTests"
    ),
  ]

  /// What a stack of links makes of what its host and its app do.
  private static let person = [
    Mutant(
      "never asks UIKit",
      in: shimFolder,
      at: "guard var state = controllers.state",
      .swap("controllers.state", for: "nil as HostState?"),
      tests: "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "takes a finger that holds a screen for one that has let go",
      in: shimFolder,
      at: "motion: mayBeTakenBack",
      .swap("mayBeTakenBack ? .held : .moving", for: ".moving"),
      tests: "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "pushes a saved element that it can't show",
      in: shimFolder,
      at: "func dropUnshowableElement",
      .drop("drop(element, at: depth, reason)"),
      tests: "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "takes late news of a person's back for a wish of the screen that came after",
      in: shimFolder,
      at: "guard !isOldNews",
      .swap("!isOldNews", for: "true"),
      tests: "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "doesn't let a screen dismiss itself",
      in: shimFolder,
      at: "if mayBeWanted",
      .drop("stack.pop(to: owner.depth)"),
      tests: "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "pushes in a tab that was never selected",
      in: shimFolder,
      at: "driver.attach(to: host)",
      .drop("suspend(for: .hiddenStack)"),
      tests: "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "waits for another window",
      in: shimFolder,
      at: "private func isOwn",
      .swap("scene().map { $0 === notification.object as AnyObject? } ?? false", for: "true"),
      tests: "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "goes on while the app is away",
      in: shimFolder,
      at: "driver?.suspend()",
      .drop("driver?.suspend()"),
      tests: "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "stands still when the app is back",
      in: shimFolder,
      at: "driver?.resume()",
      .drop("driver?.resume()"),
      tests: "^(Emulated)?FacadeTests"
    ),
  ]

  /// What goes without animation.
  private static let animation = [
    Mutant(
      "leaves animations off when the person leaves",
      in: shimFolder,
      at: "suspensionReasons.insert(reason)",
      .drop("host.updateUnderWay?.turnAnimationsOn()"),
      tests: "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "takes a push without animation to be over at once",
      in: shimFolder,
      at: "if state.motion == .still, updateUnderWay?.isRunning",
      .swap("updateUnderWay?.isRunning == true", for: "false"),
      tests: "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "has animations off until a host moves, however long that takes",
      in: shimFolder,
      at: "self?.deadline = nil",
      .drop("self?.turnAnimationsOn()"),
      tests: "^(Emulated)?FacadeTests"
    ),
  ]

  /// Which screens there are, and that each stays itself.
  private static let screens = [
    Mutant(
      "keeps the screens that a person has left",
      in: shimFolder,
      at: "func confirmDismissal",
      .drop("screens.removeLast(screens.count - 1 - depth)"),
      tests: "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "turns off the link to a screen while a person slides it away",
      in: shimFolder,
      at: "case .moving, .held: break\n    case .still: turnOffLinkToLeftScreen()",
      .replace("break", by: "turnOffLinkToLeftScreen()"),
      tests: "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "empties a screen while a person slides it away",
      in: shimFolder,
      at: "link.expectsReport = !isReported",
      .replace("break", by: "link.releaseDestination()"),
      tests: "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "leaves the lowest of the replaced screens as it is",
      in: shimFolder,
      at: "for depth in update.keptDepth..<standing",
      .swap("update.keptDepth", for: "Swift.min(update.keptDepth + 1, standing)"),
      tests: "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "turns a link off and on again within one update",
      in: shimFolder,
      at: "guard hasTransitions, owner.link.isBeingTurnedOff",
      .swap("owner.link.isBeingTurnedOff", for: "false"),
      tests: "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "keeps a screen that has left",
      in: shimFolder,
      at: ".onDisappear { link.releaseDestination() }",
      .drop("link.releaseDestination()"),
      tests: "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "makes anew what a screen shows that leaves",
      in: shimFolder,
      at: "private func view(for element",
      .swap("stack.host.shows(screen)", for: "true"),
      tests: "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "gives a replacement the identity of the screen before it",
      in: shimFolder,
      at: "func show(",
      .drop("self.id = id"),
      tests: "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "presents on a screen that is on its way out",
      in: shimFolder,
      at: "guard let owner = presenter.screen, isPartOfTarget(owner)",
      .swap("isPartOfTarget(owner)", for: "true"),
      tests: "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "writes false over the app's own false",
      in: shimFolder,
      at: "if isPresented?.wrappedValue == true",
      .swap("isPresented?.wrappedValue == true", for: "true"),
      tests: "^(Emulated)?FacadeTests"
    ),
  ]

  /// Which destination an element gets, and what becomes of one that gets none.
  private static let destinations = [
    Mutant(
      "finds the declarations of the screen itself",
      in: shimFolder,
      at: "screen.depth < depth",
      .swap("screen.depth < depth", for: "screen.depth <= depth"),
      tests: "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "doesn't notice that a declaration is gone",
      in: shimFolder,
      at: "Task { @MainActor [weak stack] in",
      .drop(
        "Task { @MainActor [weak stack] in stack?.note { $0.withdrawnTypes.insert(type) } }"
      ),
      tests: "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "shows a sign in place of a saved element that is to be dropped",
      in: shimFolder,
      at: "if case .missing = resolution, element.value != nil",
      .swap("element.value != nil", for: "true"),
      tests: "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "keeps the element that can't be shown, and drops those above it",
      in: shimFolder,
      at: "DroppedElements.drop { personLeft(depth - 1..<",
      .swap("depth - 1", for: "depth"),
      tests: "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "drops what was pushed above a saved element since",
      in: shimFolder,
      at: "min(savedCount, elements.count)",
      .swap("min(savedCount, elements.count)", for: "elements.count"),
      tests: "^SwapTests"
    ),
    Mutant(
      "shows nothing for a value that equals a saved element",
      in: shimFolder,
      at: "screen.contents.takeInValue(of: element)",
      .drop("screen.contents.takeInValue(of: element)"),
      tests: "^SwapTests"
    ),
    Mutant(
      "shows what a screen has declared that was replaced",
      in: shimFolder,
      at: "stack?.destinations.withdrawDeclarations(on: place)",
      .drop("stack?.destinations.withdrawDeclarations(on: place)"),
      tests: "^SwapTests"
    ),
    Mutant(
      "drops a value whose destination is missing",
      in: shimFolder,
      at: "elements[depth - 1].value == nil",
      .swap("elements[depth - 1].value == nil", for: "true"),
      tests: "^(Emulated)?FacadeTests"
    ),
  ]

  /// What SwiftUI's own stack is handed, and what it gives back.
  private static let nativeHost = [
    Mutant(
      "drops all saved elements for one that can't be decoded",
      in: shimFolder,
      at: "guard let path = SwiftUI.NavigationPath(decoding: saved.prefix(count))",
      .replace("continue", by: "return"),
      tests: "^NavigationShimTests"
    ),
    Mutant(
      "pops one screen, however many SwiftUI has popped",
      in: shimFolder,
      at: "let pop = { path.wrappedValue.pop(elements.count - count) }",
      .swap("elements.count - count", for: "1"),
      tests: "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "takes what SwiftUI could not show for what a person has left",
      in: shimFolder,
      at: "configuration.place.nativeStack?.canShow(elements[count])",
      .swap("configuration.place.nativeStack?.canShow(elements[count]) ?? true", for: "true"),
      tests: "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "pushes the value of the first link, whichever is tapped",
      in: shimFolder,
      at: "if path == newPath { return candidate }",
      .swap("path == newPath", for: "true"),
      tests: "^(Emulated)?FacadeTests"
    ),
  ]

  /// Links, layers, roots and links from outside.
  private static let surroundings = [
    Mutant(
      "shows a link's view for the selection of another",
      in: shimFolder,
      at: "get { self == tag }",
      .swap("self == tag", for: "self != nil"),
      tests: "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "can't save what a link has pushed",
      in: shimFolder,
      at: "init<P: Hashable & Codable>(_ value: P?)",
      .swap("PathElement($0)", for: "PathElement(content: HashableValue(wrapped: $0))"),
      tests: "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "waits for layers to appear",
      in: shimFolder,
      at: ".onAppear { screen.stack?.screenSettled(screen) }",
      .drop("screen.stack?.screenSettled(screen)"),
      tests: "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "writes the path above another root",
      in: shimFolder,
      at: "if root == self.root { path = newValue }",
      .swap("root == self.root", for: "true"),
      tests: "^(Emulated)?FacadeTests"
    ),
    Mutant(
      "keeps the old path above a new root",
      in: shimFolder,
      at: "self = RootedPath(root: root, path: path)",
      .swap("RootedPath(root: root, path: path)", for: "RootedPath(root: root, path: self.path)"),
      tests: "^NavigationShimTests"
    ),
    Mutant(
      "goes half the way of a handler that doesn't know a link",
      in: shimFolder,
      at: "case .unknown:",
      .replace("continue", by: "self.path = path"),
      tests: "^NavigationShimTests"
    ),
    Mutant(
      "restores a path above the root that is there",
      in: shimFolder,
      at: "path = RootedPath(root: saved.root",
      .swap("saved.root", for: "path.root"),
      tests: "^NavigationShimTests"
    ),
  ]

  private static let shimFolder = "Sources/NavigationShim"
}
