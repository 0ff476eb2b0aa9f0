import AppTesting
import Foundation
import NavigationShim
import SwiftUI
import Testing

@testable import ShopExample
@testable import TrailsExample

/// The small apps that people copy, on either host of the emulator.
@MainActor
@Suite("The examples")
struct ExampleTests {
  nonisolated private static let hosts = [NavigationHost.links, .native]

  private func launched<Content: View>(
    _ content: Content,
    on host: NavigationHost,
    keeping storage: EmulatedStorage = EmulatedStorage()
  ) -> EmulatedApp {
    let app = EmulatedApp(stacks: host, storage: storage) { content }
    app.settle()
    return app
  }

  private func tap(_ labels: String..., in app: EmulatedApp) {
    for label in labels {
      #expect(app.tap(label), "\(label)")
      app.settle()
    }
  }

  private func open(_ link: String, in app: EmulatedApp) throws {
    app.open(try #require(URL(string: link)))
    app.settle()
  }

  @Test("have a shop that a link opens at any depth", arguments: hosts)
  func link(host: NavigationHost) throws {
    let app = launched(ShopView(), on: host)
    try open("shop://shelf/Black/tea/Assam/basket", in: app)
    #expect(app.titles == ["Tea", "Black", "Assam", "Basket"])
    #expect(app.violations == [])
    app.end()
  }

  @Test("have a shop in which people go on, buy and return", arguments: hosts)
  func shopping(host: NavigationHost) {
    let app = launched(ShopView(), on: host)
    tap("Green", "Sencha", "Put into the basket", "To the basket", in: app)
    #expect(app.visibleTexts.contains("Sencha"))
    tap("On with shopping", in: app)
    #expect(app.titles == ["Tea"])
    #expect(app.violations == [])
    app.end()
  }

  @Test("have a shop that is where it was at the next launch", arguments: hosts)
  func savedPath(host: NavigationHost) {
    let storage = EmulatedStorage()
    let first = launched(ShopView(), on: host, keeping: storage)
    tap("Black", "Keemun", in: first)
    first.leave()
    first.end()
    let second = launched(ShopView(), on: host, keeping: storage)
    #expect(second.titles == ["Tea", "Black", "Keemun"])
    #expect(second.violations == [])
    second.end()
  }

  @Test("have a split view whose detail is a stack", arguments: hosts)
  func trails(host: NavigationHost) {
    let app = launched(TrailsView(), on: host)
    tap("Hills", "Ridge", "Walk on to Valley", in: app)
    #expect(app.titles.suffix(3) == ["Hills", "Ridge", "Valley"])
    tap("Coast", in: app)
    #expect(app.title == "Coast")
    tap("Dunes", in: app)
    #expect(app.title == "Dunes")
    #expect(app.violations == [])
    app.end()
  }
}
