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

  /// Whether the view of the link has gone, perhaps with an app's stack that another one replaces at any instant.
  private(set) var isViewRemoved = false
  private(set) var transaction = Transaction()

  /// That in which the link was evaluated last, whether it was turned then or not.
  private(set) var evaluation = Transaction()

  var status = Status.idle {
    didSet {
      if status != .shown { isReplaced = false }
      if status != .leaving { hasWritten = false }
      if status == .shown { hasReadOnSinceShown = true }
    }
  }

  /// Whether another link of the same screen has taken its place, while its screen has stayed.
  private(set) var isReplaced = false

  /// How often the host has heard that the link is off.
  var offCount = 0

  private var hasWritten = false
  private var hasReadOnSinceShown = false
  var isDetail = true

  var destination: () -> any View = { EmptyView() }

  var write: (Bool) -> Void = { _ in }

  func writeThatScreenLeft() {
    hasWritten = true
    for _ in 0..<max(1, ownerScreen?.pushesToTellOf ?? 1) {
      owner?.graph.time.note?("link \(place) is told that its screen has left")
      write(false)
    }
    guard let owner, owner.graph.behavior.evaluatesLeftLinks else { return }
    _ = owner.graph.time.schedule(after: HostBehavior.frame) { [weak owner] in owner?.invalidate() }
  }

  init(owner: Node, host: NavigationViewHost?) {
    self.owner = owner
    self.host = host
  }

  var isToLeave: Bool { !isOn && !isPopIgnored && !isReplaced }

  /// The screen of the stack that the link is on.
  var ownerScreen: EmulatedScreen? { host.flatMap { owner?.screen.screen(of: $0) } }

  func beReplaced() {
    isReplaced = true
    host?.forget(self)
    writeOnceMore()
  }

  private func writeOnceMore() {
    let write: DueActions.Action = { [weak owner, write, place] in
      owner?.graph.time.note?("link \(place) is told once more")
      write(false)
    }
    if status == .shown {
      host?.writeAsItHeeds(write)
    } else {
      owner?.graph.due.addLifeCycleAction(write)
    }
  }

  var screen: EmulatedScreen? { screenNode?.screen }

  private var place: Int {
    let screen = ownerScreen
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
    evaluation = .current
    guard isOn != self.isOn else { return }
    self.isOn = isOn
    isPopIgnored = false
    transaction = .current
    owner?.graph.time.note?("link \(place) \(isOn ? "on" : "off")")
    if !isOn, host?.forget(self) == true {
      if status == .shown { ownerScreen?.pushesToTellOf = 0 }
      writeOnceMore()
    }
    switch (isOn, status) {
    case (true, .idle), (true, .leaving), (_, .asked), (_, .shown): host?.didTurn(self)
    case (false, .lost): status = .idle
    case (false, .leaving) where !hasWritten && !isViewRemoved: host?.didTurnOffLeaving(self)
    default: break
    }
  }

  func lose() { if status != .leaving { status = isOn ? .lost : .idle } }

  func present(by host: NavigationViewHost) {
    guard let owner else { return }
    status = .shown
    let dismissal = Dismissal { [weak self] in self?.dismiss() }
    let screen = EmulatedScreen(parent: host.root.parent, host: host, dismissal: dismissal)
    // It is presented, by its presentationMode, when it has appeared.
    screen.becomePresented(false)
    screenNode = owner.makeScreenNode(on: screen) { [weak self] in
      self?.destination() ?? EmptyView()
    }
  }

  private func dismiss() {
    if let host, !host.graph.behavior.dismissesByLink { host.dismiss(self) } else { write(false) }
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
    isViewRemoved = true
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
