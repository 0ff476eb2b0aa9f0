import Foundation

@MainActor
final class Graph {
  /// The node whose evaluation runs: what is read now, it depends on.
  static var evaluatedNode: Node?
  nonisolated static var isEvaluating: Bool { MainActor.assumeIsolated { evaluatedNode != nil } }

  let behavior: HostBehavior
  let storage: EmulatedStorage
  let time: EmulatedTime
  private let rootScreen: EmulatedScreen
  private(set) var root: ScreenNode?
  private var invalidNodes = InvalidNodes()

  /// Nodes on screens without a window that wait for the next turn of the main queue.
  private var unseenNodes: [Node] = []

  /// The unseen screens that are evaluated in the present update, with all views in them.
  private var dueScreens: Set<ObjectIdentifier> = []
  var log = GraphLog()
  var due = DueActions()
  private var nodesWithNewUnits: [Node] = []
  private var hostsToReconcile: [any StackHost] = []
  var presentations: [ModalPresentation] = []
  var uncovering: Uncovering?
  /// The views that people can reach, also behind a popover.
  var front: Node? { presentations.last { $0.kind != .popover }?.node ?? root }
  var presenters: [any ModalPresenter] = []

  var activity: UIScene.ActivationState { scene.activationState }
  let scene = UIWindowScene()
  var isAppLeft = false
  var hostsWaitingForReturn: [any StackHost] = []
  var linkHandlers: [Int: (_ link: Any) -> Void] = [:]
  var pictures: [WeakPicture] = []
  var updateSerial = 0
  private var isUpdating = false
  private var lastSerial = 0

  init(behavior: HostBehavior, storage: EmulatedStorage, time: EmulatedTime) {
    self.time = time
    self.behavior = behavior
    self.storage = storage
    rootScreen = EmulatedScreen(parent: nil, host: nil)
    rootScreen.controller.view?.ownWindow = UIWindow(windowScene: scene)
  }

  func begin(with view: any View, in environment: EnvironmentValues) {
    let place = NodePlace(
      graph: self,
      parent: nil,
      key: .position(0),
      environment: environment,
      screen: rootScreen
    )
    rootScreen.enter(.shown)
    let root = ScreenNode(at: place) { view }
    self.root = root
    root.invalidate()
  }

  func end() {
    time.removeAll()
    if let root { remove(root) }
    root = nil
    runDueActions()
    presentations.removeAll()
    presenters.removeAll()
  }

  var areAnimationsEnabled: Bool { time.areAnimationsEnabled && UIView.areAnimationsEnabled }

  func makeSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  func invalidate(_ node: Node) {
    guard !node.isRemoved else { return }
    node.dueTransaction = CurrentTransaction.value
    guard !node.isInvalid else { return }
    node.isInvalid = true
    invalidNodes.insert(node)
  }

  func evaluating(_ node: Node, _ work: () -> Void) {
    let outer = (node: Graph.evaluatedNode, transaction: CurrentTransaction.value)
    Graph.evaluatedNode = node
    // Of what is evaluated in turn, only what has changed by itself has a transaction of its own.
    if let due = node.dueTransaction { CurrentTransaction.value = due }
    node.dueTransaction = nil
    defer {
      Graph.evaluatedNode = outer.node
      CurrentTransaction.value = outer.transaction
    }
    work()
  }

  /// Removes a node and its descendants from the tree.
  ///
  /// Iteratively, as a chain of many screens nests deeply.
  func remove(_ node: Node) {
    var remaining = [node]
    while let next = remaining.popLast() {
      next.remove()
      remaining += next.dependents.reversed()
      remaining += next.children.reversed()
      next.children = []
    }
  }

  nonisolated func ignores(_ received: Any) -> Bool {
    guard let notification = received as? Notification,
      UIApplication.lifeCycle.contains(notification.name)
    else { return false }
    return notification.userInfo?[Self.posterKey] as? ObjectIdentifier != ObjectIdentifier(self)
  }

  nonisolated static var posterKey: String { "EmulatedApp" }

  func countEvaluation(of type: Any.Type) { log.countEvaluation(of: type) }

  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer {
      isUpdating = false
      dueScreens = []
    }
    updateSerial += 1
    var rounds = 0
    while doOneRound() {
      rounds += 1
      precondition(
        rounds < 1000,
        """
        An update goes on for ever: views keep changing the state they depend on. \
        Evaluated most: \(log.evaluations.values.max { $0.count < $1.count }.map { "\($0.type)" } ?? "none").
        """
      )
    }
  }

  private func doOneRound() -> Bool {
    evaluateInvalidNodes() || tellOfNewUnits() || runChangeActions() || reconcilePresentations()
      || reconcileHosts() || runDueActions()
  }

  private func evaluateInvalidNodes() -> Bool {
    for node in unseenNodes where !mustWait(node) { invalidNodes.insert(node) }
    unseenNodes.removeAll { !mustWait($0) }
    var hasEvaluated = false
    while let node = invalidNodes.removeFirst() {
      guard node.isInvalid, !node.isRemoved else { continue }
      if mustWait(node) {
        evaluateLater(node)
        continue
      }
      node.evaluate()
      hasEvaluated = true
    }
    return hasEvaluated
  }

  /// What is new is made at once.
  private func mustWait(_ node: Node) -> Bool {
    behavior.followsUnseenScreens && node.evaluationCount > 0
      && (node.screen.phase == .hidden || activity == .background)
      && node.screen.nearestHost is NavigationViewHost
      && !dueScreens.contains(ObjectIdentifier(node.screen))
  }

  private func evaluateLater(_ node: Node) {
    if unseenNodes.isEmpty {
      _ = time.schedule(after: 0) { [weak self] in
        guard let self else { return }
        dueScreens = Set(unseenNodes.map { ObjectIdentifier($0.screen) })
      }
    }
    unseenNodes.append(node)
  }

  func noteNewUnits(of node: Node) {
    guard !node.hasNewUnits, !node.isBeingEvaluated else { return }
    node.hasNewUnits = true
    nodesWithNewUnits.append(node)
  }

  private func tellOfNewUnits() -> Bool {
    let nodes = nodesWithNewUnits
    nodesWithNewUnits = []
    for node in nodes {
      node.hasNewUnits = false
      if !node.isRemoved { node.unitsDidChange() }
    }
    return !nodes.isEmpty
  }

  private func runChangeActions() -> Bool {
    let actions = due.takeChangeActions()
    for action in actions { action() }
    return !actions.isEmpty
  }

  @discardableResult
  private func runDueActions() -> Bool {
    let actions = due.takeLifeCycleActions()
    for action in actions { action() }
    return !actions.isEmpty
  }

  func reconcileLater(_ host: any StackHost) {
    if !hostsToReconcile.contains(where: { $0 === host }) { hostsToReconcile.append(host) }
  }

  func setActivity(_ activity: UIScene.ActivationState) {
    scene.activationState = activity
    guard activity != .background else { return }
    for host in hostsWaitingForReturn { reconcileLater(host) }
    hostsWaitingForReturn = []
  }

  private func reconcileHosts() -> Bool {
    // Hidden nodes come first, and new ones are made at once.
    let hosts = hostsToReconcile.filter { unseenNodes.isEmpty || $0.isFirstUpdate }
    hostsToReconcile.removeAll { host in hosts.contains { $0 === host } }
    var hasChanged = false
    for host in hosts where host.reconcile() { hasChanged = true }
    return hasChanged
  }
}

@MainActor
private struct InvalidNodes {
  private var heap: [Node] = []

  mutating func insert(_ node: Node) {
    heap.append(node)
    var index = heap.count - 1
    while index > 0, Self.isBefore(heap[index], heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func removeFirst() -> Node? {
    guard !heap.isEmpty else { return nil }
    heap.swapAt(0, heap.count - 1)
    let first = heap.removeLast()
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count {
        if Self.isBefore(heap[child], heap[least]) { least = child }
      }
      if least == index { return first }
      heap.swapAt(index, least)
      index = least
    }
  }

  private static func isBefore(_ a: Node, _ b: Node) -> Bool {
    (a.level, a.serial) < (b.level, b.serial)
  }
}

@MainActor
struct DueActions {
  typealias Action = @MainActor () -> Void

  private var changeActions: [Action] = []
  private var lifeCycleActions: [Action] = []

  mutating func addChangeAction(_ action: @escaping Action) { changeActions.append(action) }

  mutating func addLifeCycleAction(_ action: @escaping Action) { lifeCycleActions.append(action) }

  fileprivate mutating func takeChangeActions() -> [Action] {
    defer { changeActions = [] }
    return changeActions
  }

  fileprivate mutating func takeLifeCycleActions() -> [Action] {
    defer { lifeCycleActions = [] }
    return lifeCycleActions
  }
}

@MainActor
struct GraphLog {
  private var counted: [ObjectIdentifier: (type: Any.Type, count: Int)] = [:]

  /// What was evaluated last, and how often in a row: the rows of a list are of one type.
  private var latest: (type: Any.Type, count: Int)?

  private(set) var hostUpdates = 0
  private(set) var animatedTransitions = 0
  private(set) var madeRows = 0
  var violations: [HostViolation] = []
  var warnings: [String] = []

  var evaluations: [ObjectIdentifier: (type: Any.Type, count: Int)] {
    var log = self
    log.addLatest()
    return log.counted
  }

  private mutating func addLatest() {
    guard let known = latest else { return }
    counted[ObjectIdentifier(known.type), default: (known.type, 0)].count += known.count
    latest = nil
  }

  mutating func countEvaluation(of type: Any.Type) {
    if let known = latest, known.type == type {
      latest = (type, known.count + 1)
    } else {
      addLatest()
      latest = (type, 1)
    }
  }

  mutating func countMadeRows(_ count: Int) { madeRows += count }

  mutating func resetCounts() {
    madeRows = 0
    counted = [:]
    latest = nil
    hostUpdates = 0
    animatedTransitions = 0
  }

  mutating func countHostUpdate() { hostUpdates += 1 }

  mutating func countTransition() { animatedTransitions += 1 }
}

extension Graph {
  func warn(_ message: String) { log.warnings.append(message) }

  func record(_ kind: HostViolation.Kind, _ subject: String) {
    log.violations.append(
      HostViolation(kind: kind, time: time.now, update: updateSerial, subject: subject)
    )
  }

  static func noteClientsChange() {
    guard let node = evaluatedNode else { return }
    node.graph.record(.changeDuringEvaluation, String(describing: node.viewType))
  }
}
