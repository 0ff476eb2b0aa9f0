/// The native host: it shows a screen for each value of a path, however many change at once.
///
/// Above those come the screens that views present, in a chain: each belongs to the screen that
/// presents it. A change of the path ends them all.
@MainActor
final class NativeHost: StackHost {
  unowned let graph: Graph
  let root: EmulatedScreen
  weak var node: Node?

  var layers: [Layer] = [] { didSet { depths = nil } }
  var leaving: [Layer] = []
  var motion: NativeMotion?
  private var front: EmulatedScreen
  private var frontDepth = 0
  private(set) var store: NativePathStore?
  var wanted: [NativePathElement] = []

  private(set) var transaction = Transaction()
  var requests: [NativePresenter] = []
  var awaitsDeclarations = false
  private(set) var isRemoved = false
  private(set) lazy var declarations = NativeDestinations(of: self)
  private var depths: [ObjectIdentifier: Int]?
  private var lastCountedUpdate: Int?
  private var lastSeenUpdate: Int?

  /// The update that has made the host, in which nothing moves.
  private let firstUpdate: Int

  init(graph: Graph, parent: EmulatedScreen) {
    self.graph = graph
    firstUpdate = graph.updateSerial
    root = EmulatedScreen(parent: parent, host: nil)
    front = root
    root.host = self
    parent.controller.addChild(controller)
    root.enter(.shown)
  }

  private var top: EmulatedScreen { layers.last?.screen ?? root }

  var isFirstUpdate: Bool { graph.updateSerial == firstUpdate }

  var isInTransition: Bool { motion != nil }

  var screenInFront: EmulatedScreen { front }

  var movingScreens: (from: EmulatedScreen, to: EmulatedScreen)? {
    motion.flatMap { motion in motion.isAnimated ? motion.outgoing.first.map { ($0, front) } : nil }
  }

  private(set) lazy var controller = UINavigationController(of: self)

  var isCovered: Bool { false }
  var controllers: [UIViewController] { screenNodes.map(\.screen.controller) }
  var transition: EmulatedTransition? { motion?.transition }

  var screenNodes: [ScreenNode] { (root.root.map { [$0] } ?? []) + layers.compactMap(\.node) }
  var valueCount: Int { layers.firstIndex { $0.value == nil } ?? layers.count }

  func depth(of screen: EmulatedScreen) -> Int? {
    if screen === root { return 0 }
    let depths =
      depths
      ?? Dictionary(
        uniqueKeysWithValues: layers.enumerated().map { (ObjectIdentifier($1.screen), $0 + 1) }
      )
    self.depths = depths
    return depths[ObjectIdentifier(screen)]
  }

  func takeIn(_ store: NativePathStore) {
    self.store = store
    let elements = store.elements()
    graph.reconcileLater(self)
    guard elements != wanted else { return }
    transaction = .current
    wanted = elements
  }

  /// A link's screen has the environment of its link, as in the old navigation view.
  func makeRequest(of owner: Node) -> any ScreenRequest {
    NativePresenter(owner: owner, host: self, sharesEnvironment: true)
  }

  func environmentDidChange(to environment: EnvironmentValues) {
    root.root?.replaceEnvironment(environment)
    for layer in layers + leaving where layer.presenter?.environment == nil {
      layer.node?.replaceEnvironment(environment)
    }
  }

  func didTurn(_ presenter: NativePresenter) {
    transaction = .current
    if presenter.isOn { requests.append(presenter) }
    graph.reconcileLater(self)
  }

  func push(_ value: any PathValue) {
    guard declarations.declaration(for: value.type, at: valueCount + 1) != nil else {
      return graph.warn(
        """
        A link has a value of type \(value.typeName), and no navigationDestination(for:) is declared \
        for it where the link's stack sees it. The link does nothing.
        """
      )
    }
    endPresentations(from: 0)
    store?.append(value)
  }

  func show(_ value: any PathValue) {
    guard declarations.declaration(for: value.type, at: 1) != nil else { return }
    endPresentations(from: 0)
    store?.replace([.value(value)])
  }

  /// Empties the path, if the app has given the stack none.
  ///
  /// As Apple documents: when the selection changes in the sidebar, the screens that navigation links to values have pushed are popped.
  func emptyOwnPath() {
    guard store?.isOwn == true, !wanted.isEmpty else { return }
    store?.replace([])
  }

  func removeAll() {
    isRemoved = true
    if let motion { graph.time.cancel(motion.timer) }
    requests = []
    layers = []
    leaving = []
    motion = nil
  }

  func endPresentations(from depth: Int) {
    for layer in layers.dropFirst(depth) { layer.presenter?.end() }
  }

  /// Removes a screen and those above it, for a view on it.
  ///
  /// In no transaction: the system animates that in any transaction of the client (hmlongco/Navigator
  /// issue 62).
  func dismiss(_ screen: EmulatedScreen) {
    guard let depth = depth(of: screen), depth > 0 else { return }
    withTransaction(Transaction()) { shorten(to: depth - 1) }
  }

  func shorten(to count: Int) {
    transaction = .current
    endPresentations(from: count)
    if count < valueCount {
      if store?.elements() == wanted { store?.truncate(count) }
      wanted.removeLast(max(0, wanted.count - count))
    }
  }

  func countUpdate(byPerson: Bool = false) {
    guard byPerson || lastCountedUpdate != graph.updateSerial else { return }
    lastCountedUpdate = byPerson ? nil : graph.updateSerial
    graph.log.countHostUpdate()
  }
}

extension NativeHost {
  func bringTopToFront(byPerson: Bool = false) {
    guard !awaitsDeclarations else { return }
    let top = top
    guard front !== top else {
      if motion == nil { removeLeaving() }
      return
    }
    var motion = motion ?? NativeMotion(outgoing: [], end: graph.time.now)
    graph.time.cancel(motion.timer)
    motion.outgoing.append(front)
    motion.outgoing.removeAll { $0 === top }
    let isPop = layers.count < frontDepth
    // A screen that is replaced in place is just there; a transition that runs ends when it would.
    if layers.count != frontDepth, !isFirstUpdate {
      motion.isAnimated = byPerson || isAnimated
      let duration = graph.behavior.duration(isAnimated: motion.isAnimated)
      motion.end = graph.time.now + duration
      if !byPerson { countSeen(isAnimated: motion.isAnimated) }
    }
    if motion.isAnimated || graph.behavior.coordinatesStillChanges, motion.transition == nil {
      motion.transition = EmulatedTransition(isInteractive: false)
    }
    front.enter(.disappearing, animated: motion.isAnimated)
    top.appearsUnheard = isPop && misleadsAppearance
    top.enter(.appearing, animated: motion.isAnimated)
    top.appearsUnheard = false
    if !isPop, misleadsAppearance {
      for screen in [root] + layers.dropLast().map(\.screen) { screen.appearOnceMore() }
    }
    front = top
    motion.timer = graph.time.schedule(after: motion.end - graph.time.now) { [weak self] in
      self?.finish()
    }
    frontDepth = layers.count
    self.motion = motion
  }

  private var isAnimated: Bool { !transaction.disablesAnimations && graph.areAnimationsEnabled }

  private func countSeen(isAnimated: Bool) {
    guard lastSeenUpdate != graph.updateSerial, root.parent?.phase != .hidden else { return }
    lastSeenUpdate = graph.updateSerial
    if isAnimated { graph.log.countTransition() }
  }

  private func finish() {
    guard let motion else { return }
    self.motion = nil
    for screen in motion.outgoing { screen.enter(.hidden, animated: motion.isAnimated) }
    front.enter(.shown, animated: motion.isAnimated)
    removeLeaving()
    tellOfEnd(of: motion)
  }

  private func tellOfEnd(of motion: NativeMotion) {
    guard let transition = motion.transition, graph.behavior.settleSignals != .never else { return }
    graph.due.addLifeCycleAction { transition.tellOfEnd() }
  }

  private func removeLeaving() {
    let nodes = leaving.compactMap(\.node)
    leaving = []
    node?.children.removeAll { child in nodes.contains { $0 === child } }
    for node in nodes { graph.remove(node) }
  }
}

extension NativeHost {
  func goBack(to depth: Int) -> Bool {
    guard motion == nil, layers.indices.contains(depth) else { return false }
    cut(to: depth)
    bringTopToFront(byPerson: true)
    return true
  }

  private func cut(to depth: Int) {
    shorten(to: depth)
    leaving += layers[depth...]
    layers.removeLast(layers.count - depth)
    countUpdate(byPerson: true)
  }

  func beginSwipe() -> Bool {
    guard motion == nil, !layers.isEmpty else { return false }
    let below = layers.dropLast().last?.screen ?? root
    motion = NativeMotion(outgoing: [front], isAnimated: true, isSwipe: true)
    motion?.transition = EmulatedTransition(isInteractive: true)
    front.enter(.disappearing, animated: true)
    below.enter(.appearing, animated: true)
    return true
  }

  func cancelSwipe() -> Bool {
    guard let motion, motion.isSwipe else { return false }
    self.motion = nil
    letGo(motion, cancelling: true)
    tellOfEnd(of: motion)
    let below = layers.dropLast().last?.screen ?? root
    below.enter(.disappearing, animated: true)
    below.enter(.hidden, animated: true)
    front.enter(.appearing, animated: true)
    front.enter(.shown, animated: true)
    return true
  }

  func finishSwipe() -> Bool {
    guard let motion, motion.isSwipe else { return false }
    letGo(motion, cancelling: false)
    cut(to: layers.count - 1)
    front = top
    frontDepth = layers.count
    finish()
    return true
  }

  private func letGo(_ motion: NativeMotion, cancelling isCancelled: Bool) {
    guard let transition = motion.transition else { return }
    transition.letGo(cancelling: isCancelled)
    graph.due.addLifeCycleAction { transition.tellOfLettingGo() }
  }
}

@MainActor
struct NativeMotion {
  var outgoing: [EmulatedScreen]
  var isAnimated = false
  var isSwipe = false
  var transition: EmulatedTransition?
  var timer = 0
  var end: Int64 = 0
}
