import LinkStackEngine
import NavigationShimTesting
import Testing

@MainActor
@Suite("Nothing is lost at any speed, by the pacing that apps have")
struct AnySpeedTests {
  @Test("Where the host answers, a link ends well")
  func answering() {
    for speed in Speed.all {
      for signals in Signals.allCases {
        let play = PlayedLink(of: speed, signals)
        let (host, time) = (play.stack.host, play.change.endTime ?? .zero)
        for (promise, isKept) in [
          ("ends on its last screen", host.values == play.path && play.stack.driver.isSettled),
          ("breaches no rule of the host", host.violations.isEmpty),
          (
            "is one transition to the eye, unless the host animates all",
            host.visibleTransitionCount == (speed.animatesEveryUpdate ? speed.depth : 1)
          ),
          (
            "leaves the app's path alone at every instant",
            play.otherPaths.isEmpty && play.removals.isEmpty
          ),
          ("is presented", play.change.outcome == .presented),
          (
            "is so when its last screen stands still, not before",
            signals == .onTime ? time == speed.limit : time >= speed.limit
          ),
          (
            "waits for no screen longer than a fallback once that stands still",
            time <= (speed.transition + .milliseconds(650)) * speed.depth
          ),
        ] where !isKept { Issue.record("\(speed), \(signals): not so that it \(promise)") }
      }
    }
  }

  @Test("Where it can't tell, no path is ever shortened, and one more event mends what was lost")
  func hostThatCannotTell() {
    for fallback: Int64 in [650, 100] {
      for speed in Speed.all(upTo: 32 * fallback) {
        for event in OneMoreEvent.allCases {
          let play = PlayedLink(of: speed, nil, .settled(fallback: .milliseconds(fallback)))
          let hasEnded = play.change.outcome != nil
          event.happen(to: play.stack)
          play.stack.finish()
          let path = play.path + (event == .newPath ? [-1] : [])
          let isMended =
            play.stack.path == path && play.stack.host.values == path
            && play.stack.driver.linkStack.values == path
          if !hasEnded || !isMended || !play.otherPaths.isEmpty || !play.removals.isEmpty {
            Issue.record("\(speed), fallback of \(fallback) ms, \(event)")
          }
        }
      }
    }
  }

  @Test("That holds for transitions of up to 32 fallbacks, and no longer")
  func bound() {
    for fallback: Int64 in [650, 100] {
      let speed = Speed(
        depth: 3,
        transition: .milliseconds(33 * fallback),
        animatesEveryUpdate: true
      )
      let play = PlayedLink(of: speed, nil, .settled(fallback: .milliseconds(fallback)))
      OneMoreEvent.samePath.happen(to: play.stack)
      play.stack.finish()
      #expect(play.stack.host.values != play.path)
      #expect(play.stack.path == play.path)
    }
  }
}

/// How deep a link is, how long a transition takes, and whether all pushes are.
struct Speed: CustomStringConvertible {
  let depth: Int
  let transition: Nanoseconds
  let animatesEveryUpdate: Bool

  /// On both sides of the fallback, from the quickest host to one that is as good as stuck.
  static let all = all(upTo: 20_000)

  /// Those with transitions of so many milliseconds at most, and one with as many.
  static func all(upTo longest: Int64) -> [Speed] {
    let transitions = [1, 350, 640, 660, 1_000, 3_500, 20_000].filter { $0 < longest } + [longest]
    return transitions.flatMap { transition in
      [1, 3, 5, 10].flatMap { depth in
        [true, false].map {
          Speed(depth: depth, transition: .milliseconds(transition), animatesEveryUpdate: $0)
        }
      }
    }
  }

  /// When the last screen can be at rest at the earliest.
  var limit: Nanoseconds {
    let frame =
      animatesEveryUpdate
      ? transition : min(SimulatedHostBehavior.links.stillTransition, transition)
    return frame * (depth - 1) + transition
  }

  var description: String {
    "\(depth) screens, \(transition) \(animatesEveryUpdate ? "each" : "for the last")"
  }
}

/// How a host that answers says that it has come to rest.
enum Signals: CaseIterable {
  case onTime, late, veryLate, doubled, missing

  var settleSignals: SimulatedHostBehavior.SettleSignals {
    switch self {
    case .onTime, .doubled: .onTime
    case .late: .late(by: .milliseconds(100))
    case .veryLate: .late(by: .seconds(1))
    case .missing: .never
    }
  }
}

/// A link that was played to its end, with a look at the path whenever something had happened.
@MainActor
private final class PlayedLink {
  let path: [Int]
  let stack: SimulatedStack<Int>
  let change: SimulatedChange

  /// What else than the whole path was read on the way.
  private(set) var otherPaths: Set<[Int]> = []
  private(set) var removals: [Range<Int>] = []

  /// Plays a link on a host that signals as it is told to; `nil` for one that can't tell.
  init(of speed: Speed, _ signals: Signals?, _ pacing: Pacing = .settled) {
    path = Array(0..<speed.depth)
    stack = SimulatedStack(
      on: SimulatedHostBehavior(
        transition: speed.transition,
        animatesEveryUpdate: speed.animatesEveryUpdate,
        canBeAsked: signals != nil,
        settleSignals: signals?.settleSignals ?? .never
      ),
      pacing: pacing
    )
    change = stack.open(path)
    stack.driver.onUserPop = { [unowned self] in removals.append($0) }
    while let instant = stack.time.nextDeadline {
      stack.advance(to: instant)
      if signals == .doubled { stack.host.repeatSettleSignal() }
      if stack.path != path { otherPaths.insert(stack.path) }
    }
  }
}

/// What may happen when all is quiet, and has a host that has fallen behind catch up.
enum OneMoreEvent: CaseIterable {
  case repeatedReport, settleSignal, newPath, samePath

  @MainActor
  func happen(to stack: SimulatedStack<Int>) {
    switch self {
    case .repeatedReport: stack.driver.hostDidShow(stack.host.screens.last?.id ?? .root)
    case .settleSignal: stack.driver.hostDidChange()
    case .newPath: stack.path.append(-1)
    case .samePath: stack.path = stack.path
    }
  }
}
