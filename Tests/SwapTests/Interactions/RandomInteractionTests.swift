import AppTesting
import Foundation
import SwiftUI
import Testing
import TestSupport

@MainActor
@Suite("Random interactions")
struct RandomInteractionTests {
  @Test("end equally on all sides, and lose nothing at any instant")
  func sound() async {
    let run = await played(seed: 1)
    // Each kind of step was taken, in each app, on all sides alike and at any instant.
    let kinds = Set(Step.Kind.allCases).subtracting([.none])
    #expect(run.sharedCount >= 300 && run.areFair)
    #expect(Set(run.shared.keys) == kinds)
    #expect(Set(run.restless.keys) == kinds)
    #expect(run.flows == Set(FlowName.allCases))
    for (side, trace) in run.traces {
      expectNil(TraceTable.difference(of: "random interactions (\(side.rawValue))", trace))
    }
  }

  // The scripts of one seed are looked at until they pass.
  @Test("are equal for the seed of the day")
  func ofToday() async {
    _ = await played(seed: UInt64(Date().timeIntervalSince1970 / 86_400))
  }

  private func played(seed: UInt64) async -> RandomInteractions {
    var run = RandomInteractions(seed: seed)
    while run.scripts < 2 * FlowName.allCases.count || run.sharedCount < 300, run.finding == nil {
      await run.next()
    }
    print(run.summary)
    if let finding = run.finding {
      Issue.record(
        "\(finding)\n\nAgain: TOOLS=1 swift run -c release Searches monkey --seed \(seed)"
      )
    }
    return run
  }
}
