import LinkStackEngine
import SwiftUI

/// Finds what a stack's screens show, and has them look again when that may have changed.
///
/// An element of a saved path stays as long as nothing is declared at all, as on a root that loads. It is dropped
/// when something is, and nothing takes it.
@MainActor
final class ScreenResolver {
  private(set) lazy var destinations = DestinationRegistry(of: stack)

  /// Whether a screen may stand for an element of a saved path that nothing below it takes.
  private var mayShowUnshowable = false

  private weak var stack: LinksStack?

  init(in stack: LinksStack) {
    self.stack = stack
  }

  /// Returns the declared view for an element; on a screen that leaves, the one that was shown last.
  ///
  /// iOS 15 evaluates leaving screens once more (NavigationBackport commit 5096dda). Their declarations may
  /// leave with them, and the data they are made from may be gone.
  func view(for element: PathElement, on screen: LinkedScreen) -> AnyView? {
    guard stack?.chain.shows(screen) == true else { return screen.shown }
    guard
      case .found(let view, let resolved, let evaluation) =
        destinations.resolve(element, at: screen.depth)
    else { return nil }
    screen.resolve(resolved, as: view, of: evaluation)
    return view
  }

  private var screens: [LinkedScreen] { stack?.chain.screens ?? [] }

  /// Has those screens look again that a screen's declarations may decide about, as another one comes
  /// in its place.
  func withdrawDeclarations(on screen: LinkedScreen) {
    let types = destinations.types(declaredOn: screen)
    if !types.isEmpty { stack?.deferWork { $0.withdrawnTypes.formUnion(types) } }
  }

  /// Does what bodies have met with: declarations that are new or gone, and screens for which none was found.
  func resolve(_ work: LinksStack.DeferredWork) {
    destinations.forgetGone(of: work.withdrawnTypes)
    guard !work.declarations.isEmpty || !work.withdrawnTypes.isEmpty else {
      return resolveAgain(work.unresolvedScreens)
    }
    let (used, overruled) = destinations.effects(of: work.declarations)
    for screen in screens {
      guard let type = screen.type else { continue }
      // Made anew, as a declaration of the type has gone, or was evaluated after the screen was made.
      let isOutdated = used[type].map { $0.evaluation !== screen.evaluation } ?? false
      if isOutdated || work.withdrawnTypes.contains(type) { screen.refresh() }
    }
    for declaration in overruled {
      stack?.warnings.warn(.repeatedDestination(typeName: declaration.typeName))
    }
    let undecoded = work.declarations.isEmpty ? [] : screens.filter(\.isUndecoded)
    resolveAgain(undecoded + work.unresolvedScreens)
  }

  private func resolveAgain(_ screens: [LinkedScreen]) {
    for screen in screens where stack?.chain.shows(screen) == true { resolveAgain(screen) }
  }

  private func resolveAgain(_ screen: LinkedScreen) {
    guard let stack, case .element(let element) = screen.value else { return }
    let mayGo = element.value == nil && !standsForValue(screen)
    switch destinations.resolve(element, at: screen.depth) {
    case .found:
      screen.refresh()
    case .undecodable where mayGo,
      .missing where mayGo && destinations.declareAnything(below: screen.depth):
      mayShowUnshowable = true
      // A covered screen below that something was found for is evaluated a turn later than others.
      stack.afterTwoTurns { $0.resolver.lookAgain() }
    case .undecodable, .missing:
      // So is one below that has just come in another one's place, and may declare it.
      stack.after(.turn) { $0.resolver.miss(element, on: screen) }
    }
  }

  private func miss(_ element: PathElement, on screen: LinkedScreen) {
    guard let stack, stack.chain.shows(screen), screen.value == .element(element) else { return }
    if case .found = destinations.resolve(element, at: screen.depth) { return screen.refresh() }
    stack.warnings.warn(.missingDestination(typeName: element.typeName))
    screen.markMissing()
  }

  /// Whether a screen of a saved element stays for an equal value, which the app has put in the element's place.
  private func standsForValue(_ screen: LinkedScreen) -> Bool {
    let wanted = stack?.path.target.elements.dropFirst(screen.depth - 1).first
    guard let wanted, wanted.value != nil, screen.isUndecoded else { return false }
    return screen.value == .element(wanted)
  }

  /// Drops what nothing takes, where all is shown and has settled; otherwise the end of what moves does.
  func lookAgain() {
    guard let stack, stack.driver?.isSettled == true, !stack.visibility.isSuspended else { return }
    dropUnshowableElement()
  }

  /// Drops the lowest element of the path that is shown or comes next and that nothing takes, where all that could
  /// decode it is there: on the top, which has settled, or below.
  func dropUnshowableElement() {
    guard let stack, let top = screens.last else { return }
    let shown = mayShowUnshowable || top.isUndecoded ? screens.first(where: \.isUndecoded) : nil
    mayShowUnshowable = shown != nil
    let depth = shown?.depth ?? top.depth + 1
    guard let element = stack.path.target.elements.dropFirst(depth - 1).first,
      element.value == nil
    else { return }
    switch destinations.resolve(element, at: depth) {
    case .undecodable(let reason):
      drop(element, at: depth, because: reason)
    case .missing where destinations.declareAnything(below: depth):
      drop(element, at: depth, because: "No destination is declared for that type.")
    case .found, .missing:
      break
    }
  }

  /// Drops the element of a depth, with what was saved above it, and says so.
  private func drop(_ element: PathElement, at depth: Int, because reason: String) {
    guard let stack else { return }
    stack.path.drop(at: depth)
    stack.warnings.warn(
      .undecodableElement(index: depth - 1, typeName: element.typeName, reason: reason)
    )
    stack.retarget()
    if let screen = screens.dropFirst(depth).first, standsForValue(screen) { resolveAgain(screen) }
  }
}
