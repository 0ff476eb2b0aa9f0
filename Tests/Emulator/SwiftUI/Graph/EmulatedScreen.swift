@MainActor
final class EmulatedScreen {
  enum Phase {
    case hidden, appearing, shown, disappearing
  }

  private struct Member {
    weak var value: (any ScreenMember)?
  }

  private struct Inner {
    weak var value: EmulatedScreen?
  }

  let parent: EmulatedScreen?
  weak var host: (any StackHost)?
  var dismissal: Dismissal?

  /// Whether the presentation mode of a screen that can be dismissed is *presented*.
  private var isPresented = true
  weak var root: ScreenNode?
  private var ownPhase = Phase.hidden
  private(set) var phase = Phase.hidden
  private(set) var isAnimated = false
  var appearsUnheard = false

  /// How often a link of the screen has pushed since the last pop by one, which is how often it hears of the end of
  /// a transition.
  var pushesToTellOf = 0
  private var members: [Member] = []
  private var innerScreens: [Inner] = []

  init(parent: EmulatedScreen?, host: (any StackHost)?, dismissal: Dismissal? = nil) {
    self.parent = parent
    self.host = host
    self.dismissal = dismissal
    parent?.innerScreens.removeAll { $0.value == nil }
    parent?.innerScreens.append(Inner(value: self))
  }

  func screen(of host: any StackHost) -> EmulatedScreen? {
    self.host === host ? self : parent?.screen(of: host)
  }

  func isInside(_ other: EmulatedScreen) -> Bool {
    self === other || (parent?.isInside(other) ?? false)
  }

  var outermost: EmulatedScreen { parent?.outermost ?? self }
  var nearestHost: (any StackHost)? { host ?? parent?.nearestHost }

  var navigationController: UINavigationController? {
    guard let host else { return parent?.navigationController }
    var outside = parent
    while outside?.host === host { outside = outside?.parent }
    host.controller.navigationController = outside?.navigationController
    return host.controller
  }

  private(set) lazy var controller: UIViewController = {
    let controller = UIViewController()
    (host?.controller ?? parent?.controller)?.addChild(controller)
    return controller
  }()

  var ownTabBarController: UITabBarController?

  var tabBarController: UITabBarController? {
    guard let ownTabBarController else { return parent?.tabBarController }
    ownTabBarController.navigationController = parent?.navigationController
    return ownTabBarController
  }

  var ownPresenter: UIViewController?
  var presenter: UIViewController? { ownPresenter ?? parent?.presenter }

  var isBetweenOthers: Bool {
    let isRoot = host?.screenNodes.first?.screen === self
    return (host != nil && !isRoot && ownPhase == .hidden) || (parent?.isBetweenOthers ?? false)
  }

  func enter(_ phase: Phase, animated isAnimated: Bool = false) {
    ownPhase = phase
    settlePhase(animated: isAnimated)
  }

  private func settlePhase(animated isAnimated: Bool) {
    let outer = parent?.phase ?? .shown
    // While the outer screen moves, the inner one moves with it.
    let new: Phase =
      switch (ownPhase, outer) {
      case (.hidden, _), (_, .hidden): .hidden
      case (.shown, let outer): outer
      case (let own, _): own
      }
    guard new != phase else { return }
    let old = phase
    phase = new
    self.isAnimated = isAnimated
    members.removeAll { $0.value == nil }
    for member in members { member.value?.screenPhaseDidChange(from: old, to: new) }
    for inner in innerScreens { inner.value?.settlePhase(animated: isAnimated) }
    if new == .shown || new == .hidden { self.isAnimated = false }
  }

  /// Makes a screen presented only once it has come.
  func becomePresented(_ isPresented: Bool) {
    guard isPresented != self.isPresented else { return }
    self.isPresented = isPresented
    root?.invalidate()
  }

  func appearOnceMore() { for member in members { member.value?.screenAppearsOnceMore() } }

  func add(_ member: any ScreenMember) {
    if members.count % 64 == 63 { members.removeAll { $0.value == nil } }
    members.append(Member(value: member))
    if phase != .hidden { member.screenPhaseDidChange(from: .hidden, to: phase) }
  }

  fileprivate func environment(in outer: EnvironmentValues) -> EnvironmentValues {
    guard let dismissal else { return outer }
    var inside = outer
    inside.dismissal = dismissal
    inside.isPresented = isPresented
    return inside
  }
}

@MainActor
protocol ScreenMember: AnyObject {
  func screenPhaseDidChange(from old: EmulatedScreen.Phase, to new: EmulatedScreen.Phase)

  func screenAppearsOnceMore()
}

extension ScreenMember {
  func screenAppearsOnceMore() {}
}

@MainActor
final class ScreenNode: Node {
  /// Makes the content of the screen.
  ///
  /// A change of the content invalidates the node. It isn't evaluated at once: otherwise a chain of screens would be
  /// evaluated in as many nested calls.
  private let content: () -> any View

  init(at place: NodePlace, content: @escaping () -> any View) {
    self.content = content
    super.init(ScreenNode.self, at: place)
    place.screen.root = self
  }

  func replaceEnvironment(_ environment: EnvironmentValues) {
    if changeEnvironment(to: environment) { invalidate() }
  }

  override func mustBeEvaluated(in environment: EnvironmentValues) -> Bool { true }

  override var environmentInside: EnvironmentValues { screen.environment(in: environment) }

  override func performEvaluation() { setChildren([Child(observing(content))]) }

  override var isForEachUnit: Bool { true }

  override func unitsDidChange() {
    guard let host = screen.host as? NavigationViewHost, screen === host.root else { return }
    let views = children.flatMap(\.units)
    if views.count > 1 {
      graph.record(.severalFirstViews, views.map { "\($0.viewType)" }.joined(separator: ", "))
    }
  }

  override func tearDown() { screen.enter(.hidden) }
}
