import LinkStackEngine

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

  private var screens: [LinkedScreen] { stack?.chain.screens ?? [] }

  /// Has those screens look again that a screen's declarations may decide about, as another one comes
  /// in its place.
  func withdrawDeclarations(on screen: LinkedScreen) {
    let types = destinations.types(declaredOn: screen)
    if !types.isEmpty { stack?.deferWork { $0.withdrawnTypes.formUnion(types) } }
  }

  /// Does what bodies have met with: declarations that are new or gone, and screens for which none was found.
  func resolve(_ work: DeferredWork) {
    destinations.forgetGone(of: work.withdrawnTypes)
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
    for screen in undecoded + work.unresolvedScreens where stack?.chain.shows(screen) == true {
      resolveAgain(screen)
    }
  }

  private func resolveAgain(_ screen: LinkedScreen) {
    guard let stack, case .element(let element) = screen.value else { return }
    switch destinations.resolve(element, at: screen.depth) {
    case .found:
      screen.refresh()
    case .undecodable(let reason):
      drop(element, at: screen.depth, because: reason)
    case .missing where element.value == nil && destinations.declareAnything(below: screen.depth):
      mayShowUnshowable = true
      stack.after(.turn) { stack in
        guard stack.driver?.isSettled == true, !stack.visibility.isSuspended else { return }
        stack.resolver.dropUnshowableElement()
      }
    case .missing:
      guard !screen.isMissing else { return }
      stack.warnings.warn(.missingDestination(typeName: element.typeName))
      screen.markMissing()
    }
  }

  /// Drops the lowest element of the path that is shown or comes next and that nothing takes, where all that could
  /// decode it is there: on the top, which has settled, or below.
  func dropUnshowableElement() {
    guard let stack else { return }
    let shown = mayShowUnshowable ? screens.first(where: \.isUndecoded) : nil
    mayShowUnshowable = shown != nil
    let depth = shown?.depth ?? stack.chain.top.depth + 1
    guard let element = stack.path.target.undecodedElement(at: depth) else { return }
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
    guard let stack, stack.path.drop(element, at: depth) else { return }
    stack.warnings.warn(
      .undecodableElement(index: depth - 1, typeName: element.typeName, reason: reason)
    )
    stack.retarget()
  }
}
