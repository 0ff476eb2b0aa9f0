struct ValueDestinationView<Content: View, D: Hashable, Destination: View> {
  let content: Content
  let destination: (D) -> Destination
}

extension View {
  @_disfavoredOverload
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C,
    since: NewerThanDeploymentTarget = NewerThanDeploymentTarget()
  ) -> some View {
    ValueDestinationView(content: self, destination: destination)
  }

  @_disfavoredOverload
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> V,
    since: NewerThanDeploymentTarget = NewerThanDeploymentTarget()
  ) -> some View {
    let destination = destination()
    return PresentedDestinationView(
      content: self,
      nameOfClosures: isPresented.isMadeOfClosures ? "isPresented" : nil,
      isPresented: { isPresented.wrappedValue },
      write: { isPresented.wrappedValue = $0 },
      item: { () },
      destination: { destination }
    )
  }

  @_disfavoredOverload
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C,
    since: NewerThanDeploymentTarget = NewerThanDeploymentTarget()
  ) -> some View {
    PresentedDestinationView(
      content: self,
      nameOfClosures: item.isMadeOfClosures ? "item" : nil,
      isPresented: { item.wrappedValue != nil },
      write: { if !$0 { item.wrappedValue = nil } },
      item: { item.wrappedValue },
      destination: destination
    )
  }
}

extension ValueDestinationView: View, ModifyingView {
  static func makeNode(for view: Self, at place: NodePlace) -> Node {
    ValueDestinationNode(view, at: place)
  }
}

@MainActor
private final class ValueDestinationNode<Content: View, D: Hashable, Destination: View>:
  PrimitiveNode<ValueDestinationView<Content, D, Destination>>, DeclaringNode
{
  private var declaration: NativeDestination?

  // Only what is right on a screen of the stack counts, not what is in a tab or a sheet there.
  private var host: NativeHost? { screen.host as? NativeHost }

  override func performEvaluation() {
    declare()
    super.performEvaluation()
  }

  private func declare() {
    guard let host else { return }
    if let declaration {
      declaration.update(view.destination)
      host.declarations.didChange(declaration)
    } else {
      let declaration = NativeDestination(at: self, view.destination)
      self.declaration = declaration
      host.declarations.add(declaration)
    }
  }

  override func tearDown() { if let declaration { host?.declarations.remove(declaration) } }
}

@MainActor
private protocol DeclaringNode: Node {}

extension Node {
  fileprivate final var destinationNesting: Int {
    var nesting = 0
    var next = parent
    while let node = next, node.screen === screen {
      if node is any DeclaringNode { nesting += 1 }
      next = node.parent
    }
    return nesting
  }
}

@MainActor
final class NativeDestination {
  fileprivate let type: ObjectIdentifier
  fileprivate let typeName: String
  fileprivate let screen: EmulatedScreen
  fileprivate let nesting: Int
  private var build: (Any) -> (any View)?
  private let decoding: (SavedElement) throws -> any PathValue

  init<D: Hashable, Content: View>(at node: Node, _ destination: @escaping (D) -> Content) {
    type = ObjectIdentifier(D.self)
    typeName = String(reflecting: D.self)
    screen = node.screen
    nesting = node.destinationNesting
    build = { value in (value as? D).map { destination($0) } }
    decoding = { saved in try saved.decoded(as: D.self) }
  }

  fileprivate func update<D: Hashable, Content: View>(_ destination: @escaping (D) -> Content) {
    build = { value in (value as? D).map { destination($0) } }
  }

  func view(for value: any PathValue) -> (any View)? { build(value.value) }

  fileprivate func decode(_ saved: SavedElement) throws -> any PathValue { try decoding(saved) }
}

@MainActor
final class NativeDestinations {
  private struct Unknown: Error, CustomStringConvertible {
    var description: String { "No navigationDestination(for:) is declared for such a type." }
  }

  private unowned let host: NativeHost
  private var byType: [ObjectIdentifier: [NativeDestination]] = [:]

  init(of host: NativeHost) { self.host = host }

  fileprivate func add(_ declaration: NativeDestination) {
    // What a screen declares that is on its way out is not used any more.
    let others = byType[declaration.type, default: []].filter { host.depth(of: $0.screen) != nil }
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

  fileprivate func remove(_ declaration: NativeDestination) {
    guard !host.isRemoved else { return }
    byType[declaration.type]?.removeAll { $0 === declaration }
    findDeclarations(for: declaration.type)
  }

  fileprivate func didChange(_ declaration: NativeDestination) {
    for layer in host.layers where layer.declaration === declaration { layer.node?.invalidate() }
  }

  private func findDeclarations(for type: ObjectIdentifier) {
    for (index, layer) in host.layers.enumerated() where layer.value?.type == type {
      if declaration(for: type, at: index + 1) !== layer.declaration { layer.node?.invalidate() }
    }
  }

  /// The declaration that decides about a type at a depth.
  ///
  /// It is the one on the screen nearest to the root, on one screen the innermost, and of several as
  /// deep the newest.
  func declaration(for type: ObjectIdentifier, at depth: Int) -> NativeDestination? {
    let isTyped = host.store?.isTyped ?? false
    var best: (declaration: NativeDestination, depth: Int)?
    for declaration in byType[type] ?? [] {
      guard let found = host.depth(of: declaration.screen), found < (isTyped ? 1 : depth) else {
        continue
      }
      if let best, (best.depth, -best.declaration.nesting) < (found, -declaration.nesting) {
        continue
      }
      best = (declaration, found)
    }
    return best?.declaration
  }

  func decode(_ saved: SavedElement, at depth: Int) throws -> any PathValue {
    for (type, declarations) in byType where declarations.first?.typeName == saved.typeName {
      guard let declaration = declaration(for: type, at: depth) else { continue }
      return try declaration.decode(saved)
    }
    throw Unknown()
  }
}
