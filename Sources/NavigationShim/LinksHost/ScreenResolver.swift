import Combine
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
      stack.after(.turn) { stack in stack.after(.turn) { $0.resolver.lookAgain() } }
    case .undecodable, .missing:
      stack.warnings.warn(.missingDestination(typeName: element.typeName))
      screen.markMissing()
    }
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

/// The declarations of a stack, of what is shown for the values of its path.
@MainActor
final class DestinationRegistry {
  private typealias Entry = WeakReference<DestinationDeclaration>

  /// The declarations by their type, the oldest first.
  private var entries: [ObjectIdentifier: [Entry]] = [:]

  /// How often an entry has been looked at: a hook for tests.
  private(set) var visitCount = 0

  private weak var stack: LinksStack?

  init(of stack: LinksStack?) {
    self.stack = stack
  }

  func add(_ declaration: DestinationDeclaration) {
    entries[declaration.type, default: []].append(Entry(declaration))
  }

  fileprivate func forgetGone(of types: Set<ObjectIdentifier>) {
    for type in types {
      guard let known = entries[type] else { continue }
      visitCount += known.count
      let left = known.filter { $0.object != nil }
      entries[type] = left.isEmpty ? nil : left
    }
  }

  func types(declaredOn screen: LinkedScreen) -> [ObjectIdentifier] {
    entries.filter { $0.value.contains { $0.object?.screen === screen } }.map(\.key)
  }

  /// Finds those of some declarations that decide about a type, and those of the same types that are of no effect,
  /// because a screen below declares the type as well.
  func effects(
    of declarations: [DestinationDeclaration]
  ) -> (used: [ObjectIdentifier: DestinationDeclaration], overruled: [DestinationDeclaration]) {
    var deciding: [ObjectIdentifier: DestinationDeclaration] = [:]
    var overruled: [DestinationDeclaration] = []
    var types: Set<ObjectIdentifier> = []
    for type in declarations.map(\.type) where types.insert(type).inserted {
      guard let best = best(of: type, below: .max) else { continue }
      deciding[type] = best
      // One that isn't evaluated anew is overruled as well, where a screen below comes to declare its type.
      overruled += current(of: type).filter { $0.screen !== best.screen }.map(\.declaration)
    }
    let used = declarations.filter { deciding[$0.type] === $0 }
    return (Dictionary(used.map { ($0.type, $0) }) { $1 }, overruled)
  }

  func hasDestination(for element: PathElement) -> Bool {
    declaration(for: element, below: .max) != nil
  }

  fileprivate func declareAnything(below depth: Int) -> Bool {
    entries.keys.contains { best(of: $0, below: depth) != nil }
  }

  func resolve(_ element: PathElement, at depth: Int) -> DestinationDeclaration.Resolution {
    declaration(for: element, below: depth)?.resolve(element) ?? .missing
  }

  private func declaration(for element: PathElement, below depth: Int) -> DestinationDeclaration? {
    if let type = element.staticType { return best(of: ObjectIdentifier(type), below: depth) }
    // The element came from a file, which has no say in which types are brought to life: its name is
    // compared with those of the types that the app has declared.
    let name = element.typeName
    for (type, entries) in entries
    where entries.lazy.compactMap(\.object).first?.isNamed(name) == true {
      if let declaration = best(of: type, below: depth) { return declaration }
    }
    return nil
  }

  /// The declaration that decides about a type: the one on the screen nearest to the root, on one screen the
  /// innermost, and of several as deep the newest: the branch of a view before it may still be on its way out.
  ///
  /// With a typed path only the root's count, as with Apple's stack.
  private func best(of type: ObjectIdentifier, below depth: Int) -> DestinationDeclaration? {
    let isTyped = stack?.path.elementType != nil
    var best: (declaration: DestinationDeclaration, depth: Int)?
    for (declaration, screen) in current(of: type) where screen.depth < depth {
      if isTyped, screen.depth > 0 { continue }
      if let found = best,
        (found.depth, -found.declaration.nesting) < (screen.depth, -declaration.nesting)
      {
        continue
      }
      best = (declaration, screen.depth)
    }
    return best?.declaration
  }

  /// The declarations of a type on screens that are there, the oldest first; no array, as each screen that is
  /// evaluated goes through them.
  private func current(
    of type: ObjectIdentifier
  ) -> some Sequence<(declaration: DestinationDeclaration, screen: LinkedScreen)> {
    let entries = entries[type] ?? []
    visitCount += entries.count
    return entries.lazy.compactMap { [stack] entry in
      guard let declaration = entry.object, let screen = declaration.screen,
        screen.id == declaration.screenID, stack?.chain.shows(screen) == true
      else { return nil }
      return (declaration, screen)
    }
  }
}

/// What one `navigationDestination(for:)` says is shown for the values of a type.
@MainActor
final class DestinationDeclaration: ObservableObject {
  let type: ObjectIdentifier
  private(set) weak var screen: LinkedScreen?

  /// Which of the screens that have stood there it is on.
  fileprivate private(set) var screenID: ScreenID?
  private(set) var nesting = 0
  private(set) var evaluation = Evaluation()

  private var build: (PathElement) throws -> Resolution = { _ in .missing }
  private weak var stack: LinksStack?
  private let valueType: Any.Type

  /// What was found for an element.
  enum Resolution {
    /// The view to show, the element with its value decoded, and the evaluation that the view is of.
    case found(AnyView, PathElement, Evaluation)
    case missing

    /// Something is declared, and the element doesn't decode as what it takes.
    case undecodable(reason: String)
  }

  nonisolated init<D: Hashable>(for type: D.Type) {
    self.type = ObjectIdentifier(type)
    valueType = type
  }

  deinit {
    guard let stack else { return }
    let type = self.type
    Task { @MainActor [weak stack] in stack?.deferWork { $0.withdrawnTypes.insert(type) } }
  }

  /// Follows what the app declares now; from the evaluation of a body.
  func update<D: Hashable, Content: View>(
    on screen: LinkedScreen,
    nesting: Int,
    destination: @escaping (D) -> Content
  ) {
    self.screen = screen
    screenID = screen.id
    self.nesting = nesting
    let evaluation = Evaluation()
    self.evaluation = evaluation
    build = { element in
      let element = try element.resolved(as: D.self)
      return .found(AnyView(destination(try element.value(as: D.self))), element, evaluation)
    }
    guard let stack = screen.stack else { return }
    if self.stack !== stack {
      self.stack = stack
      stack.resolver.destinations.add(self)
    }
    stack.deferWork { $0.declarations.append(self) }
  }

  var typeName: String { ElementTag.name(of: valueType) }

  /// Whether a name that an element was saved under is one of the type's.
  func isNamed(_ name: String) -> Bool {
    ElementTag.isName(name, of: valueType)
  }

  func resolve(_ element: PathElement) -> Resolution {
    do {
      return try build(element)
    } catch {
      return .undecodable(reason: (error as? PathElementError)?.description ?? "")
    }
  }
}
