import AppTesting
import Foundation
import SwiftUI
import Testing
import TestSupport

@MainActor
@Suite("Random interactions: something broken on purpose")
struct BrokenSideTests {
  @Test(
    "A side whose app leaves out an action is found, shrunk to it, and printed as code",
    .enabled(if: Side.here.count > 1, "there is nothing to compare with")
  )
  func forgotten() async throws {
    var run = RandomInteractions(seed: 1)
    while run.scripts < 60, run.finding == nil {
      await run.next(of: [.shop]) { side, app in
        guard side == .links else { return app }
        var forgetting = app
        forgetting.perform = { $0 == "apple twice" || app.perform($0) }
        return forgetting
      }
    }
    let finding = try #require(run.finding)
    #expect(finding.script.steps == [.act("apple twice")])
    #expect(finding.side == nil)
    let text = "\(finding)"
    #expect(text.hasPrefix("FAILED: seed 1, script \(finding.number): "))
    #expect(text.hasSuffix("taking([\n  .act(\"apple twice\"),\n]),"))
  }
}
