/// Answers in place of a host whose state can't be read.
///
/// Such a host reports at most which screen has come into view, and which links were turned off. The answer is
/// estimated from these reports, and from the time that passes.
package struct HostEstimator: Sendable {
  /// The depth that the latest push has kept, until the pushed screen has come into view.
  package private(set) var keptDepth: Int?

  /// The depth of the screen that came into view last, by a report or by the state when it could be read; `nil` for a
  /// host that never says it.
  package private(set) var seenDepth: Int?

  /// Whether people may be going back, or may have gone back: a screen below the top has come into view.
  package var isInDoubt: Bool { !backs.isEmpty || mayBeTab }

  /// The depths to which people go back, who may still cancel the latest back navigation: from the first one to the
  /// latest.
  package private(set) var backs: [Int] = []

  /// Whether a screen below the top has appeared while the stack was out of view, perhaps only because a tab was
  /// selected or left: there all screens appear, the top last.
  package private(set) var mayBeTab = false

  /// The depth to which a link was turned off whose owner has not come into view yet.
  package private(set) var unconfirmedPopDepth: Int?

  /// The depth of a screen whose link was turned off, though no other report hints at a back navigation.
  ///
  /// It counts when pushes above that screen are lost again and again.
  package private(set) var turnedOffDepth: Int?

  package init() {}

  /// Returns the answer of a host that was sent a link stack of a depth.
  package func answer(top: Int) -> HostAnswer {
    if let depth = unconfirmedPopDepth, depth == seenDepth || backs.contains(depth) {
      return HostAnswer(depth: depth, condition: .moving, isGuessed: true)
    }
    // A pop brings a lower screen into view.
    let depth = keptDepth ?? max(top, seenDepth ?? top)
    return HostAnswer(depth: depth, condition: isInDoubt ? .inDoubt : .still, isGuessed: true)
  }
}

extension HostEstimator {
  /// Notes that the host was sent a step.
  mutating func told(_ update: Update) {
    truncated(to: update.keptDepth)
    if update.pushCount > 0 { keptDepth = update.previousDepth }
  }

  /// Notes that the link stack is shorter now.
  mutating func truncated(to depth: Int) {
    keptDepth = nil
    if let seenDepth, depth <= seenDepth { endDoubt() }
    if let unconfirmedPopDepth, depth <= unconfirmedPopDepth { self.unconfirmedPopDepth = nil }
  }

  /// Takes in the state of a host that can be read now, and perhaps not later.
  ///
  /// A foreign screen may be one of the host's own that wasn't recognized.
  mutating func observe(_ host: HostAnswer, top: Int) {
    keptDepth = host.condition != .covered && host.depth < top ? host.depth : nil
    turnedOffDepth = nil
    endDoubt()
    switch host.condition {
    case .covered: seenDepth = nil
    case .held:
      seenDepth = host.depth - 1
      backs = [host.depth - 1]
    case .still, .inDoubt, .moving: seenDepth = host.depth
    }
  }

  /// Notes that a wait has ended in which a transition should end, after a number of repeats of the present step.
  mutating func waitEnded(repeats: Int = 0) {
    if repeats > 1, let depth = keptDepth, let turnedOffDepth {
      keptDepth = min(depth, turnedOffDepth)
    }
    // A host that never reports appearances is assumed to have followed.
    if seenDepth == nil { keptDepth = nil }
  }

  /// Notes that a screen has come into view, and returns whether people go back; `nil` if no transition has to be
  /// assumed.
  ///
  /// If the screen isn't the top, it appeared without a step. People may be going back, and may still cancel that; then
  /// the screen that they return to appears. This isn't so out of view, where screens also appear when a tab is
  /// selected or left, the top as well if it is about to leave.
  mutating func appeared(_ depth: Int, top: Int, inView isInView: Bool) -> Bool? {
    if depth == top, keptDepth == nil, !isInView, mayBeTab, !backs.isEmpty {
      mayBeTab = false
      return nil
    }
    let isReturn = isInDoubt && depth > seenDepth ?? depth
    seenDepth = depth
    if let turnedOffDepth, depth > turnedOffDepth { self.turnedOffDepth = nil }
    if depth == top {
      keptDepth = nil
      guard isInDoubt else { return nil }
      if isInView || unconfirmedPopDepth == nil { endDoubt() }
      return false
    }
    if isInView { backs.removeAll { $0 <= depth } }
    if depth < keptDepth ?? top {
      mayBeTab = !isInView
      if isInView { backs.append(depth) }
    }
    return !isReturn
  }

  private mutating func endDoubt() {
    backs = []
    mayBeTab = false
    unconfirmedPopDepth = nil
  }

  /// Notes that the host has turned off a link.
  ///
  /// The links of covered screens are turned off for no reason. If the link's owner is being left too, the report
  /// counts if the owner has come into view before that, or when it does. The link of a pending push is turned off
  /// when that push is lost.
  mutating func linkTurnedOff(at depth: Int, top: Int) {
    guard depth < top, depth != keptDepth else { return }
    guard isInDoubt, let seenDepth, depth >= seenDepth else {
      turnedOffDepth = min(depth, turnedOffDepth ?? depth)
      return
    }
    unconfirmedPopDepth = min(depth, unconfirmedPopDepth ?? depth)
  }
}
