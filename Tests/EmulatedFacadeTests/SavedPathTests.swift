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

  @Test(
    "what turns out not to be showable is never pushed, whatever the host says",
    arguments: HostBehavior.all + HostBehavior.unasked,
    [1, 2, 3]
  )
  func neverPushed(behavior: HostBehavior, depth: Int) async throws {
    let good = (1...depth).reversed().map { #""Swift.Int","\#($0)""# }.joined(separator: ",")
    let journey = try SavedJourney(saved: #"["App.Gone","{}",\#(good)]"#)
    let app = AppUnderTest(stacks: .links, behavior: behavior, warnings: journey.warnings) {
      SavedJourneyRoot(store: journey.store)
    }
    await app.settle()
    #expect(app.depth == depth)
    #expect(app.emulated.hostUpdates == depth)
    #expect(app.violations == [])
  }
}
