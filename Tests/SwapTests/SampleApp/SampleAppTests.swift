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
  private func launched() async -> AppUnderTest {
    let app = AppUnderTest { RootView() }
    await app.settle()
    return app
  }

  @Test(
    "shows every page of its list, and comes back from it",
    .misusesNoHost,
    arguments: Page.allCases
  )
  func pages(page: Page) async {
    let app = await launched()
    await app.press(page.title)
    #expect(!app.emulated.buttonLabels.contains(Page.atlas.title))
    await app.press("All pages")
    #expect(app.title == "NavigationShim")
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
    .misusesNoHostUntraced,
    arguments: Page.allCases.filter { !$0.links.isEmpty },
    ["Links", "The system's choice"]
  )
  func links(page: Page, host: String) async {
    let app = await launched()
    await app.pressInTurn(host, page.title)
    for link in page.links { await app.pressInTurn("Links", link, "Log") }
    #expect(app.visibleTexts.contains { $0.contains("path: ") })
  }
}
