import NavigationShim
import SwiftUI

enum Visit: Hashable, Codable {
  case park(String)
  case trail(Int)
}

enum ParkLinks {
  struct NoSuchTrail: Error {
    let name: String
  }

  static let activityType = "com.example.parks.visit"

  // parks://yosemite/3/7 is trail 7, above trail 3, above the park.
  static func open(_ url: URL, in path: inout [Visit]) throws -> DeepLinkOutcome {
    guard url.scheme == "parks", let park = url.host, !park.isEmpty else { return .unknown }
    path = [.park(park)]
    for name in url.pathComponents.dropFirst() {
      guard let number = Int(name), path.count < 20 else { throw NoSuchTrail(name: name) }
      path.append(.trail(number))
    }
    return .handled
  }

  static func resume(_ activity: NSUserActivity, in path: inout [Visit]) -> DeepLinkOutcome {
    guard let park = activity.userInfo?["park"] as? String else { return .unknown }
    path = [.park(park)]
    return .handled
  }
}

@MainActor struct ParksScene: View {
  @StateObject private var store = NavigationStore(
    path: [],
    urlHandler: ParkLinks.open,
    activityHandler: ParkLinks.resume
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
    .onContinueUserActivity(ParkLinks.activityType) { store.handle($0) }
  }
}

enum Home: Hashable {
  case welcome
  case inbox
}

struct SignInScene: View {
  @State private var state = RootedPath(root: Home.welcome, path: NavigationPath())

  var body: some View {
    RootedNavigationStack($state) { home in
      switch home {
      case .welcome:
        NavigationLink("Continue", value: "code")
          .navigationTitle("Welcome")
          .navigationDestination(for: String.self) { _ in
            Button("Sign in") { state.changeRoot(to: .inbox, path: NavigationPath([1, 2])) }
              .navigationTitle("Code")
          }
      case .inbox:
        Button("Sign out") { state.changeRoot(to: .welcome) }
          .navigationTitle("Inbox")
          .navigationDestination(for: Int.self) { number in
            Button("Sign out") { state.changeRoot(to: .welcome) }
              .navigationTitle("Message \(number)")
          }
      }
    }
  }
}
