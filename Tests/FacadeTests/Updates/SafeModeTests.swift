#if os(Linux)
import SwiftUI
import Testing
@testable import NavigationShim

@MainActor
@Suite("Safe mode", .traced)
struct SafeModeTests {
  private let model = Numbers()

  private static let paths: [[Int]] = [
    [1], [1, 2, 3, 4, 5], [1, 2], [], [1, 7, 8, 9], [4, 5, 6], [4], [4, 2],
  ]

  @Test("comes by itself where a check fails", arguments: RefutingHost.all)
  func comes(host: RefutingHost) async {
    let app = await model.launched(.links, host.behavior) { $0.navigationSafeMode(.automatic) }
    for path in Self.paths {
      await app.settle { model.numbers = path }
      model.expectPath(path, in: app)
    }
    await app.press("to 3")
    model.expectPath([4, 2, 3], in: app)
    _ = await app.back()
    await app.settle()
    model.expectPath([4, 2], in: app)
    app.emulated.resetCounts()
    await app.settle { model.numbers = [4, 2, 7, 8] }
    expect(app.emulated.animatedTransitions, is: 2)
    let lines = app.warnings.failedChecks
    expect(lines.count, is: 1, "\(lines)")
    expect(app.warnings.checks.verdict(on: .identity) == .unknown, is: !host.behavior.canBeAsked)
    expect(lines.first?.contains("Host check \(host.check) ") == true, is: true)
    expect(app.areAnimationsEnabled, is: true)
    // What is refuted for a stack's host holds from the start for the next one.
    guard [.identity, .motion].contains(host.check.assumption) else { return }
    let next = Numbers([1, 2, 3])
    let nextApp = AppUnderTest(stacks: .links, behavior: host.behavior, warnings: app.warnings) {
      NumbersRoot(model: next).navigationSafeMode(.automatic)
    }
    await nextApp.wait(2_000)
    next.expectPath([1, 2, 3], in: nextApp)
    expect(nextApp.emulated.animatedTransitions, is: 2)
  }

  @Test(
    "has the screens that were there before it was entered, and animates each push from then on",
    arguments: [true, false]
  )
  func enteredWhileHeld(finishes: Bool) async {
    let app = await model.launched(.links) {
      $0.navigationSafeMode(model.note == "safe" ? .always : .automatic)
    }
    await app.settle { model.numbers = [8] }
    expect(await app.beginSwipeBack(), is: true)
    await app.update { model.note = "safe" }
    await app.update { model.numbers = [1, 2, 3] }
    if finishes { await app.finishSwipeBack() } else { await app.cancelSwipeBack() }
    await app.wait(60_000)
    model.expectPath([1, 2, 3], in: app)
    app.emulated.resetCounts()
    await app.settle { model.numbers = [1, 2, 3, 4, 5] }
    expect(app.emulated.animatedTransitions, is: 2)
  }

  @Test("animates the rest of the change in which it is entered, and gives it time")
  func animatesRest() async {
    let app = await model.launched(.links, HostBehavior(ignoredUpdates: Set(2...7))) {
      $0.navigationSafeMode(.automatic).navigationPacing(.fixed(seconds: 0.1))
    }
    await app.settle { model.numbers = [1] }
    app.emulated.resetCounts()
    await app.settle { model.numbers = [1, 2, 3, 4, 5] }
    model.expectPath([1, 2, 3, 4, 5], in: app)
    expect(app.warnings.failedChecks.count, is: 1)
    expect(app.emulated.animatedTransitions, is: 4)
  }

  @Test("takes 0.65 s for each screen, and is not entered where all is as assumed")
  func time() async {
    let assumed = ("as assumed", HostBehavior())
    for (name, behavior) in [assumed] + RefutingHost.all.map({ ($0.description, $0.behavior) }) {
      let model = Numbers()
      let app = await model.launched(.links, behavior) { $0.navigationSafeMode(.automatic) }
      var lengths: [Int64] = []
      for path in [Array(1...10), Array(11...20)] {
        let start = app.milliseconds
        model.numbers = path
        while app.shown != path.map(String.init) || app.isInTransition,
          app.milliseconds < start + 60_000
        {
          await app.wait(25)
        }
        lengths.append(app.milliseconds - start)
        await app.settle()
        model.expectPath(path, in: app)
        await app.settle { model.numbers = [] }
      }
      let isAsAssumed = name == assumed.0
      expect(app.warnings.failedChecks.isEmpty, is: isAsAssumed, "\(name)")
      if isAsAssumed {
        let verdicts = HostChecks.Assumption.allCases.map(app.warnings.checks.verdict)
        expect(verdicts, is: [.holds, .holds, .unknown, .unknown])
      }
      expect(lengths[1] <= (isAsAssumed ? 600 : 650 * 11), is: true, "\(name): \(lengths)")
      expect(app.areAnimationsEnabled, is: true)
    }
  }

  @Test(
    "isn't needed for a stack that has given up to try again at a tap, and gives up as well",
    arguments: [(.never, 6), (.automatic, 12)] as [(NavigationSafeMode, Int)]
  )
  func givenUp(safeMode: NavigationSafeMode, ignored: Int) async {
    let app = await model.launched(.links, HostBehavior(ignoredUpdates: Set(1...ignored))) {
      $0.navigationSafeMode(safeMode)
    }
    await app.settle { model.numbers = [1] }
    expect(app.shown, is: [])
    await app.press("to 1")
    model.expectPath([1], in: app)
  }

  @Test("is never entered where an app rules it out", arguments: RefutingHost.all)
  func never(host: RefutingHost) async {
    let app = await model.launched(.links, host.behavior) { $0.navigationSafeMode(.never) }
    for path in Self.paths {
      model.numbers = path
      // Not until it settles: what seems to move for ever is waited for.
      await app.wait(10_000)
    }
    expect(app.warnings.failedChecks, is: [])
  }
}

/// A system on which one of the package's assumptions is wrong, and the check that finds it out.
struct RefutingHost: Sendable, CustomStringConvertible {
  let check: HostChecks.Check
  let behavior: HostBehavior

  init(_ check: HostChecks.Check, _ change: (inout HostBehavior) -> Void) {
    var behavior = HostBehavior()
    change(&behavior)
    self.check = check
    self.behavior = behavior
  }

  var description: String { "\(check)" }

  static let all = [
    RefutingHost(.noAppearance) {
      $0.settleSignals = .silent
      $0.canBeAsked = false
    },
    RefutingHost(.noNavigationController) { $0.canBeAsked = false },
    RefutingHost(.unknownTop) { $0.embedsControllers = false },
    RefutingHost(.endlessTransition) { $0.transitionsStay = true },
    RefutingHost(.stalled) { $0.ignoredUpdates = Set(2...7) },
  ]
}

extension Numbers {
  /// Expects that path and screens are these numbers, with any violations on the way there.
  fileprivate func expectPath(
    _ numbers: [Int],
    in app: AppUnderTest,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(self.numbers, is: numbers, sourceLocation: sourceLocation)
    expect(app.shown, is: numbers.map(String.init), sourceLocation: sourceLocation)
  }
}
#endif
