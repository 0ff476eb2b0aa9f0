import Combine
import Foundation
import LinkStackEngine
import SwiftUI
import Testing

@MainActor
@Suite("A path on disk, in a stack")
struct SavedPathTests {
  @Test(
    "left in the middle of a deep link and killed, the app comes back with all five screens",
    arguments: NavigationHost.both
  )
  func killedHalfway(host: NavigationHost) throws {
    let journey = try SavedJourney()
    let first = journey.launched(host)
    journey.openDeepLink()
    first.wait(600)
    first.leave()
    first.end()
    journey.killed()
    #expect(journey.store.path == SavedJourney.deepLink)
    let second = journey.launched(host)
    #expect(second.shown == SavedJourney.titles)
    #expect(journey.store.path == SavedJourney.deepLink)
    #expect(second.violations == [])
    #expect(journey.warnings.texts == [])
  }

  @Test("a saved path of five screens takes five updates of a stack of links, and stays whole")
  func updates() async throws {
    let journey = try SavedJourney()
    journey.openDeepLink()
    try await journey.store.save()
    journey.killed()
    let app = journey.launch(.links)
    while app.depth < 5, app.milliseconds < 10_000 {
      #expect(journey.store.path == SavedJourney.deepLink)
      await app.wait(50)
    }
    await app.settle()
    #expect(app.hostUpdates == 5)
    #expect(app.violations == [])
  }

  @Test("a person's going back is saved", arguments: NavigationHost.both)
  func back(host: NavigationHost) throws {
    let journey = try SavedJourney(saved: #"["Swift.String","\"a\"","Swift.Int","1"]"#)
    let app = journey.launched(host)
    #expect(app.shown == ["Int 1", "String a"])
    app.goBack()
    app.leave()
    #expect(journey.text == #"["Swift.Int","1"]"#)
  }

  nonisolated private static let unshowable = [
    // Its type has changed.
    #"["Swift.String","\"a\"","Swift.Int","\"x\"","Swift.Int","1"]"#,
    // Its type has gone.
    #"["Swift.String","\"a\"","App.Gone","{}","Swift.Int","1"]"#,
  ]

  nonisolated private static let cases = NavigationHost.both.flatMap { host in
    unshowable.map { (host, $0) }
  }

  @Test(
    "what can't be shown is dropped with what is above it, and the file keeps the original",
    arguments: cases
  )
  func dropped(host: NavigationHost, saved: String) async throws {
    let journey = try SavedJourney(saved: saved)
    let app = journey.launched(host)
    #expect(app.shown == ["Int 1"])
    #expect(journey.store.routes(as: Int.self) == [1])
    #expect(journey.store.count == 1)
    app.leave()
    #expect(journey.text == saved)
    try await journey.store.save()
    #expect(journey.text == saved)
  }

  @Test("what is pushed above it at any moment stays", arguments: cases)
  func pushedAtAnyMoment(host: NavigationHost, saved: String) throws {
    for moment in stride(from: 0, through: 1_000, by: 50) as StrideThrough<Int64> {
      let journey = try SavedJourney(saved: saved)
      let app = journey.launch(host)
      app.wait(moment)
      journey.store.append(2)
      app.settle()
      #expect(app.shown == ["Int 1", "Int 2"], "pushed at \(moment) ms")
      #expect(journey.store.routes(as: Int.self) == [1, 2], "pushed at \(moment) ms")
      app.end()
    }
  }

  @Test("what is set instead at any moment stays", arguments: cases, [[9], [1, 9]])
  func setAtAnyMoment(_ hostAndSaved: (NavigationHost, String), path: [Int]) throws {
    for moment in stride(from: 0, through: 1_000, by: 50) as StrideThrough<Int64> {
      let journey = try SavedJourney(saved: hostAndSaved.1)
      let app = journey.launch(hostAndSaved.0)
      app.wait(moment)
      journey.store.path = NavigationPath(path)
      app.settle()
      #expect(app.shown == path.map { "Int \($0)" }, "set at \(moment) ms")
      app.end()
    }
  }

  @Test("what was dropped is gone for good once the app changes the path", arguments: cases)
  func droppedThenAppended(host: NavigationHost, saved: String) throws {
    let journey = try SavedJourney(saved: saved)
    let app = journey.launched(host)
    journey.store.append(2)
    app.settle()
    app.leave()
    #expect(journey.text == #"["Swift.Int","2","Swift.Int","1"]"#)
  }

  @Test("what was dropped is gone for good once a person goes back", arguments: cases)
  func droppedThenBack(host: NavigationHost, saved: String) throws {
    let journey = try SavedJourney(saved: saved)
    let app = journey.launched(host)
    app.goBack()
    app.leave()
    #expect(journey.text == "[]")
  }

  @Test("a path that is set to what it is keeps the original of what was dropped", arguments: cases)
  func droppedThenSame(host: NavigationHost, saved: String) throws {
    let journey = try SavedJourney(saved: saved)
    let app = journey.launched(host)
    let path = journey.store.path
    journey.store.path = path
    app.settle()
    app.leave()
    #expect(journey.text == saved)
  }

  @Test("after an erasure what is shown is saved, and not what was dropped", arguments: cases)
  func droppedThenErased(host: NavigationHost, saved: String) async throws {
    let journey = try SavedJourney(saved: saved)
    let app = journey.launched(host)
    journey.store.erase()
    try await journey.store.save()
    app.end()
    #expect(journey.text == #"["Swift.Int","1"]"#)
  }

  @Test("what was set before a drop is saved before it", arguments: NavigationHost.both)
  func setThenDropped(host: NavigationHost) throws {
    let saved = Self.unshowable[1]
    let journey = try SavedJourney(saved: saved)
    let path = journey.store.path
    journey.store.path = NavigationPath()
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
    #expect(journey.text == "[]")
    let app = journey.launched(host)
    journey.store.path = path
    app.settle()
    #expect(app.shown == ["Int 1"])
    app.leave()
    #expect(journey.text == saved)
  }

  @Test("a warning names the index of what was dropped")
  func warning() throws {
    let journey = try SavedJourney(saved: Self.unshowable[1])
    _ = journey.launched(.links)
    #expect(journey.warnings.texts.count == 1)
    #expect(journey.warnings.texts.first?.contains("Element 1") == true)
  }

  @Test("with a read-only binding only the methods change the path", arguments: NavigationHost.both)
  func refused(host: NavigationHost) throws {
    let journey = try SavedJourney(saved: #"["Swift.Int","1"]"#, writes: .refused)
    let app = journey.launched(host)
    app.goBack()
    #expect(journey.store.count == 1)
    journey.store.append("a")
    app.settle()
    app.leave()
    #expect(journey.text == #"["Swift.String","\"a\"","Swift.Int","1"]"#)
  }
}

/// An app whose screens are of five types, and whose path is kept in a file.
@MainActor
private final class SavedJourney {
  /// The folder of the file.
  let folder: URL

  /// The path of the launch that runs now.
  private(set) var store: SerializedNavPath

  let warnings = CollectedWarnings()

  init(saved text: String? = nil, writes: SerializedNavPath.BindingWrites = .saved) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("FacadeTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("path.json")
    if let text { try Data(text.utf8).write(to: file) }
    store = SerializedNavPath(url: file, writes: writes, scheduler: DeafScheduler())
  }

  isolated deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var file: URL { folder.appendingPathComponent("path.json") }

  /// What the file holds.
  var text: String? {
    (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
  }

  func launch(_ host: NavigationHost) -> EmulatedApp {
    EmulatedApp(stacks: host, warnings: warnings) { SavedJourneyRoot(store: self.store) }
  }

  func launched(_ host: NavigationHost) -> EmulatedApp {
    let app = launch(host)
    app.settle()
    return app
  }

  /// Has the process die: nothing that is still to be written is.
  func killed() {
    store = SerializedNavPath(url: file, scheduler: DeafScheduler())
  }

  /// Pushes five screens of different types at once.
  func openDeepLink() {
    store.path = SavedJourney.deepLink
  }

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
private final class DeafScheduler: WakeScheduler {
  private var lastNumber: UInt64 = 0

  func schedule(after delay: Nanoseconds, _ wake: @escaping @MainActor () -> Void) -> WakeToken {
    lastNumber += 1
    return WakeToken(lastNumber)
  }

  func cancel(_ token: WakeToken) {}
}

private struct SavedJourneyRoot: View {
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
            .navigationDestination(for: [Int].self) { Text("").navigationTitle("List \($0)") }
        }
        .navigationDestination(for: Bool.self) { Text("").navigationTitle("Bool \($0)") }
    }
  }
}
