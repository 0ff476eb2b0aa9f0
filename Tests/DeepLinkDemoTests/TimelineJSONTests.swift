import CommandSupport
import Foundation
import LinkStackEngine
import Testing
@testable import DeepLinkDemo

@MainActor
struct TimelineJSONTests {
  struct Decoded: Decodable {
    struct Update: Decodable {
      let time: Double
      let depth: Int
      let chain: [String]
      let animated: Bool
      let transition: String?
    }
    struct Event: Decodable {
      let event: String
    }
    struct Violation: Decodable {
      let time: Double
      let update: Int
      let reason: String
      let lostPushes: Int
    }
    struct Compared: Decodable {
      let updates: Int
      let elapsed: Double
      let transitionsSeen: Int
    }
    let animation: String
    let transitionsSeen: Int
    let updatesWithoutAnimation: Int
    let updates: [Update]
    let events: [Event]
    let visible: String
    let elapsed: Double
    let outcome: String
    let violations: [Violation]
    let path: [String]
    let native: Compared
    let reported: Double?
  }

  private func decoded(_ arguments: String...) throws -> Decoded {
    let result = DemoCommand.run(
      arguments: ["--json"] + arguments,
      environment: [:],
      isTerminal: true
    )
    #expect(result.status == .success)
    return try JSONDecoder().decode(Decoded.self, from: Data(result.standardOutput.utf8))
  }

  static let titles = ["orders", "order 42", "item 7", "editor", "confirmation"]

  @Test("The report has every update, and how it all ended")
  func report() throws {
    let report = try decoded("--animation", "every")
    #expect(report.updates.map(\.time) == [0, 0.35, 0.7, 1.05, 1.4])
    #expect(report.updates.map(\.depth) == [1, 2, 3, 4, 5])
    #expect(report.updates.map(\.chain) == (1...5).map { Array(Self.titles.prefix($0)) })
    #expect(report.visible == "confirmation")
    #expect(report.elapsed == 1.75)
    #expect(report.outcome == "presented")
    #expect(report.violations.isEmpty)
    #expect(report.path == Self.titles)
    #expect(report.native.updates == 1)
    #expect(report.native.elapsed == 0.35)
  }

  @Test("Of each update the report tells whether it was to be animated, and whether it was")
  func animation() throws {
    let report = try decoded()
    #expect(report.animation == "automatic")
    #expect(report.updates.map(\.animated) == [false, false, false, false, true])
    #expect(report.updates.map(\.transition) == ["unseen", "unseen", "unseen", "unseen", "seen"])
    #expect(report.transitionsSeen == 1)
    #expect(report.updatesWithoutAnimation == 4)
    #expect(report.native.transitionsSeen == 1)
    // Four frames of 1/60 s and a transition.
    #expect(report.elapsed == 0.416666668)

    let watch = try decoded("--host", "watch", "--animation", "none")
    #expect(watch.animation == "none")
    #expect(watch.updates.allSatisfy { !$0.animated && $0.transition == "seen" })
  }

  @Test("Times are written with the digits they have")
  func digits() throws {
    let text = try TimelineJSON(try played("--pacing", "fixed:0.65")).text()
    #expect(text.contains("\"elapsed\" : 2.95,"))
    #expect(text.contains("\"reported\" : 3.25,"))
    #expect(text.contains("\"link\" : \"shop://orders/42/items/7/edit?confirm=true\""))
    #expect(text.hasSuffix("}\n"))
  }

  @Test("Violations say when, which update, why, and what was lost")
  func violations() throws {
    let report = try decoded("--host", "watch", "--pacing", "fixed:0.1")
    #expect(report.updates.map(\.transition).filter { $0 == nil }.count == 2)
    #expect(report.violations.map(\.time) == [0.1, 0.2])
    #expect(report.violations.map(\.update) == [2, 3])
    #expect(report.violations.first?.reason == "duringTransition")
    #expect(report.violations.map(\.lostPushes) == [1, 1])
    #expect(report.visible == "confirmation")
    #expect(report.path == Self.titles)
  }

  @Test("What a finger does is told")
  func swipes() throws {
    let report = try decoded("--interrupt", "cancel@2", "--interrupt", "hold@5")
    let events = report.events.map(\.event)
    #expect(events.filter { $0 == "heldTop" }.count == 2)
    #expect(events.filter { $0 == "cancelledSwipe" }.count == 1)
    #expect(events.filter { $0 == "wentBack" }.count == 1)
  }

  @Test("Who left and didn't return has no outcome yet")
  func suspended() throws {
    let report = try decoded("--interrupt", "leave@0.05")
    #expect(report.outcome == "suspended")
    #expect(report.reported == nil)
    #expect(report.path == Self.titles)
  }

  @Test("The outcome is that of the link opened last")
  func lastLink() throws {
    let report = try decoded("--interrupt", "link=shop://search?q=%22t%C3%A9%22@0.2")
    #expect(report.outcome == "presented")
    #expect(report.path == ["search “\"té\"”"])
  }
}
