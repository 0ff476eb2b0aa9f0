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
      app.wait(50)
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
    app.back()
    app.settle()
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
    app.back()
    app.settle()
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
    app.back()
    app.settle()
    #expect(journey.store.count == 1)
    journey.store.append("a")
    app.settle()
    app.leave()
    #expect(journey.text == #"["Swift.String","\"a\"","Swift.Int","1"]"#)
  }
}
