import BenchmarkKit
import LinkStackEngine

extension Benchmark {
  /// Splitting a deep link into updates, compared with showing the same link stack at once.
  static let splitting = Benchmark(
    "splitting",
    upTo: 100_000
  ) { measuring in
    let names = ["at once", "split", "split, by the driver"]
    var ways = names.map { WorkSeries($0, timePer: "screen", allocationsPer: "screen") }
    var ratio = Series("split", .ratio, to: "at once")
    var updates = Series("split", .steps)
    for depth in measuring.depths {
      let path = opaque(Array(0..<depth))
      let workloads: [Workload] = [
        .deepLink(path, rules: .native), .deepLink(path, rules: .links),
        .drivenDeepLink(path, rules: .links),
      ]
      let comparison = measuring.compare(workloads)
      for (way, workload) in workloads.enumerated() {
        ways[way].add(comparison.times[way], workload.allocations(measuring.meter), at: depth)
      }
      ratio.add(.sampled(comparison.ratio(of: 1, to: 0)), at: depth)
      updates.add(.exact(Double(DeepLinkPlay.updates(to: path, rules: .links))), at: depth)
    }
    var section = BenchmarkSection(
      "splitting",
      title: "Splitting a deep link, or showing it at once"
    )
    let figures = ways.map(\.time) + [ratio, updates] + ways.map(\.allocations)
    for series in figures + ways.map(\.peak) { section.add(series) }
    section.note(
      """
      The engine alone (plan, sequence, apply), on a host that takes no time. "At once" is the \
      same engine under the rules of a native stack: one update with all pushes.
      """
    )
    return section
  }
}

extension Workload {
  fileprivate static func deepLink(_ path: [Int], rules: UpdateRules) -> Workload {
    Workload(
      "splitting",
      prepare: { DeepLinkPlay(rules: rules) },
      run: { $0.open(path) },
      isDone: { $0.isFinished && $0.linkStack.values == path }
    )
  }

  fileprivate static func drivenDeepLink(_ path: [Int], rules: UpdateRules) -> Workload {
    Workload(
      "splitting, by the driver",
      prepare: { DrivenDeepLink(rules: rules) },
      run: { $0.open(path) },
      isDone: { $0.shown == path }
    )
  }
}

/// A deep link on the engine alone: planned, sequenced and applied to a link stack, on a host that
/// stands still whenever it is asked.
struct DeepLinkPlay {
  private(set) var updates = 0
  private var core: DriverCore<Int>
  private var motion = HostState.Motion.still

  /// Gets ready, with the root settled.
  init(rules: UpdateRules) {
    core = DriverCore(path: [], rules: rules, pacing: .settled)
    perform(core.handle(.started, host: host))
    settle()
  }

  /// What the host is told to show.
  var linkStack: LinkStack<Int> { core.linkStack }
  /// Whether the path set last is shown.
  var isFinished: Bool { core.isSettled }

  /// Goes all the way to a path.
  mutating func open(_ path: [Int]) {
    begin(path)
    while !isFinished { settle() }
  }

  /// Sets a path, and performs the update that may go at once, if there is one.
  mutating func begin(_ path: [Int]) { perform(core.set(path, animated: true, host: host)) }

  /// Tells that the host stands still, and performs the update that follows.
  mutating func settle() {
    motion = .still
    perform(core.handle(.changed, host: host))
  }

  /// How many updates it takes to get to a path.
  fileprivate static func updates(to path: [Int], rules: UpdateRules) -> Int {
    var play = DeepLinkPlay(rules: rules)
    play.open(path)
    return play.updates
  }

  private var host: HostState { HostState(depth: core.linkStack.depth, motion: motion) }

  private mutating func perform(_ effects: SequencerEffects) {
    guard effects.update != nil else { return }
    updates += 1
    motion = .moving
  }
}

/// A deep link through the driver, as apps have it, to a host that stands still whenever it is asked.
@MainActor
private final class DrivenDeepLink {
  private let host = IdleHost()
  private let driver: LinkStackDriver<IdleHost>

  /// Gets ready, with the root settled.
  init(rules: UpdateRules) {
    driver = LinkStackDriver(rules: rules, scheduler: IdleScheduler())
    driver.attach(to: host)
    driver.report(.changed)
  }

  /// What the host shows.
  var shown: [Int] { driver.isSettled ? driver.linkStack.values : [] }

  /// Goes all the way to a path.
  func open(_ path: [Int]) {
    driver.path = path
    while !driver.isSettled {
      driver.report(.appeared(driver.linkStack.top))
      driver.report(.changed)
    }
  }
}

/// A host that shows nothing, so that only the driver takes time.
private final class IdleHost: LinkHost {
  private var depth = 0

  var state: HostState? { HostState(depth: depth, motion: .still) }

  func perform(_ update: Update, showing linkStack: LinkStack<Int>) { depth = update.depth }
}

/// A source of wake-ups for a host that always settles before one is due.
private final class IdleScheduler: WakeScheduler {
  let now = Nanoseconds.zero
  private var issued: UInt64 = 0

  func schedule(after delay: Nanoseconds, _ wake: @escaping @MainActor () -> Void) -> WakeToken {
    issued += 1
    return WakeToken(issued)
  }

  func cancel(_ token: WakeToken) {}
}
