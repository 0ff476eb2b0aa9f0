@MainActor
final class HostedLink: ScreenRequest {
  enum Status {
    case idle
    case asked
    case shown
    case leaving
    case lost
  }

  private(set) weak var owner: Node?
  private weak var host: NavigationViewHost?
  private(set) var screenNode: ScreenNode?
  private(set) var isOn = false
  var isPopIgnored = false

  /// Whether the view of the link has gone, with an app's stack perhaps that another one replaces at whatever instant.
  private(set) var isTakenAway = false
  private(set) var transaction = Transaction()

  var status = Status.idle {
    didSet {
      if status != .leaving { hasWritten = false }
      if status == .shown { hasReadOnSinceShown = true }
    }
  }

  private var hasWritten = false
  private var hasReadOnSinceShown = false
  var isDetail = true

  var destination: () -> any View = { EmptyView() }

  var write: (Bool) -> Void = { _ in }

  func writeThatScreenLeft() {
    hasWritten = true
    owner?.graph.time.note?("link \(place) is told that its screen has left")
    write(false)
    guard let owner, owner.graph.behavior.evaluatesLeftLinks else { return }
    _ = owner.graph.time.schedule(after: 16_666_667) { [weak owner] in owner?.invalidate() }
  }

  init(owner: Node, host: NavigationViewHost?) {
    self.owner = owner
    self.host = host
  }

  var isToLeave: Bool { !isOn && !isPopIgnored }

  var screen: EmulatedScreen? { screenNode?.screen }

  private var place: Int {
    let screen = host.flatMap { owner?.screen.screen(of: $0) }
    return host?.shown.lastIndex { $0.screen === screen }.map { $0 + 1 } ?? 0
  }

  var label: String {
    let texts = owner?.texts ?? []
    return texts.isEmpty ? "a link without a text" : texts.joined(separator: " ")
  }

  func turn(_ isOn: Bool) {
    hasReadOnSinceShown = hasReadOnSinceShown && isOn
    if hasReadOnSinceShown, hasWritten, [.leaving, .lost].contains(status), let host,
      host.graph.behavior.evaluatesLeftLinks, host.mayPush(self)
    {
      host.record(.secondPush, self)
    }
    guard isOn != self.isOn else { return }
    self.isOn = isOn
    isPopIgnored = false
    transaction = .current
    owner?.graph.time.note?("link \(place) \(isOn ? "on" : "off")")
    switch (isOn, status) {
    case (true, .idle), (true, .leaving), (_, .asked), (_, .shown): host?.didTurn(self)
    case (false, .lost): status = .idle
    case (false, .leaving) where !hasWritten && !isTakenAway: host?.didTurnOffLeaving(self)
    default: break
    }
  }

  func lose() { if status != .leaving { status = isOn ? .lost : .idle } }

  func present(by host: NavigationViewHost) {
    guard let owner else { return }
    status = .shown
    let dismissal = Dismissal { [weak self] in self?.write(false) }
    let screen = EmulatedScreen(parent: host.root.parent, host: host, dismissal: dismissal)
    screenNode = owner.makeScreenNode(on: screen) { [weak self] in
      self?.destination() ?? EmptyView()
    }
  }

  func removeScreen() {
    guard let node = screenNode else { return }
    screenNode = nil
    node.graph.remove(node)
  }

  func refresh() { screenNode?.invalidate() }

  func evaluateScreenAgain() {
    var remaining: [Node] = screenNode.map { [$0] } ?? []
    while let node = remaining.popLast() {
      node.invalidate()
      remaining += node.children
    }
  }

  func environmentDidChange(to environment: EnvironmentValues) {
    screenNode?.replaceEnvironment(environment)
  }

  var dependentScreen: ScreenNode? { screenNode }

  /// Where this returns nil, the host keeps the screen until the transition has ended that takes it
  /// out of view.
  func ownerWillGoAway() -> ScreenNode? {
    isTakenAway = true
    if status == .asked { turn(false) }
    guard let screenNode else { return nil }
    guard status == .shown || status == .leaving, let host, !host.isRemoved else {
      self.screenNode = nil
      return screenNode
    }
    turn(false)
    return nil
  }
}

extension HostedLink: Equatable {
  nonisolated static func == (lhs: HostedLink, rhs: HostedLink) -> Bool { lhs === rhs }
}
