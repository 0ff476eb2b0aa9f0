import Foundation
import LinkStackEngine
import LinkStackRecording
import NavigationShimTesting
import Replay
import Testing
import TestSupport

@MainActor
@Suite("Random scripts on a driver and a simulated host")
struct RandomExplorationTests {
  @Test("are sound: up to 30 disturbances, paths of up to 12 screens over 4 values")
  func sound() {
    let exploration = RandomExploration(seed: 1, events: 50_000)
    print(exploration.summary)
    #expect(exploration.events >= 50_000)
    if let finding = exploration.finding {
      Issue.record("\(finding.fault)\n\n\(finding.script)")
    }
  }

  @Test("shrink to the least that breaks: here a host that can't tell, and nothing more happens")
  func shrinking() throws {
    let exploration = RandomExploration(seed: 2, events: 100_000, isNudged: false)
    let finding = try #require(exploration.finding)
    #expect(finding.fault == "at rest the host shows something else than the path")
    #expect(finding.script.actions.map { "\($0.milliseconds) \($0.kind)" } == ["0 open([0, 0])"])
    #expect(finding.script.start == [] && !finding.script.behavior.canBeAsked)
    #expect(finding.script.pacing == .fixed(delay: .milliseconds(52)))
    // Whatever happens next mends what was lost.
    #expect(StackRun(finding.script).faults == [])
  }
}

@MainActor
@Suite("Recordings")
struct RecordingTests {
  @Test("of random scripts replay without a difference, once written and read")
  func randomScripts() throws {
    var generator = SeededGenerator(seed: 30)
    for number in 0..<150 {
      let script = StackScript.random(using: &generator)
      let recording = try script.recording(reconfiguring: number % 4 == 0).writtenAndRead()
      #expect(try recording.recordedAgain() == recording, "\(number): \(script)")
      let replay = try recording.replay(on: script.behavior, tolerance: .zero)
      #expect(replay.description == "no difference", "\(number): \(script)")
      if replay.description != "no difference" { print(recording); break }
    }
  }

  @Test("that have no room for all begin at a rest, and replay without a difference")
  func fullRings() throws {
    var generator = SeededGenerator(seed: 31)
    var dropped = 0
    var replayed = 0
    for _ in 0..<200 {
      let script = StackScript.random(using: &generator)
      let recording = script.recording(keeping: 32)
      #expect(recording.entries.count <= 32)
      dropped += recording.droppedCount
      do {
        let again = try recording.recordedAgain()
        let isSame = again.beginning == recording.beginning && again.entries == recording.entries
        #expect(isSame, "\(script)")
        if recording.droppedCount > 0 { replayed += 1 }
      } catch let error as NavigationRecordingError {
        #expect(error == .beginsInTheMiddle)
      }
    }
    // Exact, as a rest that is forgotten only has more recordings begin in the middle.
    #expect((dropped, replayed) == (21_546, 82))
  }

  @Test("say which answer would be another one")
  func otherAnswers() throws {
    var recording = StackScript(actions: [
      .init(after: 0, .open([1, 2])), .init(after: 5_000, .open([1, 2, 3])),
      .init(after: 5_000, .goBack(levels: 1)),
    ]).recording()
    let index = try #require(recording.entries.lastIndex { $0.answer?.removal != nil })
    recording.entries[index].answer = nil
    let difference = try #require(try recording.replay().driverDifference)
    #expect(difference.index == index)
    #expect(difference.recorded == "nothing")
    #expect(
      difference.replayed.hasPrefix("screens above 2 are gone, elements 2..<3 leave the path")
    )
  }

  @Test("begin with the first appearance where nothing has happened yet, and else in the middle")
  func beginnings() {
    for report in [HostReport.started, .suspended, .appeared(.root)] {
      var core = DriverCore(path: [1, 2], rules: .links, pacing: .settled)
      #expect(core.beginning == .appearance(length: 2))
      _ = core.handle(report, host: nil)
      #expect(core.beginning == .middle)
    }
    // An app that has said how its path is to come has to be heard in a recording.
    var core = DriverCore(path: [1, 2], rules: .links, pacing: .settled)
    _ = core.set([3], animated: false, host: nil)
    #expect(core.beginning == .middle)
  }

  @Test("say in a line each what happened and what the driver did")
  func inWords() throws {
    let stack = SimulatedStack<Int>()
    stack.finish()
    stack.driver.recorder = StackRecorder { [time = stack.time] in time.now }
    stack.open([1, 2])
    stack.driver.stopAnimating()
    stack.advance(by: .milliseconds(5))
    stack.open([3])
    let recording = try #require((stack.driver.recorder as? StackRecorder)?.recording)
    #expect(
      recording.description == """
        from a rest at depth 0, 4 entries, 0 dropped before
        0.0 s: the app sets a path of 2: 2 new; the host shows 0, still; \
        the driver: update 0 to 1, unseen, wait 0.65 s
        0.0 s: screen 1 appears; the host shows 1, moving
        0.0 s: the app wants no animation
        0.005 s: the app sets a path of 1: 1 new; the host shows 1, moving; the driver: superseded
        """
    )
    #expect(try recording.replay().driverDifference == nil)
  }
}

@MainActor
@Suite("Recordings of kinds of hosts")
struct RecordedHostTests {
  @Test("replay on that kind without a difference, and name the trait in which another one differs")
  func kinds() throws {
    for kind in Self.kinds {
      let recording = try Self.script(on: kind.behavior).recording().writtenAndRead()
      let replay = try recording.replay(on: kind.behavior)
      if replay.description != "no difference" { Issue.record("\(kind): \(replay)") }
      guard let trait = kind.trait else { continue }
      var usual = SimulatedHostBehavior.links
      usual.dismissalReport = kind.behavior.canBeAsked ? .afterSettling : usual.dismissalReport
      let other = try recording.replay(on: usual)
      let differences = other.hostDifferences
      if other.driverDifference != nil || differences.map(\.trait) != [trait]
        || differences.last?.behavior != kind.behavior
      {
        Issue.record("\(other)\n\(recording)")
      }
    }
  }

  /// A kind of host, and how it differs from the usual one.
  struct Kind: CustomStringConvertible, Sendable {
    let trait: HostDifference.Trait?
    let behavior: SimulatedHostBehavior

    init(_ trait: HostDifference.Trait?, _ change: (inout SimulatedHostBehavior) -> Void) {
      var behavior = SimulatedHostBehavior.links
      change(&behavior)
      self.trait = trait
      self.behavior = behavior
    }

    var description: String { trait?.rawValue ?? "the usual one" }
  }

  nonisolated static let kinds = [
    Kind(nil) { _ in },
    Kind(.lag) { $0.lag = .milliseconds(100) },
    Kind(.ignoredUpdates) { $0.ignoredUpdates = [2] },
    Kind(.transition) { $0.transition = .milliseconds(900) },
    Kind(.animatesEveryUpdate) { $0.animatesEveryUpdate = true },
    Kind(.stillTransition) { $0.stillTransition = .milliseconds(120) },
    Kind(.canBeAsked) { $0.canBeAsked = false },
    Kind(.settleSignals) { $0.settleSignals = .never },
    Kind(.settleSignals) { $0.settleSignals = .late(by: .milliseconds(200)) },
    Kind(.dismissalReport) { $0.dismissalReport = .atStart },
    Kind(.dismissalReport) { $0.dismissalReport = .late(by: .milliseconds(500)) },
    Kind(.turnsOffCoveredLinksOnReturn) { $0.turnsOffCoveredLinksOnReturn = true },
  ]

  /// A script in which each trait shows.
  static func script(on behavior: SimulatedHostBehavior) -> StackScript {
    StackScript(
      on: behavior,
      pacing: .settled(fallback: .milliseconds(500)),
      actions: [
        .init(after: 1_000, .open([1])), .init(after: 5_000, .open([1, 2, 3, 4])),
        .init(after: 9_000, .goBack(levels: 1)), .init(after: 5_000, .leave),
        .init(after: 3_000, .comeBack),
        .init(after: 5_000, .swipe(holding: 400, cancelling: false)),
        .init(after: 5_000, .open([])),
      ]
    )
  }
}

extension StackScript {
  /// What is recorded as the script is played.
  @MainActor
  func recording(
    keeping capacity: Int = 100_000,
    reconfiguring isReconfigured: Bool = false
  ) -> StackRecording {
    let time = VirtualTime()
    let host = SimulatedLinkHost<Int>(behavior, time: time, recordsEvents: false)
    let driver = LinkStackDriver<SimulatedLinkHost<Int>>(
      path: start,
      rules: behavior.rules,
      pacing: pacing,
      scheduler: time
    )
    let recorder = StackRecorder(keeping: capacity) { time.now }
    driver.recorder = recorder
    host.appear(drivenBy: driver)
    for (index, action) in actions.enumerated() {
      time.advance(by: .milliseconds(Int64(action.milliseconds)))
      if isReconfigured { driver.animation = NavigationAnimation.allCases[index / 2 % 3] }
      switch action.kind {
      case .open(let path): driver.path = path
      case .goBack(let levels): host.goBack(to: max(0, host.screens.count - levels))
      case .swipe(let span, let isCancelled):
        host.swipeBack(holding: .milliseconds(Int64(span)), cancelling: isCancelled)
      case .leave: host.leave()
      case .comeBack: host.comeBack()
      case .linkOff(let depth):
        if depth < host.screens.count { host.turnOffLinkForNoReason(toScreenAt: depth) }
      case .repeatSignal: host.repeatSettleSignal()
      }
    }
    host.comeBack()
    time.runUntilIdle(limit: 100_000)
    return recorder.recording
  }
}

extension StackRecording {
  /// The recording, by way of JSON.
  func writtenAndRead() throws -> StackRecording {
    let recording = NavigationRecording(package: "", system: "", device: "", stacks: [self])
    let data = try JSONEncoder().encode(recording)
    return try JSONDecoder().decode(NavigationRecording.self, from: data).stacks[0]
  }
}
