@testable import NavigationShim
import Testing

@MainActor
@Suite("What SwiftUI's own stack waits with")
struct NativeWritesTests {
  private let writes = NativeWrites()
  private let reporter = MadeUpReporter()
  private let scheduler = ManualScheduler()

  private func follow(_ update: @escaping () -> Void) -> NativeHandover.Share {
    var configuration = NavigationConfiguration()
    configuration.scheduler = scheduler
    configuration.repairs = .changesInMotion
    configuration.system = RunningSystem(.iOS, SystemVersion(17))
    writes.reporter = reporter
    return writes.follow(
      .values,
      isNew: true,
      growth: 1,
      configuration,
      updatingBy: update,
      truncatingBy: { _ in }
    )
  }

  @Test("a transition that tells nobody of its end is asked again until it is over")
  func askedAgain() {
    var asked = 0
    var updates = 0
    #expect(follow { updates += 1 } == .nothing)
    reporter.isAsked = { [weak reporter] in
      asked += 1
      if asked == 3 { reporter?.isMoving = false }
    }
    scheduler.run()
    #expect(asked == 3)
    #expect(updates == 1)
    #expect(follow {} == .whole)
  }

  @Test("one that does is waited for, however often views are updated meanwhile")
  func waitedFor() {
    reporter.tells = true
    var updates = 0
    for _ in 0..<3 { #expect(follow { updates += 1 } == .nothing) }
    #expect(reporter.waiting.count == 1)
    reporter.isMoving = false
    for action in reporter.waiting { action() }
    scheduler.run()
    #expect(updates == 1)
  }

  @Test("a transition that follows upon another is waited for as well")
  func following() {
    reporter.tells = true
    var updates = 0
    _ = follow { updates += 1 }
    let first = reporter.waiting
    reporter.waiting = []
    for action in first { action() }
    scheduler.run()
    #expect(updates == 0)
    #expect(reporter.waiting.count == 1)
  }
}

/// Something that moves.
@MainActor
final class MadeUpReporter: MotionReporter {
  var isMoving = true
  var tells = false
  var waiting: [@MainActor () -> Void] = []

  var isAsked: () -> Void = {}

  func whenStill(_ action: @escaping @MainActor () -> Void) -> Bool {
    isAsked()
    if tells { waiting.append(action) }
    return tells
  }
}
