import AppTesting
import Foundation
@testable import HostFacts
import NavigationShim
@testable import SampleApp
import SwiftUI
import TestSupport
import Testing

/// The app that people open in Xcode, on the emulator.
@MainActor
@Suite("The sample app")
struct SampleAppTests {
  @Test("shows every page of its list, and comes back from it", arguments: Page.allCases)
  func pages(page: Page) {
    let app = EmulatedApp { RootView() }
    app.settle()
    #expect(app.tap(page.title))
    app.settle()
    #expect(!app.buttonLabels.contains(Page.atlas.title))
    #expect(app.tap("All pages"))
    app.settle()
    #expect(app.title == "NavigationShim")
    #expect(app.violations.isEmpty)
  }

  @Test("measures what is assumed of the system, and shows the table")
  func hostFacts() async {
    let app = EmulatedApp { RootView() }
    app.update()
    #expect(app.tap(Verdict.hostFacts.rawValue))
    // What is measured takes turns of the main actor; how many is not the emulator's to know.
    while !app.buttonLabels.contains("All pages") {
      await Task.yield()
      app.update()
    }
    #expect(app.visibleTexts.contains { $0.hasPrefix("## Host facts of ") })
    #expect(app.tap("All pages"))
  }

  @Test("writes what it finds out line by line, and goes on behind what has ended it")
  func report() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("verdict.md")
    func lines() throws -> [String] {
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }
    let whole = try await found(["a", "b", "c"], in: file)
    #expect(whole)
    let all = try lines()
    #expect(
      all == [
        "## Letters", "begins: a", "row of a", "ends: a: yes", "begins: b", "row of b",
        "ends: b: yes", "begins: c", "row of c", "ends: c: yes", "3 of 3", "ends: ## Letters",
        "verdict: as it should be",
      ]
    )
    // Wherever the app ends, the next launch has the remaining questions, but for the one it was at.
    for count in 0..<all.count {
      let there = all.prefix(count).map { $0 + "\n" }.joined()
      for cutOff in ["", count < all.count ? String(all[count].prefix(5)) : ""] {
        try (there + cutOff).write(to: file, atomically: true, encoding: .utf8)
        let lost = ["a", "b", "c"].filter { name in
          there.contains("begins: \(name)") && !there.contains("ends: \(name)")
        }
        let isRight = try await found(["a", "b", "c"], in: file)
        #expect(isRight == lost.isEmpty)
        let text = try lines()
        #expect(text.filter { $0.hasPrefix("begins: ") && $0.count == 9 }.count == 3)
        #expect(text.filter { $0.hasSuffix(" ended the process") }.count == lost.count)
        #expect(text.contains("\(3 - lost.count) of 3"))
        #expect(text.last == "verdict: \(isRight ? "as it should be" : "see above")")
      }
    }
  }

  private func found(_ names: [String], in file: URL) async throws -> Bool {
    let part = VerdictReport.Part(
      heading: ["## Letters"],
      questions: names.map { name in
        VerdictReport.Question(
          name: name,
          decides: true,
          answer: { VerdictReport.Answer(lines: ["row of \(name)"], isRight: true) },
          lost: VerdictReport.Answer(lines: ["\(name) ended the process"], isRight: false)
        )
      },
      footer: { ["\($0) of \(names.count)"] }
    )
    return try await Verdict.complete(file, [part])
  }

  @Test(
    "opens the links that it suggests, on either host",
    arguments: Page.allCases.filter { !$0.links.isEmpty },
    ["Links", "The system's choice"]
  )
  func links(page: Page, host: String) {
    let app = EmulatedApp { RootView() }
    app.settle()
    #expect(app.tap(host))
    app.settle()
    #expect(app.tap(page.title))
    app.settle()
    for link in page.links {
      #expect(app.tap("Links"))
      app.settle()
      #expect(app.tap(link), "\(link)")
      app.settle()
      #expect(app.tap("Log"))
      app.settle()
    }
    #expect(app.visibleTexts.contains { $0.contains("path: ") })
    #expect(app.violations.isEmpty)
    app.end()
  }
}

/// The page that leads people through what only a finger can do, with an emulated finger.
///
/// The emulator has no rotation and no other windows beside the app's, and of Control Center, a call and a
/// question of the system's only that the app is inactive.
@MainActor
@Suite("Steps by hand")
final class ByHandTests {
  private let folder: TemporaryFolder
  private var pushes: [@MainActor () -> Void] = []

  init() throws {
    folder = try TemporaryFolder()
  }

  private func launched(on host: NavigationHost = .links) -> EmulatedApp {
    let journal = Journal()
    var settings = Settings()
    settings.host = host
    let app = EmulatedApp(stacks: host) { [folder = folder.url, settings] in
      ByHandPage(
        ByHand("settings", journal, folder: folder) { [weak self] _, push in
          self?.pushes.append(push)
        },
        journal,
        settings
      ) {}
    }
    app.settle()
    return app
  }

  private var record: HandRecord {
    get throws {
      let file = folder.url.appendingPathComponent("by-hand.json")
      return try JSONDecoder().decode(HandRecord.self, from: Data(contentsOf: file))
    }
  }

  private func tap(_ label: String, in app: EmulatedApp) {
    #expect(app.tap(label), "\(label)")
    app.settle()
  }

  /// Does the steps that people have to do.
  private func perform(_ step: HandStep, in app: EmulatedApp) {
    switch step {
    case .swipeHalfWay:
      #expect(app.beginSwipeBack())
      app.cancelSwipeBack()
    case .swipeBack:
      #expect(app.beginSwipeBack())
      app.finishSwipeBack()
    case .swipeWhilePushing:
      #expect(app.beginSwipeBack())
      push(in: app)
      app.cancelSwipeBack()
    case .longPressOnBack: #expect(app.back(to: 0))
    case .scrollWhilePushing: push(in: app)
    case .controlCenter, .authentication, .call:
      app.beAskedBySystem()
      push(in: app)
      app.answerSystem()
    case .leaving:
      app.leave()
      push(in: app)
      app.comeBack()
    case .rotation, .resizing: break
    }
    app.settle()
  }

  private func push(in app: EmulatedApp) {
    #expect(!pushes.isEmpty)
    pushes.forEach { $0() }
    pushes = []
    app.advance(by: .milliseconds(1_000))
  }

  /// Goes through a step, from its beginning to what people see at its end.
  private func goThrough(_ step: HandStep, in app: EmulatedApp) {
    tap("Begin", in: app)
    perform(step, in: app)
    tap("\(step.expectedPath.count)", in: app)
  }

  @Test(
    "shows one step after another, and ends in one file",
    arguments: [.links, .native] as [NavigationHost]
  )
  func allSteps(host: NavigationHost) throws {
    let app = launched(on: host)
    defer { app.end() }
    for step in HandStep.allCases {
      #expect(app.visibleTexts.contains { $0.hasSuffix(step.title) }, "\(step)")
      #expect(app.visibleTexts.contains(step.instruction))
      goThrough(step, in: app)
    }
    #expect(app.visibleTexts.contains { $0.hasSuffix("by-hand.json") })
    let record = try record
    #expect(record.steps.map(\.step) == HandStep.allCases)
    #expect(record.steps.filter { !$0.isRight } == [])
    #expect(app.violations.filter { $0.kind != .whileInactive } == [])
  }

  @Test("leaves a file with the step in which the app ended")
  func endedApp() throws {
    let app = launched()
    defer { app.end() }
    goThrough(.swipeHalfWay, in: app)
    tap("Begin", in: app)
    app.end()
    #expect(try record.steps.map(\.outcome) == [.done, .begun])
  }
}
