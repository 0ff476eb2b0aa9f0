#if os(Linux)
import Combine
import HostBehaviors
import NavigationShim
import SwiftUI
import Testing

@MainActor
@Suite("A column with a path beside its split view", .misusesNoHost)
struct DeafColumnTests {
  private let model = Places()

  private func launched(isInTab: Bool = false) async -> AppUnderTest {
    await AppUnderTest.settled(.links) { PlacesApp(model: model, isInTab: isInTab) }
  }

  @Test("follows links on pushed screens, and a path that the app shortens")
  func path() async {
    let app = await launched()
    await app.press("on to 1")
    await app.press("on to 2")
    expect(model.path, is: [1, 2])
    expect(app, sees: "place 2")
    await app.press("remove last")
    expect(model.path, is: [1])
    expect(app, sees: "place 1")
    await app.press("on to 2")
    await app.goBack()
    expect(model.path, is: [1])
    await app.settle { model.path = [5, 6, 7] }
    expect(app, sees: "place 7")
    await app.goBack()
    expect(model.path, is: [5, 6])
    expect(app, sees: "place 6")
  }

  @Test("shows the root of the row that is selected by now")
  func root() async {
    let app = await launched()
    await app.settle { model.country = "Chile" }
    await app.press("on to 1")
    await app.settle { model.country = "Mali" }
    await app.goBack()
    expect(app, sees: "root of Mali")
  }

  @Test("in a tab that isn't selected, follows when it is, as fast as another stack")
  func hiddenTab() async {
    let app = await launched(isInTab: true)
    await app.settle { model.tab = 1 }
    await app.settle { model.path = [1, 2, 3] }
    model.tab = 0
    await app.wait(350)
    expect(app.isInTransition, is: false)
    expect(app, sees: "place 3")
    await app.settle()
  }
}

@MainActor
private final class Places: ObservableObject {
  @Published var path: [Int] = []
  @Published var country = "nowhere"
  @Published var tab = 0
}

private struct PlacesApp: View {
  @ObservedObject var model: Places
  let isInTab: Bool

  var body: some View {
    if isInTab {
      TabView(selection: $model.tab) {
        columns.tabItem { Text("first") }.tag(0)
        Text("other").tabItem { Text("second") }.tag(1)
      }
    } else {
      columns
    }
  }

  private var columns: some View {
    NavigationSplitView {
      Text("sidebar")
    } detail: {
      NavigationStack(path: $model.path) {
        VStack {
          Text("root of \(model.country)")
          NavigationLink("on to 1", value: 1)
        }
        .navigationDestination(for: Int.self) { place in
          VStack {
            Text("place \(place)")
            NavigationLink("on to \(place + 1)", value: place + 1)
            Button("remove last") { model.path.removeLast() }
          }
        }
      }
    }
    .environment(\.horizontalSizeClass, .regular)
  }
}

@MainActor
@Suite("A stack whose screens UIKit doesn't tell that they appear", .misusesNoHost)
struct UnheardStackTests {
  @Test("knows of its screens what SwiftUI says, also after the back button's menu")
  func menu() async {
    let model = Places()
    let behavior = HostBehavior(settleSignals: .silent)
    let app = await AppUnderTest.settled(.links, behavior: behavior) {
      Observing(model) { bound in
        NavigationStack(path: bound.path) {
          NavigationLink("on to 1", value: 1)
            .navigationDestination(for: Int.self) { place in
              NavigationLink("on to \(place + 1)", value: place + 1)
            }
        }
      }
    }
    for place in 1..<4 { await app.press("on to \(place)") }
    await app.settle { model.path = [1, 2, 3, 4] }
    expect(app, sees: "on to 5")
    _ = await app.back(to: 1)
    await app.settle()
    expect(model.path, is: [1])
    await app.press("on to 2")
    expect(model.path, is: [1, 2])
    expect(app, sees: "on to 3")
  }
}
#endif
