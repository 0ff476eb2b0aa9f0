import AppUnderTest
import Foundation
import NavigationShim
@testable import SampleApp
import SwiftUI
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
    #expect(!app.buttonLabels.contains(Page.gallery.title))
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

  @Test(
    "opens the links that it suggests, on either host",
    arguments: Page.allCases.filter { !$0.links.isEmpty },
    ["Links", "NavigationStack"]
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
  }
}

/// The page that leads a person through what only a finger can do, with an emulated person.
///
/// The emulator has no rotation and no other windows beside the app's, and of Control Center, a call and a
/// question of the system's only that the app is inactive.
@MainActor
@Suite("By hand")
final class ByHandTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("by-hand-\(UUID().uuidString)")
  private var pushes: [@MainActor () -> Void] = []

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func launched(on host: NavigationHost = .links) -> EmulatedApp {
    let journal = Journal()
    var settings = Settings()
    settings.host = host
    let app = EmulatedApp(stacks: host) { [folder, settings] in
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
      let file = folder.appendingPathComponent("by-hand.json")
      return try JSONDecoder().decode(HandRecord.self, from: Data(contentsOf: file))
    }
  }

  private func tap(_ label: String, in app: EmulatedApp) {
    #expect(app.tap(label), "\(label)")
    app.settle()
  }

  /// Does what a person is asked to do.
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
    app.advance(by: 1_000_000_000)
  }

  /// Goes through a step, from its beginning to what the person sees at its end.
  private func goThrough(_ step: HandStep, in app: EmulatedApp) {
    tap("Begin", in: app)
    perform(step, in: app)
    tap("\(step.expectedPath.count)", in: app)
  }

  @Test(
    "asks for one step after another, and ends in one file",
    arguments: [.links, .native] as [NavigationHost]
  )
  func allSteps(host: NavigationHost) throws {
    let app = launched(on: host)
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

  @Test("writes down what happens in a step, with the seconds since its beginning")
  func lines() throws {
    let app = launched()
    goThrough(.swipeHalfWay, in: app)
    goThrough(.swipeBack, in: app)
    let steps = try record.steps
    #expect(!steps[0].lines.contains { $0.text.hasPrefix("path:") && $0.text != "path: [1, 2, 3]" })
    #expect(steps[1].lines.contains { $0.text == "path: [1, 2]" })
    #expect(steps[1].lines.contains { $0.text == "screen 2 appears" })
    #expect(steps.flatMap(\.lines).allSatisfy { 0...60 ~= $0.time })
  }

  @Test("says of a scene that it is inactive or in the background")
  func scenes() throws {
    let app = launched()
    while !app.visibleTexts.contains(where: { $0.hasSuffix(HandStep.controlCenter.title) }) {
      tap("Not on this device", in: app)
    }
    goThrough(.controlCenter, in: app)
    while !app.visibleTexts.contains(where: { $0.hasSuffix(HandStep.leaving.title) }) {
      tap("Not on this device", in: app)
    }
    goThrough(.leaving, in: app)
    let steps = try record.steps
    let asked = try #require(steps.first { $0.step == .controlCenter })
    let left = try #require(steps.first { $0.step == .leaving })
    #expect(asked.lines.contains { $0.text == "scene: inactive" })
    #expect(!asked.lines.contains { $0.text == "scene: background" })
    #expect(left.lines.contains { $0.text == "scene: background" })
    #expect(steps.first { $0.step == .call }?.outcome == .impossible)
  }

  @Test("leaves a file that says which step the app has ended in")
  func endedApp() throws {
    let app = launched()
    goThrough(.swipeHalfWay, in: app)
    tap("Begin", in: app)
    app.end()
    #expect(try record.steps.map(\.outcome) == [.done, .begun])
  }

  @Test("keeps that the person sees another screen than there should be")
  func wrongScreen() throws {
    let app = launched()
    tap("Begin", in: app)
    perform(.swipeHalfWay, in: app)
    tap("2", in: app)
    let step = try #require(record.steps.first)
    #expect(step.path == [1, 2, 3])
    #expect(step.seen == 2)
    #expect(!step.isRight)
  }

  @Test("does a step once more, and pushes nothing for the first time")
  func repeated() throws {
    let app = launched()
    for _ in 0..<2 { tap("Not on this device", in: app) }
    tap("Begin", in: app)
    tap("Once more", in: app)
    tap("Begin", in: app)
    #expect(pushes.count == 2)
    push(in: app)
    tap("4", in: app)
    let steps = try record.steps
    #expect(steps.count == 3)
    #expect(steps.last?.path == [1, 2, 3, 4])
  }

  @Test("says why there is no file")
  func noFile() throws {
    try FileManager.default.removeItem(at: folder)
    let app = launched()
    tap("Begin", in: app)
    #expect(app.visibleTexts.contains { $0.hasPrefix("The record couldn't be written: ") })
  }
}
