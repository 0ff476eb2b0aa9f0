import LinkStackEngine
import SimulatedHost

extension Benchmark {
  /// How long a person waits for the last screen, and what is lost on the way.
  static let waiting = [waiting350, speeds]
  /// With UIKit's push at its normal speed.
  static let waiting350 = waiting(transition: 350)

  private static func waiting(transition milliseconds: Int64) -> Benchmark {
    let name = "waiting.\(milliseconds)"
    let transition = Nanoseconds.milliseconds(milliseconds)
    return Benchmark(
      name,
      upTo: 10_000
    ) { measuring in
      var section = BenchmarkSection(
        name,
        title: "Time to the last screen, with transitions of \(transition)"
      )
      let links = measuring.depths.map { WaitedLink($0, transition: transition) }
      func add(_ name: String, _ unit: Series.Unit, _ figure: (WaitedLink) -> Double) {
        var series = Series(name, unit)
        for (depth, link) in zip(measuring.depths, links) {
          series.add(.exact(figure(link)), at: depth)
        }
        section.add(series)
      }
      add("native", .seconds) { $0.native.rest.seconds }
      add("split", .seconds) { $0.automatic.rest.seconds }
      for lag in [8, 40] as [Int64] {
        let behavior = SimulatedHostBehavior(
          lag: .milliseconds(lag),
          transition: transition
        )
        var late = Series("split, \(lag) ms lag", .seconds)
        for depth in measuring.depths {
          let rest = PlayedLink(depth, on: behavior).rest
          late.add(.exact(rest.seconds), at: depth)
        }
        section.add(late)
      }
      add("every push", .seconds) { $0.everyPush.rest.seconds }
      add("fixed 0.65 s", .seconds) { $0.fixed.rest.seconds }
      add("limit", .seconds) { $0.limit.seconds }
      add("native", .transitions) { Double($0.native.visibleTransitions) }
      add("split", .transitions) { Double($0.automatic.visibleTransitions) }
      add("every push", .transitions) { Double($0.everyPush.visibleTransitions) }
      section.note(
        """
        Virtual time on a simulated host, the same on every machine: when the last screen is in \
        place. Transitions are those that people see.
        """
      )
      section.note(
        """
        "Split" is what apps have by default, on a host that reports its transitions: only the \
        last push is animated. "Every push" is the policy that animates all. "Fixed 0.65 s" models \
        NavigationBackport and FlowStacks, whose code we have read and not run: the first push at \
        once, and each further one 0.65 s after the one before, all animated, whatever the host does.
        """
      )
      section.note(
        """
        The limits are the host's own: a frame for each push without animation, and a transition \
        for each with. A driver that waits for a timer, and not for the host, misses them. That a \
        push without animation takes one frame of 1/60 s is an assumption.
        """
      )
      return section
    }
  }

  /// The number of screens of the deep link that is played at each speed.
  private static let screens = 10

  /// What becomes of a link where transitions take longer than anybody has reckoned with.
  static let speeds = Benchmark(
    "speeds",
    upTo: screens
  ) { measuring in
    var section = BenchmarkSection(
      "speeds",
      title: "A link of \(screens) screens, by the length of transitions",
      axis: .transition
    )
    let names = [
      "reports transitions", "animates every push", "reports none", "fixed delay of 0.65 s",
    ]
    var rest = names.map { Series($0, .seconds) }
    var lost = names.map { Series($0, .pushes) }
    for transition in [350, 500, 700, 1000, 2000, 3500] as [Int64] {
      let asked = SimulatedHostBehavior(transition: .milliseconds(transition))
      var unheeding = asked
      unheeding.animatesEveryUpdate = true
      let links = [
        PlayedLink(screens, on: asked),
        PlayedLink(screens, on: unheeding),
        PlayedLink(screens, on: .unanswering(transition: asked.transition)),
        PlayedLink(screens, on: asked, pushingEvery: .milliseconds(650)),
      ]
      for (index, link) in links.enumerated() {
        lost[index].add(.exact(Double(link.lostPushes)), at: Int(transition))
        guard link.isShown else { continue }
        rest[index].add(.exact(link.rest.seconds), at: Int(transition))
      }
    }
    for series in rest + lost { section.add(series) }
    section.note(
      """
      "Reports transitions" and "reports none" are what apps have by default, on hosts like UIKit's \
      and like watchOS's. No way is known to push without animation on the latter, so it animates \
      every push. "Animates every push" is a host like UIKit's that ignores what it is told. "Fixed \
      delay" is what NavigationBackport and FlowStacks do. Without a time, the last screen never comes.
      """
    )
    section.note(
      """
      On a host that reports none, a push that it has lost is made again. Each repeat is waited for \
      twice as long as the one before, and so are the pushes that follow.
      """
    )
    return section
  }
}

extension SimulatedHostBehavior {
  /// A host like watchOS's, which says which screen comes into view, and nothing else, and which
  /// animates every push, as nobody knows how to ask it for less.
  static func unanswering(transition: Nanoseconds) -> SimulatedHostBehavior {
    SimulatedHostBehavior(
      transition: transition,
      animatesEveryUpdate: true,
      canBeAsked: false,
      settleSignals: .never
    )
  }
}

/// One deep link, played in all the ways to be compared, none of which loses a push.
private struct WaitedLink {
  let native: PlayedLink
  let automatic: PlayedLink
  let everyPush: PlayedLink
  let fixed: PlayedLink

  /// A frame for each push but the last, and a transition for that: no host that pushes one by one
  /// can be faster.
  let limit: Nanoseconds

  /// Plays the link in each way.
  @MainActor
  init(_ depth: Int, transition: Nanoseconds) {
    let links = SimulatedHostBehavior(transition: transition)
    native = PlayedLink(depth, on: SimulatedHostBehavior(rules: .native, transition: transition))
    automatic = PlayedLink(depth, on: links)
    everyPush = PlayedLink(depth, on: links, animation: .everyPush)
    fixed = PlayedLink(depth, on: links, pushingEvery: .milliseconds(650))
    limit = links.stillTransition * (depth - 1) + transition
    for link in [native, automatic, everyPush, fixed] {
      precondition(link.isShown, "a link of \(depth) screens was not shown")
      precondition(link.lostPushes == 0, "\(link.lostPushes) of \(depth) pushes were lost")
    }
  }
}

/// A deep link, played to its end on a simulated host in virtual time.
struct PlayedLink {
  /// How many pushes the host lost, also of those that were made again.
  let lostPushes: Int
  /// Whether the host shows all screens in the end.
  let isShown: Bool
  /// How many transitions a person saw.
  let visibleTransitions: Int
  /// When the last screen came to rest.
  let rest: Nanoseconds

  /// Plays a link as apps do.
  ///
  /// - Parameters:
  ///   - depth: The number of its screens.
  ///   - behavior: How the host behaves.
  ///   - pacing: When an update may follow another.
  ///   - animation: Which updates are animated.
  @MainActor
  init(
    _ depth: Int,
    on behavior: SimulatedHostBehavior,
    pacing: Pacing = .settled,
    animation: ChangeAnimation = .automatic
  ) {
    // A record of all events would hold each update's whole chain.
    let stack = SimulatedStack<Int>(
      on: behavior,
      pacing: pacing,
      animation: animation,
      recordsEvents: false
    )
    let change = stack.open(Array(0..<depth))
    stack.finish()
    // On a host that is slower than any wait, it isn't.
    guard [.presented, .unreachable].contains(change.outcome), change.end != nil else {
      preconditionFailure("a link of \(depth) screens that nobody interrupts has not ended")
    }
    self.init(depth, on: stack.host)
  }

  /// Plays a link as other libraries do: an animated push after each delay, whatever has become of the
  /// last.
  @MainActor
  init(_ depth: Int, on behavior: SimulatedHostBehavior, pushingEvery delay: Nanoseconds) {
    // Where each push begins a lag later, the last screen is at rest a lag later, and all else is as it was.
    var behavior = behavior
    let lag = behavior.lag
    behavior.lag = .zero
    let time = VirtualTime()
    let host = SimulatedLinkHost<Int>(behavior, time: time, recordsEvents: false)
    host.push(Array(0..<depth), every: delay) { time.advance(to: $0) }
    time.runUntilIdle()
    self.init(depth, on: host, late: lag)
  }

  @MainActor
  private init(
    _ depth: Int,
    on host: SimulatedLinkHost<Int>,
    late lag: Nanoseconds = .zero
  ) {
    guard let rest = host.lastRestTime else {
      preconditionFailure("a link of \(depth) screens was not even begun")
    }
    lostPushes = host.violations.reduce(0) { $0 + $1.lostPushes }
    isShown = host.screens.count == depth
    visibleTransitions = host.visibleTransitionCount
    self.rest = rest + lag
  }
}
