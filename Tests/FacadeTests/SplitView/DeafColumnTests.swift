#if os(Linux)
import SwiftUI
import Testing

@MainActor
@Suite("A column with a path beside its split view", .misusesNoHost)
struct DeafColumnTests {
  private let model = Split()

  @Test("in a tab that isn't selected, follows when it is, as fast as another stack")
  func hiddenTab() async {
    let tabs = TabsModel()
    let app = await AppUnderTest.settled(.links) {
      Observing(tabs) { bound in
        TabView(selection: bound.selection) {
          SplitRoot(model: model).environment(\.horizontalSizeClass, .regular)
            .tabItem { Text("first") }.tag(1)
          Text("other").tabItem { Text("second") }.tag(2)
        }
      }
    }
    await app.settle { tabs.selection = 2 }
    await app.settle { model.path = [1, 2, 3] }
    tabs.selection = 1
    await app.wait(350)
    expect(app.isInTransition, is: false)
    expect(app, sees: "place 3")
    await app.settle()
  }
}

@MainActor
@Suite("A stack whose screens UIKit doesn't notify of appearing", .misusesNoHost)
struct UnheardStackTests {
  @Test("follows SwiftUI's reports of its screens, also after the back button's menu")
  func menu() async {
    let model = Numbers()
    let app = await model.launched(.links, HostBehavior(settleSignals: .silent))
    for number in 1..<4 { await app.press("to \(number)") }
    await app.settle { model.numbers = [1, 2, 3, 4] }
    model.expectScreens([1, 2, 3, 4], in: app)
    expect(await app.back(to: 1), is: true)
    await app.settle()
    await app.press("to 2")
    model.expectScreens([1, 2], in: app)
  }
}
#endif
