#if os(Linux)
import SwiftUI
import Testing
@testable import NavigationShim

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
    RefutingHost(.lostStillPushes) { $0.losesStillPushes = true },
    RefutingHost(.uselessSnapshots) { $0.givesSnapshots = false },
    RefutingHost(.stalled) { $0.ignoredUpdates = Set(2...7) },
  ]
}

@MainActor
@Suite("Safe mode")
struct SafeModeTests {
  private let model = Numbers()

  private static let paths: [[Int]] = [
    [1], [1, 2, 3, 4, 5], [1, 2], [], [1, 7, 8, 9], [4, 5, 6], [4], [4, 2],
  ]

  @Test(
    "comes by itself where a check fails, says so in one line, and nothing is lost",
    arguments: RefutingHost.all
  )
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
    let lines = app.warnings.failedChecks
    expect(lines.count, is: 1, "\(lines)")
    expect(lines.first?.contains("Host check \(host.check.rawValue)") == true, is: true)
    expect(app.areAnimationsEnabled, is: true)
  }

  @Test(
    "takes 0.65 s for each screen, and a second check never brings it twice",
    arguments: RefutingHost.all
  )
  func time(host: RefutingHost) async {
    let app = await model.launched(.links, host.behavior) { $0.navigationSafeMode(.automatic) }
    for path in Self.paths { await app.settle { model.numbers = path } }
    let start = app.milliseconds
    await app.settle { model.numbers = Array(10..<20) }
    expect(app.milliseconds - start <= 650 * 11, is: true, "\(app.milliseconds - start) ms")
    model.expectPath(Array(10..<20), in: app)
  }

  @Test("isn't entered where everything is as assumed")
  func noFalseAlarm() async {
    let app = await model.launched()
    for path in Self.paths + [Array(1...40)] {
      await app.settle { model.numbers = path }
      model.expectScreens(path, in: app)
    }
    expect(app.warnings.checks.verdict(on: .appearances), is: .holds)
    expect(app.warnings.checks.verdict(on: .identity), is: .holds)
    expect(app.warnings.failedChecks, is: [])
  }

  @Test("can be chosen for a view, and then asks nothing, pauses nothing and covers nothing")
  func chosen() async {
    let app = await model.launched(.links) { $0.navigationSafeMode(.always) }
    var pauses = 0
    app.note { if $0.contains("animations off") { pauses += 1 } }
    for path in Self.paths {
      await app.settle { model.numbers = path }
      model.expectScreens(path, in: app)
    }
    expect(pauses, is: 0)
    app.emulated.resetCounts()
    await app.settle { model.numbers = [4, 2, 3, 5] }
    expect(app.emulated.animatedTransitions, is: 2)
    expect(app.warnings.take(), is: [])
  }

  @Test("is never entered where an app rules it out")
  func never() async {
    var behavior = HostBehavior()
    behavior.settleSignals = .silent
    behavior.canBeAsked = false
    let app = await model.launched(.links, behavior) { $0.navigationSafeMode(.never) }
    await app.settle { model.numbers = [1] }
    expect(app.warnings.failedChecks, is: [])
  }
}

extension Numbers {
  /// Expects that path and screens are these numbers, whatever the host had to say of the way there.
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
