extension NativeHost {
  func reconcile() -> Bool {
    guard !isRemoved, store != nil else { return false }
    return withTransaction(transaction) { showWhatIsAskedFor() }
  }

  private func showWhatIsAskedFor() -> Bool {
    if motion?.isSwipe ?? false, isToChange { _ = cancelSwipe() }
    let old = layers
    let hasShortened = showPath()
    removeEndedPresentations()
    presentRequested()
    let kept = Set(layers.map(ObjectIdentifier.init))
    let removed = old.filter { !kept.contains(ObjectIdentifier($0)) }
    let shown = Set(old.map(ObjectIdentifier.init))
    let hasNew = layers.contains { !shown.contains(ObjectIdentifier($0)) }
    guard !removed.isEmpty || hasNew else {
      bringTopToFront()
      return hasShortened
    }
    countUpdate()
    graph.time.note?("stack \(layers.count)")
    leaving += removed
    bringTopToFront()
    return true
  }

  private var isToChange: Bool {
    wanted.count != valueCount || zip(layers, wanted).contains { !$0.stands(for: $1) }
      || layers.contains { $0.presenter?.isOn == false }
      || requests.contains { $0.isOn && !layers.contains($0.layer) }
  }

  private func showPath() -> Bool {
    let old = layers.prefix(valueCount)
    let (new, unresolved) = resolvedLayers(old)
    let isChanged = old.count != new.count || zip(old, new).contains { $0 !== $1 }
    if isChanged {
      endPresentations(from: 0)
      layers = new
      new.filter { $0.node == nil }.forEach(mount)
    }
    awaitsDeclarations = unresolved != nil && isChanged
    guard let unresolved else { return false }
    if awaitsDeclarations {
      // What the new screens declare is known after they have been evaluated.
      graph.reconcileLater(self)
      return false
    }
    drop(unresolved)
    return true
  }

  private func resolvedLayers(
    _ old: ArraySlice<Layer>
  ) -> (layers: [Layer], unresolved: Unresolved?) {
    var layers: [Layer] = []
    for (index, element) in wanted.enumerated() {
      if old.indices.contains(index), old[index].stands(for: element) {
        layers.append(old[index])
        continue
      }
      switch element {
      case .value(let value): layers.append(makeLayer(.value(value, saved: nil)))
      case .saved(let saved):
        do {
          let value = try declarations.decode(saved, at: index + 1)
          layers.append(makeLayer(.value(value, saved: saved)))
        } catch { return (layers, Unresolved(index: index, element: saved, reason: "\(error)")) }
      }
    }
    return (layers, nil)
  }

  private struct Unresolved {
    let index: Int
    let element: SavedElement
    let reason: String
  }

  private func drop(_ unresolved: Unresolved) {
    graph.warn(
      """
      The saved path has an element at index \(unresolved.index) that can't be decoded as a \
      \(unresolved.element.typeName): it is dropped, with what is above it. \(unresolved.reason)
      """
    )
    wanted.removeLast(wanted.count - unresolved.index)
    store?.truncate(unresolved.index)
  }

  private func removeEndedPresentations() {
    guard let index = layers.firstIndex(where: { $0.presenter.map { !$0.isOn } ?? false }) else {
      return
    }
    endPresentations(from: index)
    layers.removeLast(layers.count - index)
  }

  private func presentRequested() {
    let presenters = requests.filter { $0.isOn && !layers.contains($0.layer) }
    requests = []
    for presenter in presenters {
      guard let screen = presenter.owner?.screen.screen(of: self), let depth = depth(of: screen)
      else { continue }
      if depth < layers.count {
        shorten(to: depth)
        layers.removeLast(layers.count - depth)
      }
      let layer = makeLayer(.presentation(presenter))
      presenter.layer = layer
      layers.append(layer)
      mount(layer)
    }
  }

  private func makeLayer(_ content: Layer.Content) -> Layer {
    let screen = EmulatedScreen(parent: root.parent, host: self)
    screen.dismissal = Dismissal { [weak self, weak screen] in
      if let screen { self?.dismiss(screen) }
    }
    return Layer(content, screen: screen)
  }

  private func mount(_ layer: Layer) {
    guard let node else { return }
    let screenNode = node.makeScreenNode(
      .identity(AnyHashable(ObjectIdentifier(layer))),
      on: layer.screen,
      in: layer.presenter?.environment
    ) { [weak self, weak layer] in
      guard let self, let layer else { return EmptyView() }
      return view(for: layer)
    }
    node.children.append(screenNode)
    layer.node = screenNode
  }

  private func view(for layer: Layer) -> any View {
    guard let value = layer.value else { return layer.presenter?.destination() ?? EmptyView() }
    if let depth = depth(of: layer.screen) {
      layer.declaration = declarations.declaration(for: value.type, at: depth)
    }
    if let view = layer.declaration?.view(for: value) { return view }
    warnOfMissingDestination(layer, value)
    return Image(systemName: "exclamationmark.triangle.fill")
  }

  private func warnOfMissingDestination(_ layer: Layer, _ value: any PathValue) {
    guard !layer.hasWarned else { return }
    layer.hasWarned = true
    // A screen that stays is evaluated before the new ones below it, whose declarations count.
    graph.due.addLifeCycleAction { [weak self, weak layer] in
      guard let self, let layer else { return }
      if layer.declaration != nil {
        layer.hasWarned = false
        return
      }
      graph.warn(
        """
        The path has a value of type \(value.typeName), and no navigationDestination(for:) is declared \
        for it on the root or on a screen below.
        """
      )
    }
  }
}

@MainActor
final class Layer {
  enum Content {
    case value(any PathValue, saved: SavedElement?)
    case presentation(NativePresenter)
  }

  let content: Content
  let screen: EmulatedScreen
  weak var node: ScreenNode?
  var declaration: NativeDestination?
  var hasWarned = false

  init(_ content: Content, screen: EmulatedScreen) {
    self.content = content
    self.screen = screen
  }

  var value: (any PathValue)? {
    if case .value(let value, _) = content { value } else { nil }
  }

  var presenter: NativePresenter? {
    if case .presentation(let presenter) = content { presenter } else { nil }
  }

  func stands(for element: NativePathElement) -> Bool {
    guard case .value(let value, let saved) = content else { return false }
    return switch element {
    case .value(let other): value.isEqual(to: other)
    case .saved(let other): saved == other
    }
  }
}

@MainActor
final class NativePresenter: ScreenRequest {
  private(set) weak var owner: Node?
  private weak var host: NativeHost?
  private(set) var isOn = false
  private let sharesEnvironment: Bool

  private var isEnding = false
  weak var layer: Layer?

  var destination: () -> any View = { EmptyView() }
  var write: (Bool) -> Void = { _ in }

  init(owner: Node, host: NativeHost, sharesEnvironment: Bool) {
    self.owner = owner
    self.host = host
    self.sharesEnvironment = sharesEnvironment
  }

  var environment: EnvironmentValues? { sharesEnvironment ? owner?.environment : nil }

  func turn(_ isOn: Bool) {
    guard isOn != self.isOn else { return }
    self.isOn = isOn
    isEnding = false
    host?.didTurn(self)
  }

  func end() {
    guard isOn, !isEnding else { return }
    isEnding = true
    write(false)
  }

  func refresh() { layer?.node?.invalidate() }

  func environmentDidChange(to environment: EnvironmentValues) {
    if sharesEnvironment { layer?.node?.replaceEnvironment(environment) }
  }

  var dependentScreen: ScreenNode? { nil }

  func ownerWillGoAway() -> ScreenNode? {
    turn(false)
    return nil
  }
}

extension [Layer] {
  fileprivate func contains(_ layer: Layer?) -> Bool {
    layer.map { layer in contains { $0 === layer } } ?? false
  }
}

extension NativeHost {
  var misleadsAppearance: Bool {
    graph.behavior.closuresMisleadAppearance && store?.isMadeOfClosures == true
  }
}
