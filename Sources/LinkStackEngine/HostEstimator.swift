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
  package var isInDoubt: Bool { doubt != nil }

  package private(set) var doubt: Doubt? {
    didSet {
      if doubt == nil { unconfirmedPopDepth = nil }
    }
  }

  /// What has brought a screen below the top into view.
  package enum Doubt: Hashable, Sendable {
    /// A back navigation, which people may still cancel, and perhaps others before it: the depths to which they lead,
    /// from the first to the latest.
    case back(to: [Int])

    /// Perhaps only a tab that is selected or left: there all screens appear, the top last.
    case tab

    /// A back navigation, and then a tab.
    case backAndTab(to: [Int])

    package var backs: [Int]? {
      switch self {
      case .back(let depths), .backAndTab(let depths): depths
      case .tab: nil
      }
    }
  }

  /// The depth to which a link was turned off whose owner has not come into view yet.
  package private(set) var unconfirmedPopDepth: Int?

  /// The depth of a screen whose link was turned off, though no other report hints at a back navigation.
  ///
  /// It counts when pushes above that screen are lost again and again.
  package private(set) var turnedOffDepth: Int?

  /// Whether a transition has to be assumed to run.
  package private(set) var isWaiting = false

  package init() {}

  /// Returns the answer of a host that was sent a link stack of a depth.
  package func answer(top: Int) -> HostAnswer {
    if let depth = unconfirmedPopDepth,
      depth == seenDepth || doubt?.backs?.contains(depth) == true
    {
      return HostAnswer(depth: depth, condition: .moving, isGuessed: true)
    }
    let condition: HostAnswer.Condition =
      switch (isInDoubt, isWaiting) {
      case (false, false): .still
      case (false, true): .moving
      case (true, false): .inDoubt
      case (true, true): .held
      }
    // A pop brings a lower screen into view.
    let depth = keptDepth ?? max(top, seenDepth ?? top)
    return HostAnswer(depth: depth, condition: condition, isGuessed: true)
  }
}

extension HostEstimator {
  /// Notes that the host was sent a step.
  mutating func told(_ update: Update) {
    if let seenDepth, update.depth <= seenDepth { doubt = nil }
    if let depth = unconfirmedPopDepth, update.keptDepth <= depth { unconfirmedPopDepth = nil }
    keptDepth = update.pushCount > 0 ? update.previousDepth : nil
  }

  /// Notes that the link stack is shorter now.
  mutating func truncated(to depth: Int) {
    keptDepth = nil
    if let seenDepth, depth <= seenDepth { doubt = nil }
    if let unconfirmedPopDepth, depth <= unconfirmedPopDepth { self.unconfirmedPopDepth = nil }
  }

  /// Takes in the state of a host that can be read now, and perhaps not later.
  ///
  /// A foreign screen may be one of the host's own that wasn't recognized.
  mutating func observe(_ host: HostAnswer) {
    keptDepth = nil
    turnedOffDepth = nil
    doubt = host.condition == .held ? .back(to: [host.depth - 1]) : nil
    switch host.condition {
    case .covered: seenDepth = nil
    case .held: seenDepth = host.depth - 1
    case .still, .inDoubt, .moving: seenDepth = host.depth
    }
  }

  /// Notes that a wait has begun, in which a transition should end.
  mutating func waitBegan() { isWaiting = true }

  /// Notes that the wait has ended, after a number of repeats of the present step.
  mutating func waitEnded(repeats: Int = 0) {
    isWaiting = false
    if repeats > 1, let depth = keptDepth, let turnedOffDepth {
      keptDepth = min(depth, turnedOffDepth)
    }
    // A host that never reports appearances is assumed to have followed.
    if seenDepth == nil { keptDepth = nil }
  }

  /// Notes that a screen has come into view, and returns whether people go back; `nil` if no transition has to be assumed.
  ///
  /// If the screen isn't the top, it appeared without a step. People may be going back, and may still cancel that; then
  /// the screen that they return to appears.
  /// This isn't so out of view, where screens also appear when a tab is selected or left, the top as well if it is
  /// about to leave.
  mutating func appeared(_ depth: Int, top: Int, inView isInView: Bool) -> Bool? {
    if depth == top, keptDepth == nil, !isInView, case .backAndTab(let backs) = doubt {
      doubt = .back(to: backs)
      return nil
    }
    let isReturn = isInDoubt && depth > seenDepth ?? depth
    seenDepth = depth
    if let turnedOffDepth, depth > turnedOffDepth { self.turnedOffDepth = nil }
    if depth == top {
      keptDepth = nil
      guard isInDoubt else { return nil }
      if isInView || unconfirmedPopDepth == nil { doubt = nil }
      return false
    }
    let backs = doubt?.backs?.filter { $0 > depth }
    if depth < keptDepth ?? top {
      doubt =
        isInView ? .back(to: (backs ?? []) + [depth]) : backs.map { .backAndTab(to: $0) } ?? .tab
    } else if let backs, case .back = doubt {
      doubt = .back(to: backs)
    }
    return !isReturn
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
