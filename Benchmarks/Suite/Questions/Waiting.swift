import LinkStackEngine
import NavigationShimTesting

extension Benchmark {
  /// How long a person waits for the last screen, and what a delay that is too short loses.
  static let waiting = [waiting350, waiting500, delays]

  /// With UIKit's push at its normal speed.
  static let waiting350 = waiting(transition: 350)

  /// With a slower host.
  static let waiting500 = waiting(transition: 500)

  private static func waiting(transition milliseconds: Int64) -> Benchmark {
    let name = "waiting.\(milliseconds)"
    let transition = Nanoseconds.milliseconds(milliseconds)
    return Benchmark(
      name,
      asks: "How long until the last screen is at rest, with transitions of \(transition)?",
      upTo: 10_000
    ) { measuring in
      var section = BenchmarkSection(
        name,
        title: "Time to the last screen, with transitions of \(transition)"
      )
      let shortest = ShortestDelay(on: SimulatedHostBehavior(transition: transition))
      let links = measuring.depths.map { depth in
        measuring.progress("\(depth) screens")
        return WaitedLink(depth, transition: transition, shortestDelay: shortest)
      }
      func add(_ name: String, _ time: (WaitedLink) -> Nanoseconds) {
        var series = Series(name, .seconds, check: .always)
        for (depth, link) in zip(measuring.depths, links) {
          series.add(.exact(time(link).seconds), at: depth)
        }
        section.add(series)
      }
      add("native") { $0.native.rest }
      add("settle-paced") { $0.settlePaced.rest }
      add("shortest fixed delay") { $0.shortest.rest }
      add("fixed 0.65 s") { $0.fixed.rest }
      add("fixed 0.65 s, last push") { $0.fixed.lastPush }
      add("fixed 0.65 s, reported") { $0.fixed.report }
      add("physical limit") { $0.limit }
      section.note(
        """
        Virtual time on a simulated host, the same on every machine: when the last screen is at \
        rest, or where it says so, when the last push begins or when whoever waits is told. The \
        physical limit is one transition for each push.
        """
      )
      section.note(
        """
        The shortest fixed delay that loses nothing on this host, found by trying, is \
        \(Nanoseconds.milliseconds(shortest.milliseconds)): a push at the very moment at which a \
        transition ends still meets it. An app can't try: it has to know the slowest host it will \
        ever meet.
        """
      )
      return section
    }
  }
}

extension Benchmark {
  /// The number of screens of the link that is played at each delay.
  private static let screens = 10

  /// What is lost where a fixed delay is too short for the host.
  static let delays = Benchmark(
    "delays",
    asks: "How many pushes does a fixed delay lose that is too short for the host?",
    upTo: screens
  ) { measuring in
    var section = BenchmarkSection(
      "delays",
      title: "Pushes lost of a link of \(screens) screens, by fixed delay",
      axis: .milliseconds
    )
    for transition in [350, 500] as [Int64] {
      let behavior = SimulatedHostBehavior(transition: .milliseconds(transition))
      let name = "\(behavior.transition) transitions"
      measuring.progress(name)
      var series = Series(name, .pushes, check: .always)
      for delay in sweep(around: [350, 500]) {
        series.add(.exact(Double(lostPushes(on: behavior, delay: delay))), at: Int(delay))
      }
      section.add(series)
    }
    section.note(
      """
      A link whose host has lost a push loses all that are above it, too: there is no screen that \
      they could come from. So there is no delay that loses a little: one that is a millisecond \
      too short leaves a person on the first screen. None is lost where pushes follow the \
      host's own signals, and those come within the fallback.
      """
    )
    let slow = SimulatedHostBehavior(transition: .milliseconds(700))
    section.note(
      """
      On a host whose transitions take \(slow.transition), as where animations are slowed down, \
      the usual delay of 0.65 s loses \(lostPushes(on: slow, delay: 650)) of \(screens) pushes.
      """
    )
    return section
  }

  /// Steps from 0 to 0.8 s, with what is a millisecond shorter and longer than each transition.
  private static func sweep(around transitions: [Int64]) -> [Int64] {
    let steps = stride(from: Int64(0), through: 800, by: 25)
    return Set(steps).union(transitions.flatMap { [$0 - 1, $0, $0 + 1] }).sorted()
  }

  private static func lostPushes(
    on behavior: SimulatedHostBehavior,
    delay milliseconds: Int64
  ) -> Int {
    let pacing = Pacing.fixed(delay: .milliseconds(milliseconds))
    return PlayedLink(screens, on: behavior, pacing: pacing).lostPushes
  }
}

/// One deep link, played in all the ways to be compared, none of which loses a push.
private struct WaitedLink {
  let native: PlayedLink
  let settlePaced: PlayedLink
  let fixed: PlayedLink
  let shortest: PlayedLink

  /// One transition for each push: no host that pushes one by one can be faster.
  let limit: Nanoseconds

  /// Plays the link in each way.
  @MainActor
  init(_ depth: Int, transition: Nanoseconds, shortestDelay: ShortestDelay) {
    let links = SimulatedHostBehavior(transition: transition)
    native = PlayedLink(depth, on: SimulatedHostBehavior(rules: .native, transition: transition))
    settlePaced = PlayedLink(depth, on: links)
    fixed = PlayedLink(depth, on: links, pacing: .fixed(delay: .milliseconds(650)))
    shortest = PlayedLink(depth, on: links, pacing: shortestDelay.pacing)
    limit = transition * depth
    for link in [native, settlePaced, fixed, shortest] {
      precondition(link.lostPushes == 0, "\(link.lostPushes) of \(depth) pushes were lost")
    }
  }
}

/// A deep link, played to its end on a simulated host in virtual time.
struct PlayedLink {
  /// How many screens the host should have in the end and hasn't.
  let lostPushes: Int

  /// When the last push began.
  let lastPush: Nanoseconds

  /// When the last screen came to rest.
  let rest: Nanoseconds

  /// When whoever waited for the last screen was told that it is there.
  let report: Nanoseconds

  /// Plays a link to the end.
  ///
  /// - Parameters:
  ///   - depth: The number of its screens.
  ///   - behavior: How the host behaves.
  ///   - pacing: When an update may follow another.
  @MainActor
  init(_ depth: Int, on behavior: SimulatedHostBehavior, pacing: Pacing = .settled) {
    // A record of all events would hold each update's whole chain.
    let stack = SimulatedStack<Int>(on: behavior, pacing: pacing, recordsEvents: false)
    let change = stack.open(Array(0..<depth))
    stack.finish()
    guard
      change.outcome == .presented, let report = change.endTime,
      let lastPush = stack.host.lastUpdateTime, let rest = stack.host.lastRestTime
    else {
      preconditionFailure("a link of \(depth) screens that nobody interrupts was not presented")
    }
    lostPushes = depth - stack.host.screens.count
    self.lastPush = lastPush
    self.rest = rest
    self.report = report
  }
}

/// The shortest fixed delay, in whole milliseconds, by which a host loses nothing.
struct ShortestDelay {
  let milliseconds: Int64

  /// Finds it by trying: each try halves the range that is left.
  @MainActor
  init(on behavior: SimulatedHostBehavior) {
    var losing: Int64 = -1
    var lossless: Int64 = 2000
    precondition(
      Self.losesNothing(behavior, lossless),
      "a transition of \(behavior.transition) is too long: raise the longest delay that is tried"
    )
    while lossless - losing > 1 {
      let tried = (losing + lossless) / 2
      if Self.losesNothing(behavior, tried) { lossless = tried } else { losing = tried }
    }
    milliseconds = lossless
  }

  /// The delay as a pacing.
  var pacing: Pacing { .fixed(delay: .milliseconds(milliseconds)) }

  @MainActor
  private static func losesNothing(
    _ behavior: SimulatedHostBehavior,
    _ milliseconds: Int64
  ) -> Bool {
    let delay = Nanoseconds.milliseconds(milliseconds)
    // One push after another is all that a delay has to keep apart.
    return PlayedLink(2, on: behavior, pacing: .fixed(delay: delay)).lostPushes == 0
  }
}
