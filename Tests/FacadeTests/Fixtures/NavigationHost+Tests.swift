import AppTesting
import Foundation
import LinkStackEngine
import SwiftUI
import TestSupport
import Testing

@testable import NavigationShim

extension NavigationHost {
  /// The containers that the running system has.
  static let both = Ability.nativeStacks.isHere ? [NavigationHost.links, .native] : [.links]
}

extension HostBehavior {
  /// The ways in which hosts report, or the system's own where that can't be chosen.
  static let all = [HostBehavior()] + chosen(others)

  static let asked = all.filter(\.canBeAsked)

  /// All of these, and one whose state can't be read, with all other reports.
  static let withUnasked = all + unasked

  /// A host whose state can't be read, if that can be chosen.
  static let unasked = chosen([HostBehavior(canBeAsked: false)])

  /// A host whose state can't be read, with hardly a report, if that can be chosen.
  static let silent = chosen([HostBehavior(canBeAsked: false, settleSignals: .never)])

  /// Hosts that begin to push and pop 8, 16 and 100 ms after a link changes, if that can be chosen.
  static let late = chosen([8_000_000, 16_000_000, 100_000_000].map { HostBehavior(lag: $0) })

  private static func chosen(_ behaviors: [HostBehavior]) -> [HostBehavior] {
    Ability.choosingBehavior.isHere ? behaviors : []
  }

  private static let others = [
    HostBehavior(dismissalReport: .atStart),
    HostBehavior(settleSignals: .never),
    HostBehavior(settleSignals: .never, dismissalReport: .atStart),
    HostBehavior(canBeAsked: false, settleSignals: .never),
    HostBehavior(followsUnseenScreens: false),
    HostBehavior().with { $0.presentationsLeaveLate = false },
  ]
}

extension Trait where Self == ConditionTrait {
  /// Skips a test where the running system lacks an ability, and names it.
  static func needs(_ abilities: Ability...) -> Self {
    let missing = abilities.compactMap { ability in
      Ability.missing[ability].map { "needs \(ability.rawValue): \($0)" }
    }
    return .enabled(if: missing.isEmpty, "\(missing.joined(separator: ", "))")
  }
}

/// Expects of the apps of each test that the package has broken no rule of the host, logged no warning that the test
/// didn't expect, left nothing behind in an idle app, and written no value that was there already.
///
/// Then it ends the apps, and compares the trace of all cases with the committed one.
struct HostUse: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  /// Whether the package may break no rule, log no warning and leave nothing behind.
  fileprivate var isChecked = true

  /// Whether the apps do the same in each run.
  fileprivate var isTraced = true

  func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase == nil && (test.isSuite || !isTraced) ? nil : self
  }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else {
      let traces = Traces()
      try await Traces.$ofThisTest.withValue(traces) { try await function() }
      return await traces.compare(with: test)
    }
    let apps = LaunchedApps(look: isChecked ? LinksStack.faultsAtRest : nil)
    try await LaunchedApps.$ofThisTask.withValue(apps) {
      try await LiveStacks.Scope.stacks.withValue(LiveStacks()) { try await function() }
    }
    if isChecked {
      expect(await apps.violations, is: [], sourceLocation: test.sourceLocation)
      expect(await apps.takeWarnings(), is: [], sourceLocation: test.sourceLocation)
      expect(await apps.leftovers(), is: [], sourceLocation: test.sourceLocation)
    }
    await apps.end()
    await Traces.ofThisTest?.add(apps.trace)
  }

  /// The traces of a test's cases, which may run in any order.
  @MainActor
  private final class Traces {
    @TaskLocal static var ofThisTest: Traces?
    private var all: [String] = []

    nonisolated init() {}

    func add(_ trace: [String]) {
      if !trace.isEmpty { all.append(trace.joined(separator: "\n")) }
    }

    func compare(with test: Test) {
      // At night, tests have more cases.
      guard !all.isEmpty, sweep(of: 2) == 1 else { return }
      let suite = test.sourceLocation.fileName.components(separatedBy: ".")[0]
      let name = "\(suite), \(test.displayName ?? test.name)"
      expectNil(TraceTable.difference(of: name, all.sorted()), sourceLocation: test.sourceLocation)
    }
  }
}

extension Trait where Self == HostUse {
  static var misusesNoHost: Self { Self() }
  static var misusesNoHostUntraced: Self { Self(isTraced: false) }

  /// Only compares the trace.
  static var traced: Self { Self(isChecked: false) }
}
