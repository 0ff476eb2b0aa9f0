import SwiftUI
import TestSupport
import Testing

extension Interruption {
  /// Those that an app on the running system can play.
  static let here: [Interruption] = {
    #if os(Linux)
    let others: Set<Need> = [.turnedOffLinks, .strangers]
    #else
    let others: Set<Need> = []
    #endif
    let swiping: Set<Need> = Ability.swiping.isHere ? [.swiping] : []
    let covers: Set<Need> = Ability.covering.isHere ? [.covers] : []
    let needs = others.union(swiping).union(covers).union([.linksToTap, .tabs])
    return all.filter { $0.needs.isSubset(of: needs) }
  }()
}

/// A host, and when something comes between on it.
struct InterruptedHost {
  let behavior: HostBehavior

  /// The numbers of its moments, of which one is for each interruption.
  private let numbers: Range<Int>

  /// Each host that an app may be on.
  ///
  /// Playing each interruption at each moment of each takes too long. It is played at every twelfth moment, and the
  /// next one at others.
  static let all = numbered(HostBehavior.any) + numbered(HostBehavior.anyLate)

  private static func numbered(_ behaviors: [HostBehavior]) -> [InterruptedHost] {
    var count = 0
    return behaviors.map { behavior in
      let numbers = count..<count + behavior.moments.count
      count = numbers.upperBound
      return InterruptedHost(behavior: behavior, numbers: numbers)
    }
  }

  /// The moments at which one of the interruptions is played here.
  func moments(of interruption: Interruption, _ number: Int) -> [Int64] {
    guard canShow(interruption) else { return [] }
    return zip(numbers, behavior.moments)
      .filter { ($0.0 + number).isMultiple(of: 12) }
      .map(\.1)
  }

  /// Whether the host can be brought to what is wanted in the end, by itself.
  private func canShow(_ interruption: Interruption) -> Bool {
    // Who can't be asked doesn't tell of a stranger.
    if interruption.needs.contains(.strangers), !behavior.canBeAsked { return false }
    // Who can't be asked, and takes longer than they are left, may get a push again while what it had
    // led to still slides away.
    guard !behavior.canBeAsked, behavior.transition > 1_000_000_000 else { return true }
    // Behind a cover the old screen then shows the new one's contents, and leaves with them.
    if interruption.needs.contains(.covers) { return false }
    // Behind another tab it isn't heard of a person who goes back before the stack is seen again, if then; and
    // what the app has appended meanwhile goes with what the person has left.
    return !interruption.goesBack || !interruption.needs.contains(.tabs)
  }
}

extension HostBehavior {
  /// The milliseconds after which something comes between: in the lag, in the frames without animation,
  /// in the transitions, and after.
  var moments: [Int64] {
    guard Ability.choosingBehavior.isHere else { return [0, 100, 400] }
    guard lag == 0 else {
      let lag = lag / 1_000_000
      let push = duration(isAnimated: animatesEveryUpdate) / 1_000_000
      let lastPush = (lag + push) * 4
      return [
        lag / 2, lag - 1, lag + push / 2, lastPush + lag / 2, lastPush + lag + push / 2,
        lastPush * 2 + 4_000,
      ]
    }
    return animatesEveryUpdate
      ? [0, 100, 699, 701, 1_400, 4_000]
      : [0, 8, 17, 67, 100, 400]
  }

  /// Hosts of different speeds, which heed what is to go without animation or animate it all the same,
  /// can be asked or not, and report early, late or not at all.
  static var any: [HostBehavior] {
    guard Ability.choosingBehavior.isHere else { return [HostBehavior()] }
    return any(HostBehavior())
      + any(HostBehavior(transition: 3_500_000_000, animatesEveryUpdate: true))
      + [
        HostBehavior(transition: 700_000_000, animatesEveryUpdate: true),
        HostBehavior(transition: 700_000_000, canBeAsked: false, animatesEveryUpdate: true),
        HostBehavior(transition: 3_500_000_000), HostBehavior(coordinatesStillChanges: true),
        HostBehavior(launchesWithAnimations: false), HostBehavior(disappearsWhereItStays: true),
      ]
  }

  /// The same, but for what makes no difference to how a person goes back.
  static var anyForPersons: [HostBehavior] {
    any.filter { $0.animatesEveryUpdate } + [HostBehavior()] + late
  }

  /// Hosts that begin to push and pop a while after they are told.
  static let anyLate = late.flatMap { behavior in
    let lag = behavior.lag
    return [
      behavior, HostBehavior(lag: lag, dismissalReport: .atStart),
      HostBehavior(lag: lag, settleSignals: .never),
      HostBehavior(transition: 700_000_000, lag: lag, animatesEveryUpdate: true),
    ]
  }

  private static func any(_ behavior: HostBehavior) -> [HostBehavior] {
    var all: [HostBehavior] = []
    func add(_ change: (inout HostBehavior) -> Void) {
      var behavior = behavior
      change(&behavior)
      all.append(behavior)
    }
    for writes in [DismissalReport.afterSettling, .atStart, .late(by: 500_000_000)] {
      add { $0.dismissalReport = writes }
    }
    add { $0.settleSignals = .never }
    add { $0.canBeAsked = false }
    add {
      $0.canBeAsked = false
      $0.settleSignals = .never
      $0.dismissalReport = .late(by: 100_000_000)
    }
    return all
  }
}

/// An app with two tabs of stacks, in which something comes between.
@MainActor
final class Play {
  let behavior: HostBehavior
  let model: Numbers
  let second = Numbers()
  let app: AppUnderTest

  var wanted: WantedPath

  /// When the app was launched.
  private let start: Int64

  init(on behavior: HostBehavior, _ numbers: [Int] = []) async {
    self.behavior = behavior
    let model = Numbers(numbers)
    let second = second
    self.model = model
    wanted = WantedPath(numbers)
    app = await .settled(.links, behavior: behavior) { TwoTabs(model: model, second: second) }
    start = app.milliseconds
  }

  /// Opens a link.
  func open(_ numbers: [Int]) {
    wanted = WantedPath(numbers)
    path = numbers
  }

  func expectEnd(_ comment: String) async {
    await app.settle()
    let comment = Comment(rawValue: "\(comment), \(behavior)")
    #expect(path == wanted.elements, comment)
    #expect(shown == path, comment)
    #expect(app.areAnimationsEnabled == behavior.launchesWithAnimations, comment)
    #if os(Linux)
    #expect(app.emulated.pictures.isEmpty, comment)
    #endif
    expectNoViolation(comment)
  }

  /// A host that can't be asked may get a push too early, and then again; and what one that is late has been
  /// told may meet a person, or a stack that is out of view by then.
  func expectNoViolation(_ comment: Comment) {
    if behavior.canBeAsked, behavior.lag == 0 { #expect(app.violations == [], comment) }
  }
}

extension Play: InterruptionPlayer {
  var path: [Int] {
    get { model.numbers }
    set { model.numbers = newValue }
  }

  var shown: [Int] { app.shown.map { Int($0) ?? 0 } }

  /// What hasn't come to pass half a minute after the last stranger's screen has gone never will.
  var isBusy: Bool { app.milliseconds < start + 90_000 }

  var timeToRetry: Int64 { 100 }

  func wait(_ milliseconds: Int64) async { await app.wait(milliseconds) }

  func perform(_ deed: Interruption.Deed) async -> Bool {
    switch deed {
    case .back: return await back()
    case .swipe: return await app.beginSwipeBack()
    case .tap: return await app.tap("to \(app.depth + 1)")
    case .selectOtherTab: return await app.selectTab("second")
    case .selectFirstTab: return await app.selectTab("first")
    case .cover: model.note = "covered"
    case .uncover: model.note = ""
    case .leaveApp:
      await app.leave()
      #expect(app.areAnimationsEnabled == behavior.launchesWithAnimations, "while away")
    case .comeBack: await app.comeBack()
    #if os(Linux)
    case .turnOffCoveredLinks:
      for depth in 1..<max(1, app.depth) { app.emulated.spuriouslyDismiss(depth: depth) }
    case .pushStranger(let milliseconds):
      return app.emulated.pushStranger(for: milliseconds * 1_000_000)
    #endif
    default: return false
    }
    return true
  }

  /// Goes back from the top of the stack's own screens, also where a stranger's is above it.
  private func back() async -> Bool {
    #if os(Linux)
    if app.emulated.hasStranger { return await app.back(to: app.depth - 1) }
    #endif
    return await app.back()
  }

  func endSwipe(cancelling isCancelled: Bool) async {
    if isCancelled {
      await app.cancelSwipeBack()
    } else {
      await app.finishSwipeBack()
    }
  }

  func compare(_ moment: LeavingMoment) {
    switch moment {
    case .held: break
    case .tapped: guard behavior.canBeAsked else { return }
    case .released:
      guard behavior.canBeAsked, behavior.settleSignals == .onTime, !app.isLeft else { return }
    }
    #expect(path == wanted.elements, "\(moment)")
  }
}

struct TwoTabs: View {
  @ObservedObject var model: Numbers
  let second: Numbers

  var body: some View {
    TabView {
      NumbersRoot(model: model).tabItem { Text("first") }
      Tab(model: second)
    }
    .covered(if: .constant(model.note == "covered"))
  }

  /// A tab that is rendered before it is selected, as what it shows in the bar is inside of it.
  private struct Tab: View {
    let model: Numbers

    var body: some View {
      NumbersRoot(model: model).tabItem { Text("second") }
    }
  }
}

#if canImport(Darwin)
// Time is real there.
private let shortestStep: Int64 = 400
private let seedsPerSeed: UInt64 = 20
#else
private let shortestStep: Int64 = 1
private let seedsPerSeed: UInt64 = 1
#endif

/// The milliseconds from zero at which something comes between: fewer of them where time is real.
func moments(through last: Int64, by step: Int64 = 50) -> StrideThrough<Int64> {
  stride(from: 0, through: last, by: Int64.Stride(max(step, shortestStep)))
}

/// The seeds of random scripts: fewer of them where time is real.
func seeds(_ count: UInt64) -> Range<UInt64> {
  0..<(count + seedsPerSeed - 1) / seedsPerSeed
}
