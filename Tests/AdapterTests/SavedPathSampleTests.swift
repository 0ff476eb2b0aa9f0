import EmulatedStacks
import Foundation
import SwiftUI
import Testing

/// What the documents show of a path that is kept in a file.
@MainActor
@Suite("The sample with a path on disk")
struct SavedPathSampleTests {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("SavedPathSampleTests-\(UUID().uuidString).json")

  private func launched(_ host: NavigationHost) -> EmulatedApp {
    let places = SerializedNavPath(url: url)
    let app = EmulatedApp(stacks: host) { TravelView(places: places) }
    app.settle()
    return app
  }

  @Test("is where it was at the next launch", arguments: [NavigationHost.links, .native])
  func relaunched(host: NavigationHost) {
    defer { try? FileManager.default.removeItem(at: url) }
    let first = launched(host)
    first.tapInTurn("Rome", "Onwards")
    #expect(first.shown == ["Rome", "Beyond Rome"])
    first.leave()
    first.end()
    let second = launched(host)
    #expect(second.shown == ["Rome", "Beyond Rome"])
    #expect(second.violations == [])
    second.back()
    second.settle()
    second.leave()
    second.end()
    #expect(launched(host).shown == ["Rome"])
  }
}
