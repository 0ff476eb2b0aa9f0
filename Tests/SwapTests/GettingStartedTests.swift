import AppTesting
import ClientOnShim
import Foundation
import NavigationShim
import SwiftUI
import TestSupport
import Testing

#if SWIFTUI_SIDE
import ClientOnNative
#endif

/// The app of the article "Getting started", on the package's hosts and on SwiftUI alone.
@MainActor
@Suite("Getting started", .misusesNoHost, .needs(.countingScreens))
struct GettingStartedTests {
  @Test("pushes the screens, and goes back to the root", arguments: Side.here)
  func screens(side: Side) async {
    let app = await launched(side)
    #expect(app.titles == ["Library"])
    #expect(app.visibleTexts == ["Emma", "Persuasion"])
    await app.pressInTurn("Emma", "Chapter 1")
    #expect(app.titles == ["Library", "Emma", "Chapter 1"])
    await app.pressInTurn("Back to the library")
    #expect(app.titles == ["Library"])
  }

  private func launched(_ side: Side, kept: KeptState = KeptState()) async -> AppUnderTest {
    let app: AppUnderTest
    switch side {
    case .links, .native:
      app = AppUnderTest(stacks: side == .links ? .links : .native, kept: kept) {
        ClientOnShim.GettingStartedApp()
      }
    #if SWIFTUI_SIDE
    case .swiftUI: app = AppUnderTest(kept: kept) { ClientOnNative.GettingStartedApp() }
    #endif
    }
    await app.settle()
    return app
  }
}

#if os(Linux)
extension GettingStartedTests {
  @Test("opens a deep link in one transition, and none for another URL", arguments: Side.here)
  func deepLink(side: Side) async throws {
    let app = await launched(side)
    #expect(app.open(try #require(URL(string: "library://Emma"))))
    await app.settle()
    #expect(app.titles == ["Library"])
    app.emulated.watch()
    #expect(app.open(try #require(URL(string: "library://Emma/3"))))
    await app.settle()
    let transition = SwiftUI.Sight.transition(from: "Library", to: "Chapter 3")
    #expect(app.emulated.sights == [.screen("Library"), transition, .screen("Chapter 3")])
    #expect(app.titles == ["Library", "Emma", "Chapter 3"])
    await app.goBack()
    #expect(app.titles == ["Library", "Emma"])
  }

  @Test("shows the screens of the last launch", arguments: Side.here)
  func relaunch(side: Side) async throws {
    let kept = KeptState()
    let first = await launched(side, kept: kept)
    await first.pressInTurn("Emma", "Chapter 1")
    await first.leave()
    first.end()
    let second = await launched(side, kept: kept)
    #expect(second.titles == ["Library", "Emma", "Chapter 1"])
    await second.pressInTurn("Back to the library")
    await second.leave()
    second.end()
    #expect(await launched(side, kept: kept).titles == ["Library"])
  }
}
#endif
