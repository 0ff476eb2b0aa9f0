internal import HostBehaviors
internal import LinkStackEngine
internal import SimulatedHost

/// The strict old host: it shows one screen after another, as links are turned on and off.
///
/// Gives a ``HostAutomaton`` views: links that are turned on and off become updates, and screens come and go by their
/// effects. The automaton decides which screens are shown and which pushes are lost. A lost link stays on without its
/// screen, until it is turned off and on again. The update that creates the host has no transition, so its screens are
/// there at once.
@MainActor
final class NavigationViewHost: StackHost {
  unowned let graph: Graph
  let root: EmulatedScreen

  /// Whether there is a column after this one, in which a link shows its view unless it is said to be no detail link.
  var hasNextColumn = false
  var automaton: HostAutomaton<HostedLink>
  var linkStack = LinkStack<HostedLink>()
  var requested: LinkStack<HostedLink>?
  var isToFollow = false
  var stranger: EmulatedScreen?
  var motion: ScreenMotion?
  var lastTransition: EmulatedTransition?
  private(set) var isRemoved = false

  /// The state that UIKit's controller keeps after its view has gone.
  private var lastControllers: [UIViewController]?
  var turned: [HostedLink] = []

  /// The links that are on as far as the host has followed, the lowest first, whether their screens are there or not.
  private(set) var followed: [HostedLink] = []

  /// The writes to links that were turned off, as soon as the host follows.
  var dueWrites: [DueActions.Action] = []

  /// The screens that called `dismiss()` while screens move.
  var dismissed: HostedLink?
  var countWhileInactive = 0
  var lastPush: Int?

  /// The update that has made the host, which has no transitions yet.
  private let firstUpdate: Int

  init(graph: Graph, parent: EmulatedScreen) {
    self.graph = graph
    firstUpdate = graph.updateSerial
    automaton = HostAutomaton(graph.behavior.simulated)
    _ = automaton.appear(with: linkStack)
    root = EmulatedScreen(parent: parent, host: nil)
    root.host = self
    parent.controller.addChild(controller)
    root.enter(.shown)
  }

  var top: EmulatedScreen { stranger ?? screen(of: linkStack) }

  func screen(of linkStack: LinkStack<HostedLink>) -> EmulatedScreen {
    (linkStack.depth == 0 ? nil : linkStack[linkStack.depth].value.screen) ?? root
  }

  var shown: [HostedLink] { linkStack.values }

  /// Whether all of the stack is out of view, as in a tab that isn't selected.
  var isHidden: Bool { root.parent?.phase == .hidden }

  /// Whether nothing of what the stack does is drawn.
  var isUndrawn: Bool {
    isHidden || graph.activity == .background && graph.behavior.followsUnseenScreens
  }

  var isFirstUpdate: Bool { graph.updateSerial == firstUpdate }

  var isInTransition: Bool { automaton.transition != nil }

  var screenInFront: EmulatedScreen { top }

  var movingScreens: (from: EmulatedScreen, to: EmulatedScreen)? {
    motion.flatMap { $0.isAnimated ? ($0.from, $0.to) : nil }
  }

  var isCovered: Bool { automaton.isCovered }

  private(set) lazy var controller = UINavigationController(of: self)

  // UIKit has no coordinator of a change without animation (radianttap/Coordinator issue 19).
  var transition: EmulatedTransition? {
    if let motion, motion.isAnimated || graph.behavior.coordinatesStillChanges {
      return motion.transition
    }
    if let lastTransition { return lastTransition }
    return graph.uncovering(of: root)?.transition
  }

  var controllers: [UIViewController] {
    if let lastControllers { return lastControllers }
    if graph.behavior.menuKeepsTop, let motion, let transition = automaton.transition,
      transition.kind == .goingBack, transition.from > transition.to + 1
    {
      return [motion.from.controller, motion.to.controller]
    }
    let screens = [root] + shown.compactMap(\.screen)
    let controllers = screens.prefix(1 + automaton.state.depth).map(\.controller)
    return controllers + (stranger.map { [$0.controller] } ?? [])
  }

  var screenNodes: [ScreenNode] { (root.root.map { [$0] } ?? []) + shown.compactMap(\.screenNode) }

  func makeRequest(of owner: Node) -> any ScreenRequest { HostedLink(owner: owner, host: self) }

  func didTurn(_ link: HostedLink) {
    if !turned.contains(link) { turned.append(link) }
    graph.reconcileLater(self)
  }

  func note(_ requests: [HostedLink]) {
    // A screen that is made with a link on has no controller yet that it could push on.
    for link in requests where !isFirstUpdate || shown.isEmpty {
      link.ownerScreen?.pushesToTellOf += 1
      if !followed.contains(link) { followed.append(link) }
    }
  }

  /// The links that are on, and whose screens were pushed or lost, and aren't there.
  ///
  /// At the end of each transition `false` is written to each of them, once for each push by its screen's links since
  /// the last pop by one.
  var unshown: [HostedLink] {
    followed.filter { $0.status != .asked && !shown.contains($0) }
  }

  /// Takes note that a link is off, and returns whether it was known to be on.
  @discardableResult
  func forget(_ link: HostedLink) -> Bool {
    guard let index = followed.firstIndex(of: link) else { return false }
    followed.remove(at: index)
    link.offCount += 1
    return true
  }

  /// A screen that has gone takes its links with it.
  func forgetRemoved() { followed.removeAll { $0.owner?.isRemoved != false } }

  func writeAsItHeeds(_ write: @escaping DueActions.Action) {
    dueWrites.append(write)
    graph.reconcileLater(self)
  }

  /// Where nothing is animated, UIKit is done by then.
  func didTurnOffLeaving(_ link: HostedLink) {
    if motion?.isAnimated != false { record(.updateDuringTransition, link) }
  }

  func removeAll() {
    lastControllers = controllers
    isRemoved = true
    if let motion { graph.time.cancel(motion.timer) }
    for link in shown + (motion?.leaving ?? []) { link.status = .idle }
    turned = []
    followed = []
    dueWrites = []
    dismissed = nil
    motion = nil
    requested = nil
    linkStack = LinkStack()
    automaton = HostAutomaton(graph.behavior.simulated)
  }
}

extension HostBehavior {
  /// The simulated host's decisions.
  var simulated: SimulatedHostBehavior {
    var rules = UpdateRules.links
    // A link that takes another one's place is another screen, and no value of the same one.
    rules.replacesInPlace = false
    var behavior = SimulatedHostBehavior(
      rules: rules,
      lag: Nanoseconds(lag),
      ignoredUpdates: ignoredUpdates
    )
    // Views dismiss again by themselves.
    behavior.postponesPops = true
    return behavior
  }
}

extension HostViolation.Kind {
  init(_ kind: Violation.Kind) {
    switch kind {
    case .tooManyPushes: self = .tooManyPushes
    case .replacement: self = .popAndPush
    case .duringTransition: self = .pushDuringTransition
    case .tooDeepAtFirstAppearance: self = .tooDeepAtFirstAppearance
    case .ownerNotShown: self = .pushFromCoveredScreen
    case .underStranger: self = .underStranger
    }
  }
}
