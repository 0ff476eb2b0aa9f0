import Combine
import SwiftUI
import Testing

@MainActor
@Suite("A sheet of a screen that is out of sight", .misusesNoHost)
struct HiddenSheetTests {
  @Test("goes with its screen", .needs(.countingScreens), arguments: NavigationHost.both)
  func goes(host: NavigationHost) async {
    let model = SheetModel()
    let app = await AppUnderTest.settled(host) {
      Observing(model) { bound in
        TabView(selection: bound.tab) {
          NavigationStack(path: bound.path) {
            Text("root").navigationDestination(for: Int.self) { _ in
              Text("screen").sheet(isPresented: bound.hasSheet) { Text("sheet") }
            }
          }
          .tabItem { Text("first") }
          .tag(0)
          Text("other").tabItem { Text("second") }.tag(1)
        }
      }
    }
    await app.settle { model.hasSheet = true }
    expect(app, texts: ["sheet"])
    model.tab = 1
    await app.settle { model.path = [] }
    await app.settle { model.tab = 0 }
    expect(app, texts: ["root", "first", "second"], depth: 0)
  }
}

@MainActor
private final class SheetModel: ObservableObject {
  @Published var tab = 0
  @Published var path = [1]
  @Published var hasSheet = false
}
