import Combine
import NavigationShim
import SwiftUI

/// A deep link in an app with two tabs, each with a stack of numbers, and its interruptions.
///
/// The expected path is computed from the last actions of people and the app.
@MainActor
package final class InterruptedLink {
  package let behavior: HostBehavior
  private let isSafe: Bool
  package let app: AppUnderTest
  private var wanted: WantedPath
  private var faults: [String] = []
  private let first = TabModel()
  private let second = TabModel()
  private let start: Int64

  package init(on behavior: HostBehavior, isSafe: Bool = false, _ path: [Int] = []) async {
    self.behavior = behavior
    self.isSafe = isSafe
    first.path = path
    wanted = WantedPath(path)
    let (first, second) = (first, second)
    app = AppUnderTest(stacks: .links, behavior: behavior) {
      let tabs = Tabs(first: first, second: second)
      if isSafe { tabs.navigationSafeMode(.always) } else { tabs }
    }
    await app.settle()
    start = app.milliseconds
  }

  package func open(_ path: [Int]) {
    wanted = WantedPath(path)
    self.path = path
  }

  package func end() async -> [String] {
    await app.settle()
    if path != wanted.elements { faults.append("the path is \(path), and not \(wanted.elements)") }
    if shown != path { faults.append("the screens are \(shown), and not \(path)") }
    if app.areAnimationsEnabled != behavior.launchesWithAnimations {
      faults.append("UIKit's switch for animations has changed")
    }
    #if os(Linux)
    if !app.emulated.pictures.isEmpty { faults.append("a snapshot is left behind") }
    #endif
    // A host whose state can't be read may get a push too early, and then again; and back navigation may come
    // before a late one follows, or it is out of view by then.
    if isAsked, behavior.lag == 0 { faults += app.violations.map { "\($0)" } }
    return faults
  }
}

extension InterruptedLink {
  /// Plays an interruption, and returns whether all of its actions were possible.
  ///
  /// Where the app wants the root, back navigation needn't be possible.
  package func play(_ interruption: Interruption) async -> Bool { await play(interruption.actions) }

  private func play(_ actions: [Interruption.Action]) async -> Bool {
    for action in actions where !(await play(action)) { return false }
    return true
  }

  private func play(_ action: Interruption.Action) async -> Bool {
    switch action {
    case .wait(let milliseconds): await wait(milliseconds)
    case .set(let path): set(path)
    case .append(let number): set(path + [number])
    case .setFormer: set(wanted.former)
    case .back: return await goBack()
    case .swipe(let span, let isCancelled, let meanwhile):
      return await swipe(action, span, isCancelled, meanwhile)
    case .tap:
      let depth = shown.count
      if await perform(action) { wanted.tap(to: depth + 1, at: depth) }
    default: return await performWhenPossible(action)
    }
    return true
  }

  private func set(_ newPath: [Int]) {
    wanted.set(newPath, over: path)
    path = newPath
  }

  private func performWhenPossible(_ action: Interruption.Action) async -> Bool {
    while !(await perform(action)) {
      guard isBusy else { return false }
      await wait(100)
    }
    return true
  }

  private func goBack() async -> Bool {
    while true {
      let former = wanted
      // The app may learn of it during the call.
      wanted.beginToLeave()
      wanted.leave(to: shown.count - 1, of: shown)
      if await perform(.back) { break }
      wanted = former
      if path.isEmpty { return true }
      guard isBusy else { return false }
      await wait(100)
    }
    compare("tapped", ifKnown: isAsked)
    return true
  }

  private func swipe(
    _ action: Interruption.Action,
    _ span: Int64,
    _ isCancelled: Bool,
    _ meanwhile: [Interruption.Action]
  ) async -> Bool {
    guard await performWhenPossible(action) else { return path.isEmpty }
    let shown = shown
    wanted.beginToLeave()
    let untilThen: Int64 = meanwhile.isEmpty ? 0 : 300
    await wait(untilThen)
    guard await play(meanwhile) else { return false }
    await wait(span - untilThen)
    compare("held", ifKnown: isAsked || meanwhile.isEmpty)
    if isCancelled {
      await app.cancelSwipeBack()
    } else {
      await app.finishSwipeBack()
      wanted.leave(to: shown.count - 1, of: shown)
      let tells = isAsked && behavior.settleSignals == .onTime
      compare("released", ifKnown: tells && !app.isLeft)
    }
    return true
  }
}

extension InterruptedLink {
  private var path: [Int] {
    get { first.path }
    set { first.path = newValue }
  }

  package var shown: [Int] { app.shown.map { Int($0) ?? 0 } }

  private var isAsked: Bool { behavior.canBeAsked && !isSafe }

  /// Whether people should try again later.
  ///
  /// An action that isn't possible half a minute after the last foreign screen has gone never is.
  private var isBusy: Bool { app.milliseconds < start + 90_000 }

  package func wait(_ milliseconds: Int64) async { await app.wait(milliseconds) }

  /// Performs an action, and returns whether the host allows it now.
  ///
  /// A swipe is only begun.
  private func perform(_ action: Interruption.Action) async -> Bool {
    switch action {
    case .back: return await back()
    case .swipe: return await app.beginSwipeBack()
    case .tap: return await app.tap("to \(app.depth + 1)")
    case .selectOtherTab: return await app.selectTab("second")
    case .selectFirstTab: return await app.selectTab("first")
    case .cover: first.isCovered = true
    case .uncover: first.isCovered = false
    case .presentSheet: first.hasSheet = true
    case .leaveApp:
      await app.leave()
      if app.areAnimationsEnabled != behavior.launchesWithAnimations {
        faults.append("UIKit's switch for animations has changed while the app was left")
      }
    case .comeBack: await app.comeBack()
    #if os(Linux)
    case .turnOffCoveredLinks:
      for depth in 1..<max(1, app.depth) { app.emulated.spuriouslyDismiss(depth: depth) }
    case .pushStranger(let milliseconds):
      return app.emulated.pushStranger(for: milliseconds * 1_000_000)
    case .pullSheet(let milliseconds):
      return app.emulated.dismissSheet(holding: milliseconds * 1_000_000)
    #endif
    default: return false
    }
    return true
  }

  private func back() async -> Bool {
    #if os(Linux)
    if app.emulated.hasStranger { return await app.back(to: app.depth - 1) }
    #endif
    return await app.back()
  }

  /// Compares the path with the wanted one, at a time at which the package may know it.
  private func compare(_ moment: String, ifKnown isKnown: Bool = true) {
    guard isKnown, path != wanted.elements else { return }
    faults.append("\(moment): the path is \(path), and not \(wanted.elements)")
  }
}

extension Interruption {
  package static let here: [Interruption] = {
    #if os(Linux)
    let others: Set<Need> = [.turnedOffLinks, .strangers, .sheets]
    #else
    let others: Set<Need> = []
    #endif
    let swiping: Set<Need> = Ability.swiping.isHere ? [.swiping] : []
    let covers: Set<Need> = Ability.covering.isHere ? [.covers] : []
    let needs = others.union(swiping).union(covers).union([.tabs])
    return all.filter { $0.needs.isSubset(of: needs) }
  }()
}

extension HostBehavior {
  /// Hosts of different speeds, which change without animation or animate every change,
  /// can be read or not, and report early, late or not at all.
  package static var prompt: [HostBehavior] {
    guard Ability.choosingBehavior.isHere else { return [HostBehavior()] }
    return reporting(HostBehavior())
      + reporting(HostBehavior(transition: .milliseconds(3_500), animatesEveryUpdate: true))
      + [
        HostBehavior(transition: .milliseconds(700), animatesEveryUpdate: true),
        HostBehavior(transition: .milliseconds(700), canBeAsked: false, animatesEveryUpdate: true),
        HostBehavior(transition: .milliseconds(3_500)), HostBehavior(coordinatesStillChanges: true),
        HostBehavior(launchesWithAnimations: false), HostBehavior(disappearsWhereItStays: true),
      ]
  }

  private static func reporting(_ behavior: HostBehavior) -> [HostBehavior] {
    var all: [HostBehavior] = []
    func add(_ change: (inout HostBehavior) -> Void) {
      var behavior = behavior
      change(&behavior)
      all.append(behavior)
    }
    for writes in [DismissalReport.afterSettling, .atStart, .late(by: .milliseconds(500))] {
      add { $0.dismissalReport = writes }
    }
    add { $0.settleSignals = .never }
    add { $0.canBeAsked = false }
    add {
      $0.canBeAsked = false
      $0.settleSignals = .never
      $0.dismissalReport = .late(by: .milliseconds(100))
    }
    return all
  }

  private static let late = [8_000_000, 16_000_000, 100_000_000].flatMap { lag in
    [
      HostBehavior(lag: lag), HostBehavior(lag: lag, dismissalReport: .atStart),
      HostBehavior(lag: lag, settleSignals: .never),
      HostBehavior(transition: .milliseconds(700), lag: lag, animatesEveryUpdate: true),
    ]
  }

  /// Hosts on which a push without animation takes three frames, so that a snapshot covers it for long.
  private static let still = [
    HostBehavior(), HostBehavior(settleSignals: .never), HostBehavior(dismissalReport: .atStart),
    HostBehavior(coordinatesStillChanges: true), HostBehavior(lag: .milliseconds(16)),
    HostBehavior(lag: .milliseconds(100)),
  ].map { behavior in
    var behavior = behavior
    behavior.stillTransition = 50_000_000
    return behavior
  }

  package static let interrupted =
    prompt + (Ability.choosingBehavior.isHere ? late + still + needingSwitch + reported : [])

  /// Hosts that differ from DanceUI by a report.
  private static let reported = [
    HostBehavior(followsUnseenScreens: false),
    HostBehavior().with { $0.presentationsLeaveLate = false },
  ]

  /// Hosts on which links are interrupted in safe mode, too.
  package static let safe =
    [HostBehavior(), HostBehavior(dismissalReport: .atStart)]
    + (Ability.choosingBehavior.isHere
      ? [
        HostBehavior(followsUnseenScreens: false), HostBehavior(lag: .milliseconds(16)),
        HostBehavior(disappearsWhereItStays: true),
      ] : [])

  /// Hosts that animate a push in any transaction.
  private static let needingSwitch = [
    HostBehavior(noAnimation: .bySwitch),
    HostBehavior(lag: .milliseconds(16), noAnimation: .bySwitch, coordinatesStillChanges: true),
  ]

  /// The milliseconds after which something comes between: in the lag, in the frames without animation,
  /// in the transitions, and after.
  package var moments: [Int64] {
    guard Ability.choosingBehavior.isHere else { return [0, 100, 400] }
    let lag = lag / 1_000_000
    guard stillTransition < 50_000_000 else {
      let step = lag + stillTransition / 1_000_000
      return [
        0, step / 2, step - 1, step, step * 2 + 1, step * 4 - 1, step * 4 + 1, step * 4 + 200,
      ]
    }
    guard lag == 0 else {
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

  package func endsWell(after interruption: Interruption, isSafe: Bool = false) -> Bool {
    // A host whose state isn't read shows no foreign screen.
    if interruption.needs.contains(.strangers), !canBeAsked || isSafe { return false }
    // Nor a pop that was lost to a cancelled swipe: the screen below has appeared by then.
    if isSafe, lag > 0, interruption.popsInCancelledSwipe { return false }
    // A host whose state can't be read, and that is slower than the delay, may get a push again while the screen that
    // the first one had led to still slides away.
    guard !canBeAsked, transition > 1_000_000_000 else { return true }
    // Behind a cover or a sheet the old screen then shows the new one's contents, and leaves with them.
    if !interruption.needs.isDisjoint(with: [.covers, .sheets]) { return false }
    // Behind another tab it doesn't report back navigation before the stack is seen again, if then;
    // and what the app has appended meanwhile goes with the screen that people have left.
    return !interruption.goesBack || !interruption.needs.contains(.tabs)
  }
}

package struct InterruptionCase: CustomStringConvertible {
  private enum Start: CustomStringConvertible {
    case link(Int64)
    case rest(depth: Int)

    var description: String {
      switch self {
      case .link(let milliseconds): "\(milliseconds) ms after the link"
      case .rest(let depth): "on a stack of \(depth)"
      }
    }
  }

  private let behavior: HostBehavior
  private let isSafe: Bool
  private let interruption: Interruption
  private let start: Start

  package static func all(
    on behavior: HostBehavior,
    isSafe: Bool = false
  ) -> [InterruptionCase] {
    let ofLinks = Interruption.here.filter { behavior.endsWell(after: $0, isSafe: isSafe) }
      .flatMap { interruption in
        behavior.moments.map { InterruptionCase(behavior, isSafe, interruption, .link($0)) }
      }
    // What follows back navigation counts as well.
    let atRest = Interruption.afterBack.filter(Interruption.here.contains).flatMap { interruption in
      [1, 3].map { InterruptionCase(behavior, isSafe, interruption, .rest(depth: $0)) }
    }
    return ofLinks + atRest
  }

  private init(
    _ behavior: HostBehavior,
    _ isSafe: Bool,
    _ interruption: Interruption,
    _ start: Start
  ) {
    self.behavior = behavior
    self.isSafe = isSafe
    self.interruption = interruption
    self.start = start
  }

  package var description: String {
    "\(interruption), \(start), \(isSafe ? "in safe mode, " : "")\(behavior)"
  }

  @MainActor
  package func play() async -> [String] {
    let link: InterruptedLink
    switch start {
    case .link(let milliseconds):
      link = await InterruptedLink(on: behavior, isSafe: isSafe)
      link.open(Interruption.deepLink)
      await link.wait(milliseconds)
    case .rest(let depth):
      let path = Array(Interruption.deepLink.prefix(depth))
      link = await InterruptedLink(on: behavior, isSafe: isSafe, path)
    }
    guard await link.play(interruption) else { return ["it can't be played"] }
    return await link.end()
  }
}

@MainActor
private final class TabModel: ObservableObject {
  @Published var path: [Int] = []
  @Published var isCovered = false
  @Published var hasSheet = false
}

private struct Tabs: View {
  @ObservedObject var first: TabModel
  let second: TabModel

  var body: some View {
    let tabs = TabView {
      Numbers(model: first).tabItem { Text("first") }
      SecondTab(model: second)
    }
    .sheet(isPresented: $first.hasSheet) { Text("sheet") }
    #if os(macOS)
    tabs
    #else
    tabs.fullScreenCover(isPresented: .constant(first.isCovered)) { Text("cover") }
    #endif
  }

  /// A tab that is rendered before it is selected, as what it shows in the bar is inside of it.
  private struct SecondTab: View {
    let model: TabModel

    var body: some View { Numbers(model: model).tabItem { Text("second") } }
  }
}

private struct Numbers: View {
  @ObservedObject var model: TabModel

  var body: some View {
    Shim.NavigationStack(path: $model.path) {
      screen(0).navigationTitle("root")
        .navigationDestination(for: Int.self) { screen($0).navigationTitle("\($0)") }
    }
  }

  private func screen(_ number: Int) -> some View {
    Shim.NavigationLink("to \(number + 1)", value: number + 1)
  }
}
