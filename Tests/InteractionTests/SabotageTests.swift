import Interactions
import SwiftUI
import Testing

@MainActor
@Suite("Random interactions: something broken on purpose")
struct SabotageTests {
  @Test("A side on which the app forgets to do something is found, and shrunk to that")
  func forgotten() throws {
    let finding = try #require(
      finding(in: .shop) { side, app in
        guard side == .links else { return app }
        var broken = app
        broken.perform = { $0 == "apple twice" || app.perform($0) }
        return broken
      }
    )
    #expect(finding.script.steps == [.act("apple twice")])
    #expect(finding.side == nil)
  }

  @Test("A side on which it takes two steps to fail is shrunk to these two")
  func twoSteps() throws {
    let finding = try #require(
      finding(in: .fleet) { side, app in
        guard side == .swiftUI else { return app }
        var broken = app
        broken.perform = { $0 == "pop one" && app.screen.depth == 1 || app.perform($0) }
        return broken
      }
    )
    #expect(finding.script.steps.count == 2)
    #expect(finding.script.steps.last?.uninterrupted == .act("pop one"))
  }

  @Test("Screens that aren't the path in the end are found on one host alone")
  func atRest() throws {
    let finding = try #require(
      finding(in: .shop) { side, app in
        guard side == .native else { return app }
        var broken = app
        broken.secondWindow = {
          app.pathDescription().contains("cart;") ? EmulatedApp { EmptyView() } : app.secondWindow()
        }
        return broken
      }
    )
    #expect(finding.side == .native)
    #expect(finding.script.steps.count == 1)
  }

  @Test("What is found is said with its seed and as code")
  func description() throws {
    let finding = try #require(
      finding(in: .shop) { side, app in
        var broken = app
        if side == .native { broken.perform = { $0 == "apple twice" || app.perform($0) } }
        return broken
      }
    )
    let text = "\(finding)"
    #expect(text.hasPrefix("FAILED: seed 1, script \(finding.number): "))
    #expect(text.hasSuffix("taking([\n  .act(\"apple twice\"),\n]),"))
  }

  private func finding(
    in flow: FlowName,
    altering alter: @escaping (Side, RunningApp) -> RunningApp
  ) -> Finding? {
    var run = RandomInteractions(seed: 1)
    while run.scripts < 60, run.finding == nil { run.next(of: [flow], altering: alter) }
    return run.finding
  }
}
