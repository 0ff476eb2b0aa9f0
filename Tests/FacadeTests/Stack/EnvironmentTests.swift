import Combine
import SwiftUI
import Testing

@MainActor
@Suite("The environment of screens", .misusesNoHost)
struct EnvironmentTests {
  private let model = Placed()

  @Test(
    "what is set around a stack reaches every screen, as it changes",
    arguments: NavigationHost.both
  )
  func aroundStack(host: NavigationHost) async {
    let badge = Badge()
    let app = await launched(host, badge)
    expect(app.visibleTexts.first, is: "badge root's")
    for label in ["value", "value", "item", "presented", "view"] {
      if label == "item" {
        await app.goBack(to: 0)
      }
      await app.press(label)
      expect(app.visibleTexts.first, is: "\(badge.text) outer", "after \(label)")
      await app.settle { badge.text += "!" }
      expect(app.visibleTexts.first, is: "\(badge.text) outer", "after \(label)")
    }
    await app.goBack(to: 0)
    expect(app.visibleTexts.first, is: "badge!!!!! root's")
  }

  @Test(
    "a link to a view has its screen in its own environment, and what is presented above the stack's",
    arguments: NavigationHost.both
  )
  func ofViewLink(host: NavigationHost) async {
    let app = await AppUnderTest.settled(host) {
      NavigationStack {
        Probe().environment(\.flavor, "root's").environmentObject(Badge())
      }
      .environment(\.flavor, "outer")
      .environmentObject(Badge())
    }
    for (label, flavor) in [
      ("view", "root's"), ("view", "root's"), ("presented", "outer"), ("view", "outer"),
    ] {
      await app.press(label)
      expect(app.visibleTexts.first, is: "badge \(flavor)", "after \(label)")
    }
  }

  @Test("what is set on a pushed screen reaches none above it", arguments: NavigationHost.both)
  func onPushedScreen(host: NavigationHost) async {
    let app = await AppUnderTest.settled(host) {
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
    await app.press("1")
    expect(app.visibleTexts.first, is: "first")
    await app.press("2")
    expect(app.visibleTexts.first, is: "other")
  }

  @Test(
    "a view that is pushed by a binding has it, too, also as it changes",
    arguments: NavigationHost.both
  )
  func ofBoundLink(host: NavigationHost) async {
    let app = await model.launched(host)
    await app.settle { model.isActive = true }
    expect(app, texts: ["first"])
    await app.settle { model.flavor = "second" }
    expect(app, texts: ["second"])
    await app.goBack()
    expect(model.isActive, is: false)
  }

  @Test("what replaces the view has the stack's environment again", arguments: NavigationHost.both)
  func afterViewLink(host: NavigationHost) async {
    let app = await model.launched(host)
    await app.settle { model.isActive = true }
    await app.settle { model.path = [1] }
    expect(app.visibleTexts.first, is: "outer")
    await app.goBack()
    await app.settle { model.isActive = true }
    expect(app, texts: ["first"])
  }

  @Test("nothing of it is kept once the stack has gone", arguments: NavigationHost.both)
  func isReleased(host: NavigationHost) async {
    let shown = Shown()
    let app = await AppUnderTest.settled(host) {
      Observing(shown) { _ in
        if shown.isShown {
          BadgedStack(shown: shown)
        } else {
          Text("nothing")
        }
      }
    }
    await app.press("view")
    expect(app.visibleTexts.first, is: "badge default")
    expect(shown.badge != nil, is: true)
    await app.settle { shown.isShown = false }
    expectNil(shown.badge)
  }

  @Test("the view dismisses itself, and not the screen of its link", arguments: NavigationHost.both)
  func dismissalOfViewLink(host: NavigationHost) async {
    model.path = [1]
    let app = await model.launched(host)
    await app.press("view")
    expect(app, sees: "true")
    await app.press("dismiss")
    expect(app, sees: "outer")
    expect(model.path, is: [1])
  }

  private func launched(_ host: NavigationHost, _ badge: Badge = Badge()) async -> AppUnderTest {
    await AppUnderTest.settled(host) {
      NavigationStack {
        Probe()
          .environment(\.flavor, "root's")
          .navigationDestination(for: Int.self) { _ in Probe() }
      }
      .environment(\.flavor, "outer")
      .environmentObject(badge)
    }
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

/// A stack whose root is in an environment of its own, with a link to a view that a binding shows.
@MainActor
private final class Placed: ObservableObject {
  @Published var flavor = "first"
  @Published var isActive = false
  @Published var path: [Int] = []

  func launched(_ host: NavigationHost) async -> AppUnderTest {
    await AppUnderTest.settled(host) {
      Observing(self) { bound in
        NavigationStack(path: bound.path) {
          VStack {
            NavigationLink("link", isActive: bound.isActive) { Flavored() }
              .environment(\.flavor, self.flavor)
          }
          .navigationDestination(for: Int.self) { _ in
            Flavored()
            NavigationLink("view") { Dismissing() }
          }
        }
        .environment(\.flavor, "outer")
      }
    }
  }
}

/// A stack that may be shown, around an object that nothing else keeps.
@MainActor
private final class Shown: ObservableObject {
  @Published var isShown = true
  weak var badge: Badge?
}

private struct BadgedStack: View {
  let shown: Shown
  @StateObject private var badge = Badge()

  var body: some View {
    let _ = shown.badge = badge
    NavigationStack { Probe().environmentObject(badge) }
  }
}

private struct Dismissing: View {
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Text(String(presentationMode.wrappedValue.isPresented))
    Button("dismiss") { presentationMode.wrappedValue.dismiss() }
  }
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

@MainActor
@Suite("Screens that know they are presented, and dismiss themselves", .misusesNoHost)
struct DismissalTests {
  @Test(
    "either way to dismiss takes away the screen it is called on, however that was shown",
    .needs(.countingScreens),
    arguments: NavigationHost.both,
    Dismissal.here
  )
  private func dismiss(host: NavigationHost, dismissal: Dismissal) async {
    let app = await launched(host)
    for label in ["value", "presented", "view"] {
      await app.press("value")
      await app.press(label)
      expect(app, depth: 2, "after \(label)")
      await app.press(dismissal.rawValue)
      expect(app, depth: 1, "after \(label)")
      for _ in 0..<2 {
        // At the root it does nothing.
        await app.press(dismissal.rawValue)
        expect(app, depth: 0, "after \(label)")
      }
    }
  }

  private func launched(_ host: NavigationHost) async -> AppUnderTest {
    await AppUnderTest.settled(host) {
      NavigationStack {
        DismissibleScreen().navigationDestination(for: Int.self) { _ in DismissibleScreen() }
      }
    }
  }
}

/// How a screen dismisses itself, named as the button that does it.
private enum Dismissal: String, CaseIterable {
  case byAction = "dismiss"
  case byPresentationMode = "dismiss as before"

  /// What the running system has.
  static var here: [Dismissal] {
    if #available(iOS 15, tvOS 15, macOS 12, *) { allCases } else { [.byPresentationMode] }
  }
}

@available(iOS 15, tvOS 15, macOS 12, *)
private struct DismissButton: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("dismiss") { dismiss() } }
}

private struct DismissibleScreen: View {
  @Environment(\.presentationMode) private var presentationMode
  @State private var isPresented = false

  var body: some View {
    VStack {
      Text(String(presentationMode.wrappedValue.isPresented))
      NavigationLink("value", value: 1)
      NavigationLink("view") { DismissibleScreen() }
      Button("presented") { isPresented = true }
      if #available(iOS 15, tvOS 15, macOS 12, *) { DismissButton() }
      Button("dismiss as before") { presentationMode.wrappedValue.dismiss() }
    }
    .navigationDestination(isPresented: $isPresented) { DismissibleScreen() }
  }
}
