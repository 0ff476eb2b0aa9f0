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

  @Test(
    "opens the links that it suggests, on either host",
    .misusesNoHost,
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
