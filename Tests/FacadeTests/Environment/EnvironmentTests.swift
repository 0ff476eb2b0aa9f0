import Combine
import SwiftUI
import Testing

@MainActor
@Suite("The environment of screens")
struct EnvironmentTests {
  @Test("what is set around a stack reaches every screen", arguments: NavigationHost.both)
  func aroundStack(host: NavigationHost) {
    let app = launched(host)
    #expect(app.visibleTexts.first == "badge root's")
    for label in ["value", "value", "item", "presented", "view"] {
      if label == "item" {
        app.back(to: 0)
        app.settle()
      }
      #expect(app.tap(label))
      app.settle()
      #expect(app.visibleTexts.first == "badge outer", "after \(label)")
    }
  }

  @Test("an object that changes is seen on every screen", arguments: NavigationHost.both)
  func changingObject(host: NavigationHost) {
    let badge = Badge()
    let app = launched(host, badge)
    app.tap("value")
    app.settle()
    app.tap("presented")
    app.settle()
    badge.text = "changed"
    app.settle()
    #expect(app.visibleTexts.first == "changed outer")
    app.back(to: 0)
    app.settle()
    #expect(app.visibleTexts.first == "changed root's")
  }

  @Test(
    "what is set on a pushed screen reaches none above it",
    arguments: NavigationHost.both
  )
  func onPushedScreen(host: NavigationHost) {
    let app = EmulatedApp(stacks: host) {
      NavigationStack {
        NavigationLink("1", value: 1)
          .navigationDestination(for: Int.self) { number in
            VStack {
              Flavored()
              NavigationLink("2", value: 2)
            }
            .environment(\.flavor, number == 1 ? "first" : "other")
          }
      }
    }
    app.tap("1")
    app.settle()
    #expect(app.visibleTexts.first == "first")
    app.tap("2")
    app.settle()
    #expect(app.visibleTexts.first == "other")
  }

  private func launched(_ host: NavigationHost, _ badge: Badge = Badge()) -> EmulatedApp {
    let app = EmulatedApp(stacks: host) {
      NavigationStack {
        Probe()
          .environment(\.flavor, "root's")
          .navigationDestination(for: Int.self) { _ in Probe() }
      }
      .environment(\.flavor, "outer")
      .environmentObject(badge)
    }
    app.settle()
    return app
  }
}

@MainActor
private final class Badge: ObservableObject {
  @Published var text = "badge"
}

private struct FlavorKey: EnvironmentKey {
  static let defaultValue = "default"
}

extension EnvironmentValues {
  fileprivate var flavor: String {
    get { self[FlavorKey.self] }
    set { self[FlavorKey.self] = newValue }
  }
}

private struct Flavored: View {
  @Environment(\.flavor) private var flavor

  var body: some View { Text(flavor) }
}

private struct Probe: View {
  @EnvironmentObject private var badge: Badge
  @Environment(\.flavor) private var flavor
  @State private var isPresented = false
  @State private var item: Int?

  var body: some View {
    VStack {
      Text("\(badge.text) \(flavor)")
      NavigationLink("value", value: 1)
      NavigationLink("view") { Probe() }
      Button("presented") { isPresented = true }
      Button("item") { item = 1 }
    }
    .navigationDestination(isPresented: $isPresented) { Probe() }
    .navigationDestination(item: $item) { _ in Probe() }
  }
}
