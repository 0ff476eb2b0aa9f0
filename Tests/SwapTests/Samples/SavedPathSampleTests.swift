import AppTesting
import Foundation
import NavigationShim
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("The sample with a path on disk", .misusesNoHost, .needs(.countingScreens))
struct SavedPathSampleTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func launched(_ host: NavigationHost) async -> AppUnderTest {
    let places = SerializedNavPath(url: folder.url.appendingPathComponent("places.json"))
    return await AppUnderTest.settled(host) { TravelView(places: places) }
  }

  @Test("is where it was at the next launch", arguments: NavigationHost.both)
  func relaunched(host: NavigationHost) async {
    let first = await launched(host)
    await first.pressInTurn("Rome", "Onwards")
    #expect(first.shown == ["Rome", "Beyond Rome"])
    await first.leave()
    first.end()
    let second = await launched(host)
    #expect(second.shown == ["Rome", "Beyond Rome"])
    await second.goBack()
    await second.leave()
    second.end()
    #expect(await launched(host).shown == ["Rome"])
  }
}
