import Combine
import SwiftUI
import Testing

@MainActor
@Suite("The environment of screens", .misusesNoHost)
struct EnvironmentTests {
  @Test(
    "values set around a stack reach all screens, and a link's the view it leads to",
    arguments: NavigationHost.both
  )
  func aroundStack(host: NavigationHost) async {
    let badge = Badge()
    let app = await AppUnderTest.settled(host) {
      NavigationStack {
        Probe().environment(\.flavor, "root's")
          .navigationDestination(for: Int.self) { _ in Probe() }
      }
      .environment(\.flavor, "outer")
      .environmentObject(badge)
    }
    expect(app.visibleTexts.first, is: "badge root's")
    for label in ["value", "value", "item", "presented", "view"] {
      if label == "item" { await app.goBack(to: 0) }
      await app.press(label)
      expect(app.visibleTexts.first, is: "\(badge.text) outer", "after \(label)")
      await app.settle { badge.text += "!" }
      expect(app.visibleTexts.first, is: "\(badge.text) outer", "after \(label)")
    }
    await app.goBack(to: 0)
    expect(app.visibleTexts.first, is: "badge!!!!! root's")
    // A linked view has its link's values, and a presented one the stack's.
    for (label, flavor) in [
      ("view", "root's"), ("view", "root's"), ("presented", "outer"), ("view", "outer"),
    ] {
      await app.press(label)
      expect(app.visibleTexts.first, is: "badge!!!!! \(flavor)", "after \(label)")
    }
  }

  @Test("a view that a binding pushes has its environment, too", arguments: NavigationHost.both)
  func afterViewLink(host: NavigationHost) async {
    let model = Placed()
    let app = await model.launchedApp(host) { bound in
      NavigationStack(path: bound.path) {
        NavigationLink("link", isActive: bound.isActive) { Flavored() }
          .environment(\.flavor, model.flavor)
          .navigationDestination(for: Int.self) { _ in Flavored() }
      }
      .environment(\.flavor, "outer")
    }
    await app.settle { model.isActive = true }
    expect(app, texts: ["first"])
    await app.settle { model.flavor = "second" }
    expect(app, texts: ["second"])
    await app.settle { model.path = [1] }
    expect(app.visibleTexts.first, is: "outer")
    // In place of the element.
    await app.settle { model.isActive = true }
    expect(app, texts: ["second"])
    await app.goBack()
    expect(model.isActive, is: false)
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

@MainActor
private final class Placed: ObservableObject {
  @Published var flavor = "first"
  @Published var isActive = false
  @Published var path: [Int] = []
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
