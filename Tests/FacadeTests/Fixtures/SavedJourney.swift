import Combine
import Foundation
import LinkStackEngine
import SwiftUI
import TestSupport
import Testing

/// An app whose screens are of five types, and whose path is kept in a file.
@MainActor
final class SavedJourney {
  /// The folder of the file.
  let folder: TemporaryFolder

  /// The path of the launch that runs now.
  private(set) var store: SerializedNavPath

  init(saved text: String? = nil, writes: SerializedNavPath.BindingWrites = .saved) throws {
    folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("path.json")
    if let text { try folder.write(text, to: "path.json") }
    store = SerializedNavPath(url: file, writes: writes, scheduler: DeafScheduler())
  }

  var file: URL { folder.url.appendingPathComponent("path.json") }

  /// What the file holds.
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

  /// Has the process die: nothing that is still to be written is.
  func killed() { store = SerializedNavPath(url: file, scheduler: DeafScheduler()) }

  /// Pushes five screens of different types at once.
  func openDeepLink() { store.path = SavedJourney.deepLink }

  static var deepLink: NavigationPath {
    var path = NavigationPath()
    path.append(7)
    path.append("seven")
    path.append(Town(name: "Rome"))
    path.append([1, 2])
    path.append(true)
    return path
  }

  static let titles = ["Int 7", "String seven", "City Rome", "List [1, 2]", "Bool true"]
}

/// A value that is saved as an object.
struct Town: Hashable, Codable {
  let name: String
}

/// Never wakes anybody: what is saved is saved because the app leaves, or by a call.
@MainActor
final class DeafScheduler: WakeScheduler {
  private var lastNumber: UInt64 = 0

  func schedule(after delay: Nanoseconds, _ wake: @escaping @MainActor () -> Void) -> WakeToken {
    lastNumber += 1
    return WakeToken(lastNumber)
  }

  func cancel(_ token: WakeToken) {}
}

struct SavedJourneyRoot: View {
  @ObservedObject var store: SerializedNavPath

  var body: some View {
    NavigationStack(path: store.pathBinding) {
      Text("root")
        .navigationTitle("root")
        .navigationDestination(for: Int.self) { Text("").navigationTitle("Int \($0)") }
        .navigationDestination(for: String.self) { Text("").navigationTitle("String \($0)") }
        .navigationDestination(for: Town.self) { city in
          Text("")
            .navigationTitle("City \(city.name)")
            // Declared by a screen that is itself restored.
            .navigationDestination(for: [Int].self) {
              Text("").navigationTitle("List \(String(describing: $0))")
            }
        }
        .navigationDestination(for: Bool.self) { Text("").navigationTitle("Bool \(String($0))") }
    }
  }
}
