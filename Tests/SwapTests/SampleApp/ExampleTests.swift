import AppTesting
import Foundation
import NavigationShim
import SwiftUI
import Testing

@testable import ShopExample
@testable import TrailsExample

/// The small apps that people copy, on either host of the emulator.
@MainActor
@Suite("The examples", .misusesNoHost)
struct ExampleTests {
  @Test("have a shop that a link opens at any depth", arguments: NavigationHost.both)
  func link(host: NavigationHost) async throws {
    let app = await AppUnderTest.settled(host) { ShopView() }
    #expect(app.open(try #require(URL(string: "shop://shelf/Black/tea/Assam/basket"))))
    await app.settle()
    #expect(app.titles == ["Tea", "Black", "Assam", "Basket"])
  }

  @Test("have a shop in which people go on, buy and return", arguments: NavigationHost.both)
  func shopping(host: NavigationHost) async {
    let app = await AppUnderTest.settled(host) { ShopView() }
    await app.pressInTurn("Green", "Sencha", "Put into the basket", "To the basket")
    #expect(app.visibleTexts.contains("Sencha"))
    await app.press("On with shopping")
    #expect(app.titles == ["Tea"])
  }

  @Test("have a shop that is where it was at the next launch", arguments: NavigationHost.both)
  func savedPath(host: NavigationHost) async {
    let kept = KeptState()
    let first = await AppUnderTest.settled(host, kept: kept) { ShopView() }
    await first.pressInTurn("Black", "Keemun")
    await first.leave()
    first.end()
    let second = await AppUnderTest.settled(host, kept: kept) { ShopView() }
    #expect(second.titles == ["Tea", "Black", "Keemun"])
  }

  @Test("have a split view whose detail is a stack", arguments: NavigationHost.both)
  func trails(host: NavigationHost) async {
    let app = await AppUnderTest.settled(host) { TrailsView() }
    await app.pressInTurn("Hills", "Ridge", "Walk on to Valley")
    #expect(app.titles.suffix(3) == ["Hills", "Ridge", "Valley"])
    for trail in ["Coast", "Dunes"] {
      await app.press(trail)
      #expect(app.title == trail)
    }
  }
}
