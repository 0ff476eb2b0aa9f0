import LinkStackEngine
import SwiftUI

/// Finds the content of a stack's screens, and updates the screens when their destinations may have changed.
///
/// An element of a saved path stays as long as no destination is declared, as on a root that is loading. It is
/// dropped when there are destinations, and none for it.
@MainActor
final class ScreenResolver {
  private(set) lazy var destinations = DestinationRegistry(of: stack)

  private weak var stack: LinksStack?

  init(in stack: LinksStack) {
    self.stack = stack
  }

  /// Shows the declared view for an element on its screen, unless the screen leaves.
  ///
  /// iOS 15 evaluates leaving screens once more (NavigationBackport commit 5096dda). Their declarations may be
  /// removed with them, and their data may be gone.
  ///
  /// Called from the evaluation of the screen's body.
  func show(_ element: PathElement, on screen: LinkedScreen) {
    guard let stack, stack.chain.shows(screen) else { return }
    if case .found(let view, let resolved, let evaluation) =
      destinations.resolve(element, at: screen.depth)
    {
      screen.resolve(resolved, as: view, of: evaluation)
    } else if !screen.isMissing {
      // The declaration may be about to be evaluated, and a sign would only flash.
      stack.deferWork { $0.unresolvedScreens.append(screen) }
    }
  }

  private var screens: [LinkedScreen] { stack?.chain.screens ?? [] }

  /// Does the work that bodies discovered: new and removed declarations, and screens without one.
  func resolve(_ work: LinksStack.DeferredWork) {
    destinations.forgetGone(of: work.withdrawnTypes)
    let (used, overruled) = destinations.effects(of: work.declarations)
    for screen in screens {
      guard let type = screen.type else { continue }
      // The view was made by another evaluation: a declaration was removed, or was evaluated after the screen.
      let isOutdated = used.contains { $0.type == type && $0.evaluation !== screen.evaluation }
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
      // A covered screen below that has just got its destination is evaluated an iteration of the main queue later
      // than others.
      stack.afterTwoTurns { $0.driver?.report(.changed) }
    case .undecodable, .missing:
      // A screen below that has just replaced another one is too, and may declare the destination.
      stack.after(.turn) { $0.resolver.miss(element, on: screen) }
    }
  }

  private func miss(_ element: PathElement, on screen: LinkedScreen) {
    guard let stack, stack.chain.shows(screen), screen.value == .element(element) else { return }
    if case .found = destinations.resolve(element, at: screen.depth) { return screen.refresh() }
    stack.warnings.warn(.missingDestination(typeName: Self.name(of: element)))
    screen.markMissing()
  }

  /// The name of an element's type for the log.
  ///
  /// That of a saved element may be any text.
  private static func name(of element: PathElement) -> String {
    String(element.typeName.prefix(100))
  }

  /// Returns whether a screen of a saved element stays for an equal value that the app has set in its place.
  private func standsForValue(_ screen: LinkedScreen) -> Bool {
    let wanted = stack?.path.target.elements.dropFirst(screen.depth - 1).first
    guard let wanted, wanted.value != nil, screen.isUndecoded else { return false }
    return screen.value == .element(wanted)
  }

  /// Drops the lowest element without a destination, among those that are shown and the next one.
  ///
  /// Called whenever the stack is idle: all screens that could declare its destination have to exist, the top and
  /// those below.
  func dropUnshowableElement() {
    guard let stack, let top = screens.last else { return }
    let shown = screens.prefix(stack.path.savedCount + 1).first(where: \.isUndecoded)
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

  /// Drops the element at a depth with the saved elements above it, and logs a warning.
  private func drop(_ element: PathElement, at depth: Int, because reason: String) {
    guard let stack else { return }
    stack.path.drop(at: depth)
    stack.followOwnChange()
    stack.warnings.warn(
      .undecodableElement(index: depth - 1, typeName: Self.name(of: element), reason: reason)
    )
    stack.retarget()
    if let screen = screens.dropFirst(depth).first, standsForValue(screen) { resolveAgain(screen) }
  }
}
