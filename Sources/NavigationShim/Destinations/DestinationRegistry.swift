/// The declarations of a stack, of what is shown for the values of its path.
@MainActor
final class DestinationRegistry {
  private struct Entry {
    weak var declaration: DestinationDeclaration?
  }

  private var entries: [ObjectIdentifier: [Entry]] = [:]
  private unowned let stack: StackModel

  init(of stack: StackModel) {
    self.stack = stack
  }

  /// Adds a declaration, if it isn't there.
  func add(_ declaration: DestinationDeclaration) {
    let known = entries[declaration.type, default: []].filter { $0.declaration != nil }
    guard !known.contains(where: { $0.declaration === declaration }) else { return }
    entries[declaration.type] = known + [Entry(declaration: declaration)]
  }

  /// Whether a declaration decides about the values of its type.
  func isUsed(_ declaration: DestinationDeclaration) -> Bool {
    best(of: declaration.type, below: .max) === declaration
  }

  /// Whether a declaration is of no effect, because another screen declares the type as well.
  func isOverruled(_ declaration: DestinationDeclaration) -> Bool {
    guard let used = best(of: declaration.type, below: .max) else { return false }
    return used.screen !== declaration.screen
  }

  /// Whether something is declared for an element, anywhere in the stack.
  func hasDestination(for element: PathElement) -> Bool {
    declaration(for: element, below: .max) != nil
  }

  /// Finds what to show for an element at a depth.
  func resolve(_ element: PathElement, at depth: Int) -> DestinationDeclaration.Resolution {
    declaration(for: element, below: depth)?.resolve(element) ?? .missing
  }

  private func declaration(for element: PathElement, below depth: Int) -> DestinationDeclaration? {
    if let type = element.staticType { return best(of: ObjectIdentifier(type), below: depth) }
    // The element came from a file, which has no say in which types are brought to life: its name is
    // compared with those of the types that the app has declared.
    let name = element.typeName
    for (type, entries) in entries
    where entries.contains(where: { $0.declaration?.isNamed(name) == true }) {
      if let declaration = best(of: type, below: depth) { return declaration }
    }
    return nil
  }

  /// The declaration that decides about a type: the one on the screen nearest to the root, and on
  /// one screen the innermost.
  ///
  /// With a typed path only the root's count, as with Apple's stack.
  private func best(of type: ObjectIdentifier, below depth: Int) -> DestinationDeclaration? {
    let isTyped = stack.path?.elementType != nil
    var best: (declaration: DestinationDeclaration, depth: Int)?
    for entry in entries[type] ?? [] {
      guard let declaration = entry.declaration, let screen = declaration.screen,
        stack.host.shows(screen), screen.depth < depth, !isTyped || screen.depth == 0
      else { continue }
      if let found = best,
        (found.depth, -found.declaration.nesting) <= (screen.depth, -declaration.nesting)
      {
        continue
      }
      best = (declaration, screen.depth)
    }
    return best?.declaration
  }
}
