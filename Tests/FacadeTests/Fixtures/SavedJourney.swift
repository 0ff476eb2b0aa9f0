import Foundation
import SimulatedHost
import SwiftUI
import TestSupport
import Testing

/// An app whose path is kept in a file.
@MainActor
final class SavedJourney {
  let folder: TemporaryFolder

  let store: SerializedNavPath

  init(saved text: String? = nil) throws {
    folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("path.json")
    if let text { try folder.write(text, to: "path.json") }
    // Its clock is idle: what is saved is saved because the app leaves, or by a call.
    store = SerializedNavPath(url: file, scheduler: VirtualTime())
  }

  var text: String? { folder.text("path.json") }

  func launch(_ host: NavigationHost, _ behavior: HostBehavior = HostBehavior()) -> AppUnderTest {
    AppUnderTest(stacks: host, behavior: behavior) {
      SavedJourneyRoot(store: self.store)
    }
  }

  func launched(
    _ host: NavigationHost,
    _ behavior: HostBehavior = HostBehavior()
  ) async -> AppUnderTest {
    let app = launch(host, behavior)
    await app.settle()
    return app
  }
}

struct SavedJourneyRoot: View {
  @ObservedObject var store: SerializedNavPath

  var body: some View {
    NavigationStack(path: store.pathBinding) { TitlesRoot() }
  }
}
