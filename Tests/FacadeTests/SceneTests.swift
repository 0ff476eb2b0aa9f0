import NavigationShim
import SwiftUI
import Testing

@MainActor
@Suite("A store in a scene")
struct SceneTests {
  private let link = "parks://yosemite/3/7/8/9"
  private let screens = ["yosemite", "Trail 3", "Trail 7", "Trail 8", "Trail 9"]

  @Test("a URL is opened, one push per update", arguments: NavigationHost.both)
  func opens(host: NavigationHost) throws {
    let app = EmulatedApp.settled(host) { ParksScene() }
    app.resetCounts()
    app.open(try url(link))
    app.settle()
    #expect(app.shown == screens)
    #expect(app.hostUpdates == (host == .links ? 5 : 1))
    #expect(app.violations == [])
  }

  @Test(
    "a URL that is unknown, or fails half-way, moves nothing",
    arguments: NavigationHost.both,
    ["shop://yosemite/3", "parks:", "parks://zion/1/bear", "parks://zion/" + tooMany]
  )
  func refuses(host: NavigationHost, link: String) throws {
    let app = EmulatedApp.settled(host) { ParksScene() }
    app.open(try url("parks://yosemite/3"))
    app.settle()
    app.resetCounts()
    app.open(try url(link))
    app.settle()
    #expect(app.shown == ["yosemite", "Trail 3"])
    #expect(app.hostUpdates == 0)
  }

  @Test("an activity is continued", arguments: NavigationHost.both)
  func continues(host: NavigationHost) {
    let app = EmulatedApp.settled(host) { ParksScene() }
    let activity = NSUserActivity(activityType: ParkActivities.type)
    activity.userInfo = ["park": "zion"]
    app.resume(activity)
    app.settle()
    #expect(app.shown == ["zion"])
    #expect(app.violations == [])
  }

  @Test("an activity that says too little moves nothing", arguments: NavigationHost.both)
  func ignoresActivity(host: NavigationHost) {
    let app = EmulatedApp.settled(host) { ParksScene() }
    app.resume(NSUserActivity(activityType: ParkActivities.type))
    app.settle()
    #expect(app.shown == [])
  }

  @Test("what a scene has kept is shown at the next launch", arguments: NavigationHost.both)
  func keeps(host: NavigationHost) throws {
    let storage = EmulatedStorage()
    let first = EmulatedApp.settled(host, storage: storage) { ParksScene() }
    first.open(try url(link))
    first.settle()
    first.end()
    let second = EmulatedApp.settled(host, storage: storage) { ParksScene() }
    #expect(second.shown == screens)
    #expect(second.violations == [])
  }

  @Test(
    "a scene that is ended in the middle of a deep link comes back with the whole of it",
    arguments: NavigationHost.both,
    [0, 1, 349, 351, 800, 1700] as [Int64]
  )
  func endedMeanwhile(host: NavigationHost, milliseconds: Int64) throws {
    let storage = EmulatedStorage()
    let first = EmulatedApp.settled(host, storage: storage) { ParksScene() }
    first.open(try url(link))
    first.wait(milliseconds)
    first.end()
    let second = EmulatedApp.settled(host, storage: storage) { ParksScene() }
    #expect(second.shown == screens)
    #expect(second.violations == [])
  }

  @Test("a URL that launches the app wins over what was kept", arguments: NavigationHost.both)
  func launchedByURL(host: NavigationHost) throws {
    let storage = EmulatedStorage()
    storage.scene["path"] = Data(#"[{"trail":{"_0":1}},{"trail":{"_0":2}}]"#.utf8)
    let app = EmulatedApp(stacks: host, storage: storage) { ParksScene() }
    app.open(try url(link))
    app.settle()
    #expect(app.shown == screens)
    #expect(app.violations == [])
  }

  @Test(
    "what was kept and is no path is of no effect",
    arguments: NavigationHost.both,
    ["", "[", "null", "{}", #"["Swift.Int","1"]"#, #"[{"trail":{"_0":1}},{"bear":{}}]"#]
  )
  func keptNonsense(host: NavigationHost, saved: String) {
    let storage = EmulatedStorage()
    storage.scene["path"] = Data(saved.utf8)
    let app = EmulatedApp.settled(host, storage: storage) { ParksScene() }
    #expect(app.titles == ["Parks"])
    #expect(storage.scene["path"] as? Data == Data(saved.utf8))
  }
}

/// More screens than the handler admits.
private let tooMany = String(repeating: "1/", count: 10_000)

/// The URL of a text that is one.
func url(_ text: String) throws -> URL {
  try #require(URL(string: text))
}

@MainActor
@Suite("Several scenes")
struct SeveralScenesTests {
  @Test("a store of the scene's first view is that scene's own", arguments: NavigationHost.both)
  func ownStores(host: NavigationHost) throws {
    let storages = [EmulatedStorage(), EmulatedStorage()]
    let scenes = storages.map { storage in
      EmulatedApp(stacks: host, storage: storage) { ParksScene() }
    }
    scenes.forEach { $0.settle() }
    scenes[0].open(try url("parks://zion/1"))
    scenes.forEach { $0.settle() }
    #expect(scenes.map(\.shown) == [["zion", "Trail 1"], []])
    #expect(scenes[1].tap("Yosemite"))
    scenes.forEach { $0.settle() }
    #expect(scenes.map(\.shown) == [["zion", "Trail 1"], ["yosemite"]])
    scenes.forEach { $0.end() }
    let restored = storages.map { storage in
      EmulatedApp(stacks: host, storage: storage) { ParksScene() }
    }
    restored.forEach { $0.settle() }
    #expect(restored.map(\.shown) == [["zion", "Trail 1"], ["yosemite"]])
  }

  @Test("a store that is held outside moves all scenes", arguments: NavigationHost.both)
  func sharedStore(host: NavigationHost) {
    let store = NavigationStore<Int>()
    let scenes = (0..<2).map { _ in EmulatedApp(stacks: host) { SharingScene(store: store) } }
    scenes.forEach { $0.settle() }
    store.path = [1, 2]
    scenes.forEach { $0.settle() }
    #expect(scenes.map(\.shown) == [["1", "2"], ["1", "2"]])
    #expect(scenes[0].back())
    scenes.forEach { $0.settle() }
    #expect(scenes.map(\.shown) == [["1"], ["1"]])
    #expect(scenes.flatMap(\.violations) == [])
  }
}

private struct SharingScene: View {
  @ObservedObject var store: NavigationStore<Int>

  var body: some View {
    NavigationStack(path: $store.path) {
      Text("root").navigationDestination(for: Int.self) { Text("screen").navigationTitle("\($0)") }
    }
  }
}

enum Visit: Hashable, Codable {
  case park(String)
  case trail(Int)
}

struct ParkURLs: URLHandler {
  struct NoSuchTrail: Error {
    let name: String
  }

  // parks://yosemite/3/7 is trail 7, above trail 3, above the park.
  func handle(_ url: URL, mutating path: inout [Visit]) throws -> DeepLinkOutcome {
    guard url.scheme == "parks", let park = url.host, !park.isEmpty else { return .unknown }
    path = [.park(park)]
    for name in url.pathComponents.dropFirst() {
      guard let number = Int(name), path.count < 20 else { throw NoSuchTrail(name: name) }
      path.append(.trail(number))
    }
    return .handled
  }
}

struct ParkActivities: ActivityHandler {
  static let type = "com.example.parks.visit"

  func handle(
    _ activity: NSUserActivity,
    mutating path: inout [Visit]
  ) throws -> DeepLinkOutcome {
    guard let park = activity.userInfo?["park"] as? String else { return .unknown }
    path = [.park(park)]
    return .handled
  }
}

@MainActor struct ParksScene: View {
  @StateObject private var store = NavigationStore(
    path: [],
    urlHandler: ParkURLs(),
    activityHandler: ParkActivities()
  )
  @SceneStorage("path") private var saved: Data?

  var body: some View {
    NavigationStack(path: $store.path) {
      NavigationLink("Yosemite", value: Visit.park("yosemite"))
        .navigationTitle("Parks")
        .navigationDestination(for: Visit.self) { visit in
          switch visit {
          case .park(let name):
            NavigationLink("Trail 1", value: Visit.trail(1)).navigationTitle(name)
          case .trail(let number):
            Text("Mind the bears").navigationTitle("Trail \(number)")
          }
        }
    }
    .onAppear {
      if let saved, store.path.isEmpty { try? store.restore(from: saved) }
    }
    .onChange(of: store.path) { _ in saved = try? store.encoded() }
    .onOpenURL { store.handle($0) }
    .onContinueUserActivity(ParkActivities.type) { store.handle($0) }
  }
}
