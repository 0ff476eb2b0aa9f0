/// The strict old host: it shows one screen after another, as links are turned on and off.
///
/// It shows at most one push per update, none while a transition runs, and none that comes from
/// anywhere but the screen in front. What it doesn't show is lost: the link stays on without being
/// shown, until it is turned off and on again.
@MainActor
final class NavigationHost: StackHost {
  unowned let graph: Graph

  /// The screen that the links of the chain start from.
  let root: Screen

  /// The host of the next column, if this one is of a column.
  weak var next: NavigationHost?

  /// The link of the column before whose screen stands in for the root.
  var detail: HostedLink?

  /// The links whose screens are shown, from the root.
  var shown: [HostedLink] = []

  /// The transition that runs.
  var motion: Motion?

  private(set) var isRemoved = false
  private var requests: [HostedLink] = []
  private var turnedOff: [HostedLink] = []
  private var countWhileInactive = 0
  private var lastPush: Int?

  init(graph: Graph, parent: Screen) {
    self.graph = graph
    root = Screen(parent: parent, host: nil)
    root.host = self
    root.enter(.shown)
  }

  /// The screen below all others.
  var base: Screen { detail?.screen ?? root }

  /// The screen in front.
  var top: Screen { shown.last?.screen ?? base }

  /// Whether all of the stack is out of view, as in a tab that isn't selected.
  var isHidden: Bool { root.parent?.phase == .hidden }

  var isInTransition: Bool { motion != nil }

  var screenNodes: [ScreenNode] {
    (base.root.map { [$0] } ?? []) + shown.compactMap(\.screenNode)
  }

  // MARK: What links report

  func makeRequest(of owner: Node) -> any ScreenRequest {
    HostedLink(owner: owner, host: self)
  }

  func didTurnOn(_ link: HostedLink) {
    requests.append(link)
    graph.reconcileLater(self)
  }

  func didTurnOff(_ link: HostedLink) {
    turnedOff.append(link)
    graph.reconcileLater(self)
  }

  func removeAll() {
    isRemoved = true
    if let motion { graph.time.cancel(motion.timer) }
    for link in shown + (motion?.leaving ?? []) { link.status = .idle }
    detail?.status = .idle
    detail = nil
    requests = []
    shown = []
    motion = nil
  }

  // MARK: Updates

  /// Compares the links with what is shown, and returns whether anything was changed.
  func reconcile() -> Bool {
    guard !isRemoved else { return false }
    guard graph.isActive else {
      waitForReturn()
      return false
    }
    var requests = requests.filter { $0.isOn && ($0.status == .idle || $0.status == .leaving) }
    var turnedOff = turnedOff.filter { !$0.isOn && $0.status == .shown }
    self.requests = []
    self.turnedOff = []
    countWhileInactive = 0
    if isHidden {
      for link in requests { lose(link, .pushWhileHidden) }
      requests = []
    }
    let hasChangedDetail = changeDetail(&requests, &turnedOff)
    if motion != nil {
      for link in turnedOff { record(.updateDuringTransition, link) }
      for link in requests { lose(link, reasonDuringMotion) }
      return hasChangedDetail
    }
    return change(requests, turnedOff) || hasChangedDetail
  }

  /// Puts off what is asked for: it is heeded all in one go on return.
  private func waitForReturn() {
    let new = requests + turnedOff
    guard let link = new.last, new.count > countWhileInactive else { return }
    countWhileInactive = new.count
    record(.whileInactive, link)
    graph.hostsWaitingForReturn.append(self)
  }

  private var reasonDuringMotion: Violation.Kind {
    guard lastPush == graph.updateSerial else { return .pushDuringTransition }
    return lastPush == 1 ? .tooDeepAtFirstAppearance : .tooManyPushes
  }

  private func change(_ requests: [HostedLink], _ turnedOff: [HostedLink]) -> Bool {
    if turnedOff.count > 1 { record(.severalLinksTurnedOff, turnedOff[0]) }
    // Where several links are off, the host pops for the uppermost, and for the others after that.
    let kept = shown.lastIndex { !$0.isOn } ?? shown.count
    let below = kept == 0 ? base : shown[kept - 1].screen ?? base
    var pushed: HostedLink?
    for link in requests {
      if link.owner?.screen.screen(of: self) !== below {
        lose(link, .pushFromCoveredScreen)
      } else if pushed != nil {
        lose(link, .tooManyPushes)
      } else {
        pushed = link
      }
    }
    let leaving = Array(shown[kept...])
    if leaving.isEmpty && pushed == nil { return false }
    if let pushed, !leaving.isEmpty { record(.popAndPush, pushed) }
    move(popping: leaving, pushing: pushed, byPerson: false)
    return true
  }

  func lose(_ link: HostedLink, _ reason: Violation.Kind) {
    link.status = link.status == .leaving ? .leaving : .lost
    record(reason, link)
  }

  private func record(_ kind: Violation.Kind, _ link: HostedLink) {
    graph.record(kind, link.label)
  }

  // MARK: Moving

  func move(popping leaving: [HostedLink], pushing link: HostedLink?, byPerson: Bool) {
    let oldTop = top
    let oldDepth = shown.count
    shown.removeLast(leaving.count)
    for link in leaving { link.status = .leaving }
    if let link {
      lastPush = graph.updateSerial
      link.present(by: self)
      shown.append(link)
    }
    graph.log.countHostUpdate()
    begin(
      Motion(from: oldTop, to: top, leaving: leaving, byPerson: byPerson),
      lasting: shown.count == oldDepth || isHidden ? 0 : graph.behavior.transition
    )
  }
}
