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

  func forgetGone(of types: Set<ObjectIdentifier>) {
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

  func declareAnything(below depth: Int) -> Bool {
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
