/// The declarations that a native stack knows of what is shown for its values.
@MainActor
final class DestinationRegistry {
  private struct Unknown: Error, CustomStringConvertible {
    var description: String { "No navigationDestination(for:) is declared for such a type." }
  }

  private unowned let host: NativeHost
  private var byType: [ObjectIdentifier: [DestinationDeclaration]] = [:]

  init(of host: NativeHost) {
    self.host = host
  }

  func add(_ declaration: DestinationDeclaration) {
    let others = byType[declaration.type, default: []]
    if others.contains(where: { $0.screen !== declaration.screen }) {
      host.graph.warn(
        """
        A navigationDestination(for: \(declaration.typeName).self) is declared on several screens of \
        a stack. The one nearest to the root is used.
        """
      )
    }
    byType[declaration.type, default: []].append(declaration)
    findDeclarations(for: declaration.type)
  }

  func remove(_ declaration: DestinationDeclaration) {
    guard !host.isRemoved else { return }
    byType[declaration.type]?.removeAll { $0 === declaration }
    findDeclarations(for: declaration.type)
  }

  /// Has the screens made anew that a declaration decides about.
  func didChange(_ declaration: DestinationDeclaration) {
    for layer in host.layers where layer.declaration === declaration { layer.node?.invalidate() }
  }

  private func findDeclarations(for type: ObjectIdentifier) {
    for (index, layer) in host.layers.enumerated() where layer.value?.type == type {
      if declaration(for: type, at: index + 1) !== layer.declaration { layer.node?.invalidate() }
    }
  }

  /// The declaration that decides about a type at a depth.
  ///
  /// It is the one on the screen nearest to the root, and on one screen the innermost.
  func declaration(for type: ObjectIdentifier, at depth: Int) -> DestinationDeclaration? {
    let isTyped = host.store?.isTyped ?? false
    var best: (declaration: DestinationDeclaration, depth: Int)?
    for declaration in byType[type] ?? [] {
      guard let found = host.depth(of: declaration.screen), found < (isTyped ? 1 : depth) else {
        continue
      }
      if let best, (best.depth, -best.declaration.level) < (found, -declaration.level) { continue }
      best = (declaration, found)
    }
    return best?.declaration
  }

  /// Decodes a saved element as the type whose name it has, if that is declared below a depth.
  func decode(_ saved: SavedElement, at depth: Int) throws -> any PathValue {
    for (type, declarations) in byType where declarations.first?.typeName == saved.typeName {
      guard let declaration = declaration(for: type, at: depth) else { continue }
      return try declaration.decode(saved)
    }
    throw Unknown()
  }
}
