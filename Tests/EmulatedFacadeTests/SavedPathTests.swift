import Combine
import Foundation
import LinkStackEngine
import SwiftUI
import Testing

@MainActor
@Suite("A path on disk, in a stack")
struct SavedPathTests {
  @Test("a saved path of five screens takes five updates of a stack of links, and stays whole")
  func updates() async throws {
    let journey = try SavedJourney()
    journey.openDeepLink()
    try await journey.store.save()
    journey.killed()
    let app = journey.launch(.links)
    while app.depth < 5, app.emulated.now / 1_000_000 < 10_000 {
      #expect(journey.store.path == SavedJourney.deepLink)
      await app.waitWithTasks(50)
    }
    await app.settleWithTasks()
    #expect(app.emulated.hostUpdates == 5)
    #expect(app.violations == [])
  }
}
