import Foundation
import SwiftUI
import Testing
import TestSupport

@testable import NavigationShim

@Suite("When SwiftUI's own stack is handed a path")
struct NativeHandoverTests {
  /// What becomes of a handover in a state, and what is handed over, in the words of its documentation.
  private func outcome(
    from state: NativeHandover.State,
    _ difference: NativeHandover.Difference,
    isMoving: Bool
  ) -> String {
    var handover = Self.handover(in: state)
    let share = handover.follow(difference, isMoving: isMoving)
    return "\(handover.state): \(share)"
  }

  /// A handover that has come into a state.
  private static func handover(in state: NativeHandover.State) -> NativeHandover {
    var handover = NativeHandover()
    switch state {
    case .even: break
    case .held: _ = handover.follow(.values, isMoving: true)
    case .cut: _ = handover.follow(.types, isMoving: false)
    }
    return handover
  }

  @Test("the table of states and events is what it does", arguments: NativeHandover.State.allCases)
  func table(state: NativeHandover.State) throws {
    let source = try Document.text(of: "Sources/NavigationShim/Repairs/NativeHandover.swift")
    var gone = Self.handover(in: state)
    gone.goOn()
    let moving = outcome(from: state, .values, isMoving: true)
    let cells = [
      "\(state)", outcome(from: state, .none, isMoving: false),
      outcome(from: state, .values, isMoving: false), moving,
      outcome(from: state, .types, isMoving: false), "\(gone.state)",
    ]
    #expect(source.contains("/// | \(cells.joined(separator: " | ")) |"))
    #expect(outcome(from: state, .types, isMoving: true) == moving)
    #expect(outcome(from: state, .none, isMoving: true) == cells[1])
  }
}

@Suite("Which bugs are repaired where")
struct NavigationRepairsTests {
  private func active(_ repairs: NavigationRepairs, on version: SystemVersion) -> NavigationRepairs
  {
    repairs.applying(to: RunningSystem(.iOS, version))
  }

  private static let expected: [(SystemVersion, NavigationRepairs)] = [
    (SystemVersion(15, 8), []),
    (SystemVersion(16), [.typeChanges, .flagsAtLaunch, .nestedStackWarnings]),
    (SystemVersion(16, 3), [.typeChanges, .flagsAtLaunch, .nestedStackWarnings]),
    (SystemVersion(16, 4), [.typeChanges, .nestedStackWarnings]),
    (SystemVersion(17), .all),
    (SystemVersion(17, 1), [.typeChanges, .changesInMotion, .nestedStackWarnings]),
    (SystemVersion(18, 6), [.typeChanges, .changesInMotion, .nestedStackWarnings]),
    (SystemVersion(26, 4), [.typeChanges, .nestedStackWarnings]),
    (SystemVersion(27), []),
  ]

  @Test("by default, nothing that costs anything")
  func byDefault() {
    #expect(NavigationRepairs.automatic == .nestedStackWarnings)
    #expect(NavigationRepairs.automatic.isDisjoint(with: .waiting))
    #expect(NavigationConfiguration().repairs == .automatic)
  }

  @Test("each on the systems that its reports name", arguments: Self.expected)
  func systems(version: SystemVersion, repairs: NavigationRepairs) {
    #expect(active(.all, on: version) == repairs)
  }

  @Test("none elsewhere than on iOS")
  func elsewhere() {
    #expect(NavigationRepairs.all.applying(to: RunningSystem(.other, SystemVersion(17))) == [])
  }

  @Test("none that an app has turned off")
  func turnedOff() {
    #expect(active([], on: SystemVersion(17)) == [])
    #expect(active(.typeChanges, on: SystemVersion(17)) == .typeChanges)
  }

  @Test("each row has a repair of its own")
  func rows() {
    #expect(Set(NavigationRepairs.table.map(\.repair.rawValue)).count == 4)
    #expect(NavigationRepairs.table.map(\.repair.rawValue).allSatisfy { $0.nonzeroBitCount == 1 })
  }
}

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

/// What SwiftUI does with the transactions of its own stack, and may do on any thread.
@MainActor
@Suite("Transactions of SwiftUI's own stack")
struct UnanimatedPathChangeTests {
  private let scheduler = ManualScheduler()

  /// A change of a path, just now.
  private func change(by policy: NavigationAnimation) -> UnanimatedPathChange {
    let change = UnanimatedPathChange()
    var configuration = NavigationConfiguration()
    configuration.scheduler = scheduler
    configuration.animation = policy
    for path in [[1], [1, 2]] { change.observe(path, StackPath(.constant(path)), configuration) }
    return change
  }

  /// Whether a change has a transaction without animation.
  private func disables(_ change: UnanimatedPathChange, by policy: NavigationAnimation) -> Bool {
    var transaction = Transaction()
    change.transform(by: policy)(&transaction)
    return transaction.disablesAnimations
  }

  @Test("are without animation as the path changes where that is the policy, and no longer")
  func disabled() {
    #expect(!disables(UnanimatedPathChange(), by: .disabled))
    let change = change(by: .disabled)
    #expect(disables(change, by: .disabled))
    scheduler.run()
    #expect(!disables(change, by: .disabled))
  }

  @Test("are left alone by other policies", arguments: [NavigationAnimation.automatic, .everyPush])
  func others(policy: NavigationAnimation) {
    #expect(!disables(change(by: policy), by: policy))
  }

  @Test("are left alone again once the policy is another one, also in the midst of a change")
  func formerPolicy() {
    #expect(!disables(change(by: .disabled), by: .automatic))
  }

  #if os(macOS) || os(Linux)
  @Test("may be asked for on any thread, without a trap")
  func otherThread() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let change = UnanimatedPathChange()
      for policy in NavigationAnimation.allCases {
        let transform = change.transform(by: policy)
        onAnotherThread {
          var transaction = Transaction()
          transform(&transaction)
        }
      }
    }
  }
  #endif
}
