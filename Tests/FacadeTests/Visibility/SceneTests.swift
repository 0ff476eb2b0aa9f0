import NavigationShim
import SwiftUI
import Testing

@MainActor
@Suite("Several scenes", .misusesNoHost)
struct SeveralScenesTests {
  @Test("one store moves all scenes", .needs(.countingScreens), arguments: NavigationHost.both)
  func sharedStore(host: NavigationHost) async {
    let store = NavigationStore<Int>()
    let scenes = (0..<2).map { _ in
      AppUnderTest(stacks: host) {
        Observing(store) { bound in
          NavigationStack(path: bound.path) {
            Text("root").navigationDestination(for: Int.self) {
              Text("screen").navigationTitle("\($0)")
            }
          }
        }
      }
    }
    for scene in scenes { await scene.settle() }
    store.path = [1, 2]
    for scene in scenes { await scene.settle() }
    expect(scenes.map(\.shown), is: [["1", "2"], ["1", "2"]])
    expect(await scenes[0].back(), is: true)
    for scene in scenes { await scene.settle() }
    expect(scenes.map(\.shown), is: [["1"], ["1"]])
    expect(scenes.flatMap(\.violations), is: [])
  }
}

#if os(Linux)
/// What the emulator alone knows.

@MainActor
@Suite("A store in a scene", .misusesNoHost)
struct SceneTests {
  private let storage = KeptState()
  private let link = "parks://yosemite/3/7/8/9"
  private let screens = ["yosemite", "Trail 3", "Trail 7", "Trail 8", "Trail 9"]

  @Test("a URL is opened, one push per update", arguments: NavigationHost.both)
  func opens(host: NavigationHost) async throws {
    let app = await AppUnderTest.settled(host) { ParksScene() }
    app.emulated.resetCounts()
    app.emulated.open(try url(link))
    await app.settle()
    expect(app, shows: screens)
    expect(app.emulated.hostUpdates, is: host == .links ? 5 : 1)
  }

  @Test(
    "a URL that is unknown, or fails half-way, moves nothing",
    arguments: NavigationHost.both,
    ["shop://yosemite/3", "parks:", "parks://zion/1/bear", "parks://zion/" + tooMany]
  )
  func refuses(host: NavigationHost, link: String) async throws {
    let app = await AppUnderTest.settled(host) { ParksScene() }
    app.emulated.open(try url("parks://yosemite/3"))
    await app.settle()
    app.emulated.resetCounts()
    app.emulated.open(try url(link))
    await app.settle()
    expect(app, shows: ["yosemite", "Trail 3"])
    expect(app.emulated.hostUpdates, is: 0)
  }

  @Test("an activity is continued", arguments: NavigationHost.both)
  func continues(host: NavigationHost) async {
    let app = await AppUnderTest.settled(host) { ParksScene() }
    let activity = NSUserActivity(activityType: ParkActivities.type)
    // One that says too little moves nothing.
    app.emulated.resume(activity)
    await app.settle()
    expect(app, shows: [])
    activity.userInfo = ["park": "zion"]
    app.emulated.resume(activity)
    await app.settle()
    expect(app, shows: ["zion"])
  }

  @Test(
    "a scene that is ended in the middle of a deep link comes back with the whole of it",
    arguments: NavigationHost.both,
    [0, 1, 349, 351, 800, 1700] as [Int64]
  )
  func endedMeanwhile(host: NavigationHost, milliseconds: Int64) async throws {
    let first = await AppUnderTest.settled(host, kept: storage) { ParksScene() }
    first.emulated.open(try url(link))
    await first.wait(milliseconds)
    first.end()
    let second = await AppUnderTest.settled(host, kept: storage) { ParksScene() }
    expect(second, shows: screens)
  }

  @Test("a URL that launches the app wins over what was kept", arguments: NavigationHost.both)
  func launchedByURL(host: NavigationHost) async throws {
    storage.scene["path"] = Data(#"[{"trail":{"_0":1}},{"trail":{"_0":2}}]"#.utf8)
    let app = AppUnderTest(stacks: host, kept: storage) { ParksScene() }
    app.emulated.open(try url(link))
    await app.settle()
    expect(app, shows: screens)
  }

  @Test(
    "what was kept and is no path is of no effect",
    arguments: NavigationHost.both,
    ["", "[", "null", "{}", #"["Swift.Int","1"]"#, #"[{"trail":{"_0":1}},{"bear":{}}]"#]
  )
  func keptNonsense(host: NavigationHost, saved: String) async {
    storage.scene["path"] = Data(saved.utf8)
    let app = await AppUnderTest.settled(host, kept: storage) { ParksScene() }
    expect(app, titles: ["Parks"])
    expect(storage.scene["path"] as? Data, is: Data(saved.utf8))
  }
}

/// More screens than the handler admits.
private let tooMany = String(repeating: "1/", count: 10_000)

extension SeveralScenesTests {
  @Test("a store of the scene's first view is that scene's own", arguments: NavigationHost.both)
  func ownStores(host: NavigationHost) async throws {
    let storages = [KeptState(), KeptState()]
    let scenes = storages.map { storage in
      AppUnderTest(stacks: host, kept: storage) { ParksScene() }
    }
    for scene in scenes { await scene.settle() }
    scenes[0].emulated.open(try url("parks://zion/1"))
    for scene in scenes { await scene.settle() }
    expect(scenes.map(\.shown), is: [["zion", "Trail 1"], []])
    expect(await scenes[1].tap("Yosemite"), is: true)
    for scene in scenes { await scene.settle() }
    expect(scenes.map(\.shown), is: [["zion", "Trail 1"], ["yosemite"]])
    scenes.forEach { $0.end() }
    let restored = storages.map { storage in
      AppUnderTest(stacks: host, kept: storage) { ParksScene() }
    }
    for scene in restored { await scene.settle() }
    expect(restored.map(\.shown), is: [["zion", "Trail 1"], ["yosemite"]])
  }
}
#endif
