import BenchmarkKit
import LinkStackEngine

extension Benchmark {
  /// Splitting a deep link into updates, against showing the same link stack in one go.
  static let splitting = Benchmark(
    "splitting",
    asks: "What does it cost the engine to split a deep link, against showing it in one go?",
    upTo: 100_000
  ) { measuring in
    let names = ["in one go", "split", "split, by the driver"]
    var ways = names.map { WorkSeries($0, timePer: "screen", allocationsPer: "screen") }
    var ratio = Series("split", .ratio, to: "in one go")
    var updates = Series("split", .updates)
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
      title: "Splitting a deep link, or showing it in one go"
    )
    let figures = ways.map(\.time) + [ratio, updates] + ways.map(\.allocations)
    for series in figures + ways.map(\.peak) { section.add(series) }
    section.note(
      """
      The engine alone (plan, sequence, apply), on a host that takes no time. "In one go" is the \
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

extension Benchmark {
  /// A newer path at every step of a deep link.
  static let interruptionsAtEveryStep = Benchmark(
    "interruptions.everyStep",
    asks: "What does it cost when a newer path supersedes a deep link at every step?",
    upTo: 10_000
  ) { measuring in
    var section = BenchmarkSection(
      "interruptions.everyStep",
      title: "A newer path at every step of a deep link"
    )
    section.compare("superseded", paths: 2, measuring) { $0.openOneAtEveryStep() }
    section.note(
      """
      During each update's transition the app sets another path, which differs in its top. It is \
      compared with the path before and with what is shown, element by element, so that its cost \
      grows with the depth. No update is repeated.
      """
    )
    return section
  }

  /// Ten paths at once.
  static let tenPathsInARow = Benchmark(
    "interruptions.tenPaths",
    asks: "What does it cost to set ten paths in a row?",
    upTo: 10_000
  ) { measuring in
    var section = BenchmarkSection("interruptions.tenPaths", title: "Ten paths set in a row")
    section.compare("ten paths", paths: 10, measuring) { $0.openAllAtOnce() }
    section.note(
      """
      The host stands still when the first path comes, so its first update goes at once. Of the \
      others, each is compared with the one before, and only the last is planned and shown.
      """
    )
    return section
  }
}

extension BenchmarkSection {
  /// Measures an interrupted deep link against one that is left alone.
  @MainActor
  fileprivate mutating func compare(
    _ name: String,
    paths: Int,
    _ measuring: Measuring,
    _ interrupt: @escaping @MainActor (inout SupersededDeepLink) -> Void
  ) {
    let ways: [(name: String, run: @MainActor (inout SupersededDeepLink) -> Void)] = [
      ("undisturbed", { $0.openOne() }), (name, interrupt),
    ]
    var times = ways.map { Series($0.name, .nanoseconds, per: "screen") }
    var updates = ways.map { Series($0.name, .updates) }
    var ratio = Series(name, .ratio, to: "undisturbed")
    for depth in measuring.depths {
      let workloads = ways.map { way in
        Workload(
          way.name,
          prepare: { SupersededDeepLink(paths: paths, depth: opaque(depth)) },
          run: { way.run(&$0) },
          isDone: { $0.isFinished }
        )
      }
      let comparison = measuring.compare(workloads)
      for (index, way) in ways.enumerated() {
        let time = comparison.times[index].divided(by: Double(depth))
        times[index].add(.sampled(time), at: depth)
        var play = SupersededDeepLink(paths: paths, depth: depth)
        way.run(&play)
        updates[index].add(.exact(Double(play.play.updates)), at: depth)
      }
      ratio.add(.sampled(comparison.ratio(of: 1, to: 0)), at: depth)
    }
    for series in times + [ratio] + updates { add(series) }
  }
}

/// A deep link that newer paths supersede, each of which differs from the others in its top.
private struct SupersededDeepLink {
  private(set) var play = DeepLinkPlay(rules: .links)
  private let paths: [[Int]]

  /// Gets ready for so many paths, each of so many screens.
  init(paths: Int, depth: Int) {
    self.paths = (0..<paths).map { number in
      Array(0..<depth - 1) + [-1 - number]
    }
  }

  /// Whether one of the paths is shown, and nothing is left to do.
  var isFinished: Bool { play.isFinished && paths.contains(play.linkStack.values) }

  /// Goes all the way to the first path.
  mutating func openOne() { play.open(paths[0]) }

  /// Sets another path during each transition, in turn, until the top is being pushed.
  mutating func openOneAtEveryStep() {
    let depth = paths[0].count
    var latest = 0
    play.begin(paths[latest])
    while !play.isFinished {
      if play.linkStack.depth < depth {
        latest = (latest + 1) % paths.count
        play.begin(paths[latest])
      }
      play.settle()
    }
  }

  /// Sets all paths at once, and goes to the last.
  mutating func openAllAtOnce() {
    for path in paths { play.begin(path) }
    while !play.isFinished { play.settle() }
  }
}
