import SwiftUI
import Testing

@testable import SampleApp

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
