import LinkStackEngine
import SimulatedHost
import SwiftUI
import TestSupport
import Testing

@testable import NavigationShim

@MainActor
@Suite("UIKit's switch for animations", .misusesNoHost)
struct AnimationSwitchTests {
  private let model = Numbers()

  @Test("is on from the end of the last pause, and stays off where the app turns it off later")
  func offForGood() {
    let app = SwitchedApp()
    app.animations.beginPause()
    app.pause()
    app.clock.run(by: 100)
    expect(app.isOn, is: false)
    app.animations.endPause()
    app.clock.run(by: 350)
    expect(app.isOn, is: true)
    app.isOn = false
    app.clock.run(by: 1000)
    app.pause()
    app.clock.run(by: 2000)
    expect(app.isOn, is: false)
    expect(app.log, is: [])
  }

  @Test("is off for all of a step in place of another, then on", arguments: [false, true])
  func step(isReleased: Bool) async {
    let app = SwitchedApp()
    var step: RunningStep? = RunningStep(app.animations, app.clock)
    for moment in [0, 150] as [Int64] {
      app.clock.run(by: moment)
      step?.begin(animated: false, byTransaction: false) {}
    }
    app.clock.run(by: 300)
    expect(app.isOn, is: false)
    if isReleased { step = nil } else { step?.end() }
    for _ in 0..<5 { await Task.yield() }
    app.clock.run(by: 1_000)
    expect(app.isOn, is: true)
  }

  @Test("a step's screen has 0.2 s once it begins to appear", arguments: [100, 250] as [Int64])
  func lateAppearance(moment: Int64) {
    let app = SwitchedApp()
    let step = RunningStep(app.animations, app.clock)
    step.begin(animated: true, byTransaction: true) {}
    app.clock.run(by: moment)
    step.observeAppearance()
    for (time, isRunning) in [(199, true), (200, false)] as [(Int64, Bool)] {
      app.clock.run(by: moment + time)
      expect(step.isRunning, is: isRunning)
    }
    step.end()
    step.observeAppearance()
    expect(step.isRunning, is: false)
  }

  /// Code that saves and restores the switch around pauses at any moment, for no longer than the second look.
  @Test("ends as the app has left it, although other code reads it and sets it again")
  func pairs() {
    var lineCount = 0
    for seed in 0..<2_000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let app = SwitchedApp()
      let isOnAtFirst = Int.random(in: 0..<4, using: &generator) > 0
      app.isOn = isOnAtFirst
      var pairEnd: Int64 = 0
      for _ in 0..<6 {
        let begin = pairEnd + .random(in: 1...300, using: &generator)
        pairEnd = begin + .random(in: 0...250, using: &generator)
        app.clock.at(begin) { [end = pairEnd] in
          let old = app.isOn
          app.isOn = false
          app.clock.at(end) { app.isOn = old }
        }
      }
      for _ in 0..<6 {
        let begin: Int64 = .random(in: 0...1_500, using: &generator)
        let end = begin + .random(in: 0...200, using: &generator)
        app.clock.at(begin) {
          guard app.animations.isNeeded(pushing: false) else { return }
          app.animations.beginPause()
          app.clock.at(end) { app.animations.endPause() }
        }
      }
      app.clock.run(by: 10_000)
      expect(app.isOn, is: isOnAtFirst, "seed \(seed)")
      expect(app.log.count, is: app.animations.isNeeded(pushing: false) ? 0 : 1)
      lineCount += app.log.count
    }
    expect(lineCount > 0, is: true)
  }

  #if canImport(UIKit)
  @Test("is UIKit's own in an app")
  func shared() {
    AnimationSwitch.shared.beginPause()
    expect(UIView.areAnimationsEnabled, is: false)
    // Here and now, as other tests run while this one waits.
    UIView.setAnimationsEnabled(true)
    AnimationSwitch.shared.endPause()
  }
  #endif

  #if os(Linux)
  @Test("is on when a stack goes away in the middle of a link", arguments: [0, 8, 17, 30, 51])
  func stackGoesAway(moment: Int64) async {
    let app = await model.launched(.links, HostBehavior(noAnimation: .bySwitch))
    // UIKit animates the first of these pushes, and the switch is needed from then on.
    await app.settle { model.numbers = [1, 2] }
    await app.settle { model.numbers = [] }
    model.numbers = [1, 2, 3, 4, 5]
    await app.waitWithTasks(moment)
    expect(app.areAnimationsEnabled, is: false)
    app.end()
    for _ in 0..<5 { await Task.yield() }
    await app.wait(0)
    expect(app.areAnimationsEnabled, is: true)
  }

  @Test(
    "isn't used where a transaction is enough",
    arguments: [HostBehavior(), HostBehavior(noAnimation: .bySwitch)]
  )
  func transactionFirst(behavior: HostBehavior) async {
    let app = await model.launched(.links, behavior)
    var lines: [String] = []
    app.note { if $0.contains("animations") { lines.append($0) } }
    app.emulated.resetCounts()
    await app.settle { model.numbers = [1, 2, 3] }
    let needsSwitch = behavior.noAnimation == .bySwitch
    // The first push, which is animated, and the last; the second isn't.
    expect(app.emulated.animatedTransitions, is: needsSwitch ? 2 : 1)
    expect(lines.isEmpty, is: !needsSwitch)
    lines = []
    app.emulated.resetCounts()
    await app.settle { model.numbers = [1, 2, 3, 4, 5, 6] }
    expect(app.emulated.animatedTransitions, is: 1)
    expect(lines.isEmpty, is: !needsSwitch)
    lines = []
    app.emulated.resetCounts()
    // A pop is animated in any transaction.
    withoutAnimation { model.numbers = [1] }
    await app.settle()
    expect(app.emulated.animatedTransitions, is: 0)
    expect(lines.count, is: 2)
  }
  #endif
}

/// An app that may read and turn UIKit's switch itself.
@MainActor
private final class SwitchedApp {
  var isOn = true
  private(set) var log: [String] = []
  let clock = VirtualTime()

  func pause() {
    animations.beginPause()
    animations.endPause()
  }

  private(set) lazy var animations = AnimationSwitch(
    isOn: { [unowned self] in isOn },
    turn: { [unowned self] in isOn = $0 },
    scheduler: clock,
    write: { [unowned self] in log.append($0) }
  )
}

extension VirtualTime {
  fileprivate func at(_ milliseconds: Int64, _ action: @escaping @MainActor () -> Void) {
    schedule(after: .milliseconds(milliseconds) - now, action)
  }

  fileprivate func run(by milliseconds: Int64) { advance(to: .milliseconds(milliseconds)) }
}
