/// One thing that happens in a ``World``.
package enum Step: Hashable, Sendable {
  /// The app sets a path, and waits for the outcome.
  case open(SmallPath)

  /// A person begins to go back to a depth.
  ///
  /// The host turns off the link at once, or when the screen has gone.
  case goBack(to: Int, reportsAtStart: Bool)

  /// A person begins a swipe back that they will cancel.
  case swipe

  /// A person leaves the app.
  case leave

  /// The host sends its last settle signal again.
  case repeatSignal

  /// A settle signal about an earlier transition comes late.
  case lateSignal(depth: Int)

  /// The host turns off the link to a screen for no reason.
  case linkOff(screenAt: Int)

  /// The host is taken down.
  case takeDown

  /// The host comes to rest; what a person has left is gone.
  ///
  /// Where a link is still to be turned off, the host does so before it counts itself as settled, or
  /// later.
  case rest(reportsFirst: Bool)

  /// The settle signal arrives.
  case signal(depth: Int)

  /// The settle signal is lost: the host never says.
  case loseSignal(depth: Int)

  /// The link to what a person has left is turned off.
  case report

  /// The timer fires.
  case timer

  /// A person returns to the app, where the host may turn off all covered links for no reason.
  case comeBack(doubtsLinks: Bool)

  /// A new host appears, in place of the one that was taken down.
  case appear
}

extension Step {
  /// Whether the step disturbs what would go on by itself.
  package var isDisturbance: Bool {
    switch self {
    case .open, .goBack, .swipe, .leave, .repeatSignal, .lateSignal, .linkOff, .takeDown:
      true
    case .rest, .signal, .loseSignal, .report, .timer, .comeBack, .appear:
      false
    }
  }

  /// The step as a number, of which a search keeps millions.
  var packed: UInt32 {
    switch self {
    case .open(let path): path.packed << 4
    case .goBack(let depth, let atStart): 1 | UInt32(depth) << 5 | (atStart ? 16 : 0)
    case .swipe: 2
    case .leave: 3
    case .repeatSignal: 4
    case .lateSignal(let depth): 5 | UInt32(depth) << 4
    case .linkOff(let depth): 6 | UInt32(depth) << 4
    case .rest(let first): 7 | (first ? 16 : 0)
    case .signal(let depth): 8 | UInt32(depth) << 4
    case .loseSignal(let depth): 9 | UInt32(depth) << 4
    case .report: 10
    case .timer: 11
    case .comeBack(let doubts): 12 | (doubts ? 16 : 0)
    case .takeDown: 13
    case .appear: 14
    }
  }

  init(packed: UInt32) {
    let number = Int(packed >> 4)
    let flag = packed & 16 != 0
    self =
      switch packed & 15 {
      case 0: .open(SmallPath(packed: packed >> 4))
      case 1: .goBack(to: number >> 1, reportsAtStart: flag)
      case 2: .swipe
      case 3: .leave
      case 4: .repeatSignal
      case 5: .lateSignal(depth: number)
      case 6: .linkOff(screenAt: number)
      case 7: .rest(reportsFirst: flag)
      case 8: .signal(depth: number)
      case 9: .loseSignal(depth: number)
      case 10: .report
      case 11: .timer
      case 12: .comeBack(doubtsLinks: flag)
      case 13: .takeDown
      default: .appear
      }
  }
}

extension Step: CustomStringConvertible {
  /// The step as it is written in Swift.
  package var description: String {
    switch self {
    case .open(let path): ".open(\(path))"
    case .goBack(let depth, let atStart): ".goBack(to: \(depth), reportsAtStart: \(atStart))"
    case .swipe: ".swipe"
    case .leave: ".leave"
    case .repeatSignal: ".repeatSignal"
    case .lateSignal(let depth): ".lateSignal(depth: \(depth))"
    case .linkOff(let depth): ".linkOff(screenAt: \(depth))"
    case .rest(let first): ".rest(reportsFirst: \(first))"
    case .signal(let depth): ".signal(depth: \(depth))"
    case .loseSignal(let depth): ".loseSignal(depth: \(depth))"
    case .report: ".report"
    case .timer: ".timer"
    case .takeDown: ".takeDown"
    case .appear: ".appear"
    case .comeBack(let doubts): ".comeBack(doubtsLinks: \(doubts))"
    }
  }
}
