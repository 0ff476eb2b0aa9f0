import LinkStackEngine
import NavigationShimTesting
import Testing

@MainActor
@Suite("Every interruption at every instant of a deep link of five screens")
struct EveryInterruptionTests {
  @Test("ends as the person and the app last said", arguments: Interruption.all)
  func end(interruption: Interruption) {
    for play in InterruptedLink.all(of: interruption) where play.path != play.wanted {
      Issue.record("\(play): \(play.path), \(play.wanted) wanted")
    }
  }

  @Test("ends with screens, link stack and path in agreement", arguments: Interruption.all)
  func agreement(interruption: Interruption) {
    for play in InterruptedLink.all(of: interruption)
    where play.shown != play.path || play.linkStack != play.path {
      Issue.record("\(play): \(play.shown) on screen, \(play.linkStack) told, path \(play.path)")
    }
  }

  @Test("ends at rest", arguments: Interruption.all)
  func rest(interruption: Interruption) {
    for play in InterruptedLink.all(of: interruption) where !play.isSettled {
      Issue.record("\(play)")
    }
  }

  @Test("shortens the path by what a person does, and by nothing else", arguments: Interruption.all)
  func personOnly(interruption: Interruption) {
    for play in InterruptedLink.all(of: interruption) where !play.unaskedRemovals.isEmpty {
      Issue.record("\(play): removed \(play.unaskedRemovals)")
    }
  }

  @Test("breaches no rule of a host that answers", arguments: Interruption.all)
  func noViolation(interruption: Interruption) {
    for play in InterruptedLink.all(of: interruption)
    where play.behavior.answers && !play.violations.isEmpty {
      Issue.record("\(play): \(play.violations)")
    }
  }

  @Test(
    "reads at every instant as was last said, where the host answers and signals",
    arguments: Interruption.all
  )
  func everyInstant(interruption: Interruption) {
    for play in InterruptedLink.all(of: interruption)
    where play.behavior.answers && play.behavior.settleSignals != .never {
      if let disagreement = play.disagreements.first {
        Issue.record("\(play): \(disagreement), in all \(play.disagreements.count) times")
      }
    }
  }

  @Test(
    "tells the waiting caller an outcome, and a true one where the host answers",
    arguments: Interruption.all
  )
  func outcome(interruption: Interruption) {
    for play in InterruptedLink.all(of: interruption)
    where play.behavior.answers ? play.outcome != play.trueOutcome : play.outcome == nil {
      Issue.record(
        "\(play): \(String(describing: play.outcome)), not \(play.trueOutcome)"
      )
    }
  }

  @Test("is covered: all of them happen, on hosts of each kind")
  func coverage() {
    var count = 0
    for interruption in Interruption.all {
      let plays = InterruptedLink.all(of: interruption)
      count += plays.count
      #expect(!plays.contains { !$0.hasHappened }, "\(interruption)")
    }
    print("Interrupted deep links of five screens: \(count) plays.")
    #expect(count > 50_000)
  }
}

/// Something that a person or the app does in the middle of a deep link.
enum Interruption: Hashable, CustomTestStringConvertible {
  /// What a person does who goes back.
  enum Back: Hashable {
    case button
    case swipe(holding: Nanoseconds)
  }

  /// What follows a person's back, once that is certain.
  enum Sequel: Hashable, CaseIterable {
    case append
    case samePath
    case leaving
  }

  case back(Back)
  case backAnd(Sequel, after: Nanoseconds, Back)
  case cancelledSwipe(holding: Nanoseconds)
  case appendWhileHeld(isCancelled: Bool)
  case pathWhileHeld([String], isCancelled: Bool)
  case leavingWhileHeld(isCancelled: Bool)
  case appendWhileAwayFromHeld
  case backTwice

  /// The app sets a path: another link, fewer screens, others in their place.
  case path([String])
  case pathAndBack([String], after: Nanoseconds)
  case append
  case twoPushes

  /// Somebody else pushes a screen on top, which is left a while later; meanwhile the app may set a path.
  case covered(for: Nanoseconds)
  case pathWhileCovered([String])
  case appendWhileCovered
  case backFromCovered

  case leaving
  case linkWhileAway
  case spuriousDismissals
  case repeatedSignal

  static let all: [Interruption] = {
    let backs: [Back] = [.button] + [0, 1, 5].map { .swipe(holding: .seconds($0)) }
    let sequels = [Back.button, .swipe(holding: .seconds(1))].flatMap { back in
      Sequel.allCases.flatMap { sequel in
        [0, 100, 300, 349].map { Interruption.backAnd(sequel, after: .milliseconds($0), back) }
      }
    }
    let paths = [
      ["x", "y", "z"], [], ["a", "b"], ["a", "b", "x", "y", "z"],
      ["a", "b", "v", "w", "x", "y", "z"],
    ]
    return backs.map { .back($0) } + sequels
      + [0, 1, 5].map { .cancelledSwipe(holding: .seconds($0)) }
      + [false, true].map { .appendWhileHeld(isCancelled: $0) }
      + [[], ["a"], ["x", "y", "z"], ["a", "b", "c", "x"]].flatMap { path in
        [false, true].map { .pathWhileHeld(path, isCancelled: $0) }
      }
      + [false, true].map { .leavingWhileHeld(isCancelled: $0) }
      + paths.map { .path($0) }
      + [[], ["a", "b"], ["x", "y", "z"]].flatMap { path in
        [0, 4, 60].map { .pathAndBack(path, after: .milliseconds($0)) }
      }
      + [0, 1, 5].map { .covered(for: .seconds($0)) }
      + [[], ["a"], ["x", "y", "z"]].map { .pathWhileCovered($0) }
      + [
        .appendWhileCovered, .backFromCovered, .appendWhileAwayFromHeld, .backTwice, .append,
        .twoPushes, .leaving, .linkWhileAway,
        .spuriousDismissals, .repeatedSignal,
      ]
  }()

  var testDescription: String { "\(self)" }
}

/// A deep link of five screens that is interrupted once, and what came of it.
@MainActor
final class InterruptedLink: @MainActor CustomStringConvertible {
  nonisolated static let path = ["a", "b", "c", "d", "e"]

  let interruption: Interruption
  let instant: Nanoseconds
  let behavior: SimulatedHostBehavior

  /// The path as the person and the app have said so far.
  private(set) var wanted = path

  /// Whether the interruption has taken place: who wants to go back waits until they can.
  private(set) var hasHappened = false

  /// What was removed from the path before a person began to go back.
  private(set) var unaskedRemovals: [Range<Int>] = []

  /// What the path read, when that was not what had been said.
  private(set) var disagreements: [String] = []

  /// How the link ended for its caller, and how by what was said.
  private(set) var outcome: NavigationOutcome?
  private(set) var trueOutcome = NavigationOutcome.presented

  private(set) var path: [String] = []
  private(set) var shown: [String] = []
  private(set) var linkStack: [String] = []
  private(set) var isSettled = false
  private(set) var violations: [Violation] = []

  private let stack: SimulatedStack<String>
  private let change: SimulatedChange
  private var hasLeft = false

  /// The length of the path when a person last began to go back.
  private var lengthBefore: Int?

  /// What was wanted before a person went back.
  private var formerWanted: [String]?

  var description: String {
    "\(interruption) at \(instant), lag \(behavior.lag), transition \(behavior.transition), "
      + (behavior.heedsAnimation ? "" : "animates all, ")
      + (behavior.answers ? "signals \(behavior.settleSignals), " : "can't tell, ")
      + "dismissal \(behavior.dismissalReport)"
  }

  /// Plays one interruption at every instant on every kind of host.
  static func all(of interruption: Interruption) -> [InterruptedLink] {
    if let plays = played[interruption] { return plays }
    let behaviors = SimulatedHostBehavior.allReporting + SimulatedHostBehavior.allLate
    let plays = behaviors.flatMap { behavior in
      behavior.instants.map { InterruptedLink(by: interruption, at: $0, on: behavior) }
    }
    played[interruption] = plays
    return plays
  }

  private static var played: [Interruption: [InterruptedLink]] = [:]

  private init(
    by interruption: Interruption,
    at instant: Nanoseconds,
    on behavior: SimulatedHostBehavior
  ) {
    self.interruption = interruption
    self.instant = instant
    self.behavior = behavior
    stack = SimulatedStack(on: behavior)
    change = stack.open(Self.path)
    stack.driver.onUserPop = { [unowned self] in hear(ofRemoval: $0) }
    stack.advance(to: instant)
    interrupt()
    watch()
    if !behavior.answers { mend() }
    path = stack.path
    shown = stack.host.values
    linkStack = stack.driver.linkStack.values
    isSettled = stack.driver.isSettled
    violations = stack.host.violations
    outcome = change.outcome
  }

  /// Plays on to the end, with a look at the path after each instant at which something happens.
  private func watch() {
    while true {
      if stack.time.nextDeadline != stack.time.now, !hasLeft, stack.path != wanted {
        disagreements.append("\(stack.path) at \(stack.time.now), \(wanted) wanted")
      }
      guard let instant = stack.time.nextDeadline else { return }
      stack.advance(to: instant)
    }
  }

  /// Has one more thing happen where a host that can't tell has fallen behind.
  private func mend() {
    guard stack.host.values != stack.path || !stack.driver.isSettled else { return }
    switch instant.count / 1_000 % 3 {
    case 0: stack.driver.hostDidShow(stack.host.screens.last?.id ?? .root)
    case 1: stack.path = stack.path
    default: app(sets: stack.path + ["z"])
    }
    stack.finish()
  }

  private func later(_ span: Nanoseconds, _ action: @escaping @MainActor () -> Void) {
    stack.time.schedule(after: span, action)
  }
}

extension InterruptedLink {
  private func interrupt() {
    switch interruption {
    case .back(let back):
      person(goes: back) {}
    case .backAnd(let sequel, let span, let back):
      person(goes: back) { [unowned self] in
        let former = formerWanted ?? []
        if span == .zero { return follow(by: sequel, former) }
        later(span) { [unowned self] in follow(by: sequel, former) }
      }
    case .cancelledSwipe(let span):
      person(swipes: span, cancelling: true)
    case .appendWhileHeld(let isCancelled):
      person(
        swipes: .seconds(1),
        cancelling: isCancelled,
        whileHeld: { [unowned self] in app(sets: stack.path + ["f"]) }
      )
    case .pathWhileHeld(let path, let isCancelled):
      person(
        swipes: .seconds(1),
        cancelling: isCancelled,
        whileHeld: { [unowned self] in app(sets: path) }
      )
    case .leavingWhileHeld(let isCancelled):
      person(
        swipes: .seconds(1),
        cancelling: isCancelled,
        whileHeld: { [unowned self] in personLeaves() }
      )
    case .appendWhileAwayFromHeld:
      person(
        swipes: .seconds(1),
        whileHeld: { [unowned self] in personLeaves() },
        then: { [unowned self] in
          app(sets: stack.path + ["f"])
          app(sets: stack.path + ["g"])
        }
      )
    case .backTwice:
      person(goes: .button) { [unowned self] in
        later(.milliseconds(100)) { [unowned self] in person(goes: .button) {} }
      }
    case .path(let path):
      happen { $0.app(sets: path) }
    case .pathAndBack(let path, let span):
      app(sets: path)
      later(span) { [unowned self] in personTapsBack {} }
    case .append:
      happen { $0.app(sets: $0.stack.path + ["f"]) }
    case .twoPushes:
      happen { $0.app(sets: $0.stack.path + ["f"]) }
      later(.milliseconds(100)) { [unowned self] in app(sets: stack.path + ["g"]) }
    case .covered(let span):
      somebody(covers: span)
    case .pathWhileCovered(let path):
      somebody(covers: .seconds(1)) { [unowned self] in app(sets: path) }
    case .appendWhileCovered:
      somebody(covers: .seconds(1)) { [unowned self] in app(sets: stack.path + ["f"]) }
    case .backFromCovered:
      somebody(covers: .seconds(60)) { [unowned self] in personTapsBack {} }
    case .leaving:
      happen { $0.personLeaves() }
    case .linkWhileAway:
      happen { $0.personLeaves() }
      later(.seconds(1)) { [unowned self] in app(sets: ["x", "y", "z"]) }
    case .spuriousDismissals:
      happen { $0.stack.host.turnOffCoveredLinksForNoReason() }
    case .repeatedSignal:
      happen { $0.stack.host.repeatSettleSignal() }
    }
  }

  private func happen(_ action: (InterruptedLink) -> Void) {
    hasHappened = true
    action(self)
  }

  private func follow(by sequel: Interruption.Sequel, _ former: [String]) {
    switch sequel {
    case .append: app(sets: stack.path + ["f"])
    case .samePath: app(sets: former)
    case .leaving: personLeaves()
    }
  }

  /// The app sets a path; an equal one says nothing new.
  private func app(sets path: [String]) {
    let former = stack.path
    guard path != former else { return stack.path = path }
    if change.outcome == nil, trueOutcome == .presented { trueOutcome = .superseded }
    lengthBefore = lengthBefore.map { before in
      min(before, zip(former, path).prefix(while: ==).count)
    }
    if path.starts(with: former) {
      wanted += path.dropFirst(former.count)
    } else {
      wanted = path
    }
    stack.path = path
  }

  private func personLeaves() {
    hasLeft = true
    stack.host.leave()
    later(.seconds(3)) { [unowned self] in stack.host.comeBack() }
  }

  private func hear(ofRemoval elements: Range<Int>) {
    if lengthBefore == nil { unaskedRemovals.append(elements) }
    if change.outcome == nil, trueOutcome == .presented { trueOutcome = .dismissed }
  }
}

extension InterruptedLink {
  private func person(goes back: Interruption.Back, then sequel: @escaping @MainActor () -> Void) {
    switch back {
    case .button: personTapsBack(then: sequel)
    case .swipe(let span): person(swipes: span, then: sequel)
    }
  }

  /// Taps the back button, as soon as there is one that can be tapped.
  private func personTapsBack(then sequel: @escaping @MainActor () -> Void) {
    let former = (wanted, lengthBefore)
    // The driver hears of it from inside.
    lengthBefore = wanted.count
    wanted = leaving(to: stack.host.values.count - 1)
    guard stack.host.goBack() else {
      (wanted, lengthBefore) = former
      guard !stack.path.isEmpty else { return hasHappened = true }
      return later(.milliseconds(20)) { [unowned self] in personTapsBack(then: sequel) }
    }
    formerWanted = former.0
    hasHappened = true
    sequel()
  }

  /// Takes hold of the top, as soon as it stands still.
  private func person(
    swipes span: Nanoseconds,
    cancelling isCancelled: Bool = false,
    whileHeld: (@MainActor () -> Void)? = nil,
    then sequel: @escaping @MainActor () -> Void = {}
  ) {
    let depth = stack.host.values.count - 1
    guard stack.host.swipeBack(holding: span, cancelling: isCancelled) else {
      return later(.milliseconds(20)) { [unowned self] in
        person(swipes: span, cancelling: isCancelled, whileHeld: whileHeld, then: sequel)
      }
    }
    lengthBefore = wanted.count
    hasHappened = true
    if let whileHeld { later(.milliseconds(300), whileHeld) }
    // The host's own wake-up at that instant comes before this one.
    later(span) { [unowned self] in
      if !isCancelled {
        formerWanted = wanted
        wanted = leaving(to: depth)
      }
      sequel()
    }
  }

  /// Pushes a screen that isn't the stack's on top, as soon as nothing moves, and leaves it later.
  private func somebody(
    covers span: Nanoseconds,
    meanwhile: (@MainActor () -> Void)? = nil
  ) {
    guard stack.host.cover() else {
      return later(.milliseconds(20)) { [unowned self] in
        somebody(covers: span, meanwhile: meanwhile)
      }
    }
    hasHappened = true
    if let meanwhile { later(.milliseconds(300), meanwhile) }
    later(span) { [unowned self] in stack.host.uncover() }
  }

  /// What is left of what is wanted when a person has left the screens above a depth: what the app has
  /// set since they began to is newer.
  private func leaving(to depth: Int) -> [String] {
    // The app may have done without the screens that are left by itself.
    guard zip(stack.host.values, wanted).prefix(while: ==).count > depth else { return wanted }
    let end = lengthBefore ?? wanted.count
    guard end > depth else { return wanted }
    return Array(wanted.prefix(max(0, depth)) + wanted.dropFirst(end))
  }
}

extension SimulatedHostBehavior {
  /// Hosts that differ in their speed, and in what they say when.
  static let allReporting: [SimulatedHostBehavior] = {
    let reports: [DismissalReport] = [
      .atStart, .beforeSettling, .afterSettling, .late(by: .seconds(1)),
    ]
    let signals: [(answers: Bool, SettleSignals)] = [
      (true, .onTime), (true, .late(by: .milliseconds(400))), (true, .never), (false, .never),
    ]
    let speeds: [(Int64, heedsAnimation: Bool)] = [(350, true), (3_500, true), (350, false)]
    return speeds.flatMap { transition, heedsAnimation in
      signals.flatMap { answers, signals in
        reports.map { report in
          SimulatedHostBehavior(
            transition: .milliseconds(transition),
            heedsAnimation: heedsAnimation,
            answers: answers,
            settleSignals: signals,
            dismissalReport: report,
            doubtsLinksOnReturn: true
          )
        }
      }
    }
  }()

  /// Those that answer, and follow late.
  static let allLate: [SimulatedHostBehavior] = {
    let behaviors = allReporting.filter {
      $0.answers && [.atStart, .afterSettling].contains($0.dismissalReport)
    }
    return behaviors.flatMap { behavior in
      [Int64(8), 16, 100].map { milliseconds in
        var late = behavior
        late.lag = .milliseconds(milliseconds)
        return late
      }
    }
  }()

  /// Every half of a push of a deep link of five screens and somewhat beyond, 0.8 s, and the
  /// instants right before and after turning points.
  var instants: [Nanoseconds] {
    guard lag == .zero else { return lateInstants }
    let push = heedsAnimation ? frame : transition
    let halves =
      (0...(heedsAnimation ? 8 : 12)).map { Nanoseconds(push.count / 2 * $0) }
      + (heedsAnimation ? (1...3).map { Nanoseconds(transition.count / 2 * $0) } : [])
    let turns = [push.count, push.count * 3, transition.count, 650_000_000].flatMap {
      [Nanoseconds($0 - 1), Nanoseconds($0 + 1)]
    }
    return Set(halves + turns + [.milliseconds(800), transition * 10]).sorted()
  }

  /// In the middle and at the end of the lag of the first and of the last push, in the middle of the
  /// push, and beyond all.
  private var lateInstants: [Nanoseconds] {
    let push = lag.count + (heedsAnimation ? frame : transition).count
    let moments = [lag.count / 2, lag.count - 1, lag.count + 1, (lag.count + push) / 2]
    var instants = [transition * 10]
    for number: Int64 in [0, 4] {
      instants += moments.map { Nanoseconds(push * number + $0) }
    }
    return instants
  }
}
