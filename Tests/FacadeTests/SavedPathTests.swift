import Combine
import Foundation
import LinkStackEngine
import SwiftUI
import Testing

#if os(macOS)
private typealias Application = NSApplication
#else
private typealias Application = UIApplication
#endif

@MainActor
@Suite("A path on disk, in a stack", .misusesNoHost)
struct SavedPathTests {
  @Test(
    "left in the middle of a deep link and killed, the app comes back with all five screens",
    .needs(.countingScreens),
    arguments: NavigationHost.both
  )
  func killedHalfway(host: NavigationHost) async throws {
    let journey = try SavedJourney()
    let first = await journey.launched(host)
    journey.openDeepLink()
    await first.wait(600)
    await first.leave()
    first.end()
    journey.killed()
    #expect(journey.store.path == SavedJourney.deepLink)
    let second = await journey.launched(host)
    #expect(second.shown == SavedJourney.titles)
    #expect(journey.store.path == SavedJourney.deepLink)
    #expect(journey.warnings.texts == [])
  }

  @Test("a person's going back is saved", .needs(.countingScreens), arguments: NavigationHost.both)
  func back(host: NavigationHost) async throws {
    let journey = try SavedJourney(saved: #"["Swift.String","\"a\"","Swift.Int","1"]"#)
    let app = await journey.launched(host)
    #expect(app.shown == ["Int 1", "String a"])
    await app.goBack()
    await app.leave()
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
    .needs(.countingScreens),
    arguments: cases
  )
  func dropped(host: NavigationHost, saved: String) async throws {
    let journey = try SavedJourney(saved: saved)
    let app = await journey.launched(host)
    #expect(app.shown == ["Int 1"])
    #expect(journey.store.routes(as: Int.self) == [1])
    #expect(journey.store.count == 1)
    await app.leave()
    #expect(journey.text == saved)
    try await journey.store.save()
    #expect(journey.text == saved)
  }

  @Test("what is pushed above it at any moment stays", .needs(.countingScreens), arguments: cases)
  func pushedAtAnyMoment(host: NavigationHost, saved: String) async throws {
    for moment in moments(through: 1_000) {
      let journey = try SavedJourney(saved: saved)
      let app = journey.launch(host)
      await app.wait(moment)
      await app.settle { journey.store.append(2) }
      #expect(app.shown == ["Int 1", "Int 2"], "pushed at \(moment) ms")
      #expect(journey.store.routes(as: Int.self) == [1, 2], "pushed at \(moment) ms")
      app.end()
    }
  }

  @Test(
    "what the app puts above it while the screens below come stays",
    .needs(.countingScreens),
    arguments: cases,
    [true, false]
  )
  func changedAboveWhileOthersCome(_ hostAndSaved: (NavigationHost, String), isPushed: Bool)
    async throws
  {
    let saved = hostAndSaved.1.replacingOccurrences(
      of: #""Swift.Int","1"]"#,
      with: #""Swift.Int","3","Swift.Int","2","Swift.Int","1"]"#
    )
    for moment in moments(through: 2_000, by: 250) {
      let journey = try SavedJourney(saved: saved)
      let app = journey.launch(hostAndSaved.0)
      await app.wait(moment)
      // The one that can't be shown is the fourth.
      if !isPushed, journey.store.count == 5 { journey.store.removeLast() }
      await app.settle { journey.store.append(9) }
      #expect(app.shown == ["Int 1", "Int 2", "Int 3", "Int 9"], "changed at \(moment) ms")
      app.end()
    }
  }

  @Test("a path set meanwhile stays", .needs(.countingScreens), arguments: cases, [[9], [1, 9]])
  func setAtAnyMoment(_ hostAndSaved: (NavigationHost, String), path: [Int]) async throws {
    for moment in moments(through: 1_000) {
      let journey = try SavedJourney(saved: hostAndSaved.1)
      let app = journey.launch(hostAndSaved.0)
      await app.wait(moment)
      await app.settle { journey.store.path = NavigationPath(path) }
      #expect(app.shown == path.map { "Int \($0)" }, "set at \(moment) ms")
      app.end()
    }
  }

  @Test(
    "what was dropped is gone for good once the app or a person changes the path, and no sooner",
    arguments: cases,
    ["append", "back", "same path"]
  )
  func droppedThen(_ hostAndSaved: (NavigationHost, String), deed: String) async throws {
    let (host, saved) = hostAndSaved
    let journey = try SavedJourney(saved: saved)
    let app = await journey.launched(host)
    switch deed {
    case "append": journey.store.append(2)
    case "back": await app.goBack()
    default:
      let path = journey.store.path
      journey.store.path = path
    }
    await app.settle()
    await app.leave()
    let expected = ["append": #"["Swift.Int","2","Swift.Int","1"]"#, "back": "[]"]
    #expect(journey.text == expected[deed] ?? saved)
  }

  @Test("after an erasure what is shown is saved, and not what was dropped", arguments: cases)
  func droppedThenErased(host: NavigationHost, saved: String) async throws {
    let journey = try SavedJourney(saved: saved)
    let app = await journey.launched(host)
    journey.store.erase()
    try await journey.store.save()
    app.end()
    #expect(journey.text == #"["Swift.Int","1"]"#)
  }

  @Test(
    "what was set before a drop is saved before it",
    .needs(.countingScreens),
    arguments: NavigationHost.both
  )
  func setThenDropped(host: NavigationHost) async throws {
    let saved = Self.unshowable[1]
    let journey = try SavedJourney(saved: saved)
    let path = journey.store.path
    journey.store.path = NavigationPath()
    NotificationCenter.default.post(name: Application.willTerminateNotification, object: nil)
    #expect(journey.text == "[]")
    let app = await journey.launched(host)
    await app.settle { journey.store.path = path }
    #expect(app.shown == ["Int 1"])
    await app.leave()
    #expect(journey.text == saved)
  }

  @Test("a warning names the index of what was dropped")
  func warning() async throws {
    let journey = try SavedJourney(saved: Self.unshowable[1])
    _ = await journey.launched(.links)
    #expect(journey.warnings.texts.count == 1)
    #expect(journey.warnings.texts.first?.contains("Element 1") == true)
  }

  @Test("one whose destination comes late is kept for it, on SwiftUI's own stack")
  func lateDestination() async throws {
    for (meanwhile, expected) in LateStack.meanwhile {
      let model = LateStack()
      let app = await AppUnderTest.settled(.native) { LateRoot(model: model) }
      #expect(model.path.count == 2)
      await app.settle { meanwhile(model) }
      await app.settle { model.isLoaded = true }
      #expect(model.path == NavigationPath(expected))
      #expect(app.visibleTexts == [expected.last.map { "number \($0)" } ?? "loaded"])
      if !expected.isEmpty { await app.goBack() }
      #expect(model.path == NavigationPath(expected.dropLast()))
    }
  }

  @Test("one of a type that isn't the one declared late is dropped, on SwiftUI's own stack")
  func lateOther() async throws {
    let model = LateStack()
    let app = await AppUnderTest.settled(.native) { LateRoot(model: model, declaresTexts: true) }
    await app.settle { model.isLoaded = true }
    #expect(model.path.isEmpty)
    #expect(app.visibleTexts == ["loaded"])
  }

  @Test("with a read-only binding only the methods change the path", arguments: NavigationHost.both)
  func refused(host: NavigationHost) async throws {
    let journey = try SavedJourney(saved: #"["Swift.Int","1"]"#, writes: .refused)
    let app = await journey.launched(host)
    await app.goBack()
    #expect(journey.store.count == 1)
    await app.settle { journey.store.append("a") }
    await app.leave()
    #expect(journey.text == #"["Swift.String","\"a\"","Swift.Int","1"]"#)
  }
}

#if os(Linux)
/// What the emulator alone knows.
extension SavedPathTests {
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
  }
}
#endif

/// An app that restores a path, and loads for a while before it declares what to show for it.
@MainActor
private final class LateStack: ObservableObject {
  @Published var isLoaded = false
  @Published var path: NavigationPath

  init() {
    let saved = Data(#"["Swift.Int","2","Swift.Int","1"]"#.utf8)
    let read = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved)
    path = read.map { NavigationPath($0) } ?? NavigationPath()
  }

  /// What the app may do meanwhile, and the path that comes of it.
  static let meanwhile: [(@MainActor (LateStack) -> Void, [Int])] = [
    ({ _ in }, [1, 2]),
    ({ $0.objectWillChange.send() }, [1, 2]),
    ({ $0.path.append(3) }, [1, 2, 3]),
    ({ $0.path.removeLast() }, [1]),
    ({ $0.path = NavigationPath([7]) }, [7]),
    ({ $0.path = NavigationPath() }, []),
  ]
}

private struct LateRoot: View {
  @ObservedObject var model: LateStack
  var declaresTexts = false

  var body: some View {
    NavigationStack(path: $model.path) {
      if !model.isLoaded {
        Text("loading")
      } else if declaresTexts {
        Text("loaded").navigationDestination(for: String.self) { Text($0) }
      } else {
        Text("loaded").navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
  }
}
