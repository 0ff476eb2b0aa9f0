#if os(Linux)
import SwiftUI
import Testing

@testable import NavigationShim

@MainActor
@Suite("A tap on a link to a view")
struct ViewTapTests {
  @Test(
    "a view link that is tapped soon after its screen has come is animated",
    arguments: [360, 450, 600, 700] as [Int64]
  )
  func earlyViewTap(lag: Int64) async {
    var ends: [String] = []
    for behavior in [HostBehavior(), HostBehavior(canBeAsked: false)] {
      let model = ActsModel()
      let app = await AppUnderTest.settled(.links, behavior: behavior) { ActsRoot(model: model) }
      app.emulated.resetCounts()
      _ = await app.tap("value")
      await app.wait(lag)
      let isTapped = await app.tap("view")
      await app.settle()
      ends.append("\(isTapped) \(app.titles.map { $0 ?? "-" }) \(app.emulated.animatedTransitions)")
      app.end()
    }
    expect(ends[0], is: "true [\"root\", \"1\", \"view\"] 2")
    expect(ends[1], is: "true [\"root\", \"1\", \"view\"] 2", "not asked")
  }

  @Test("a view link pushes where SwiftUI has reported that the stack disappeared")
  func viewTapWhileLeaving() async {
    var times: [Int64] = []
    for label in ["value", "view"] {
      let model = ActsModel()
      let app = await AppUnderTest.settled(.links) { ActsRoot(model: model) }
      let stack = LiveStacks.shared.stacks.compactMap { $0 as? LinksStack }
        .last { $0.driver != nil && $0.scheduler === LiveStacks.shared.stacks.last?.scheduler }
      stack?.handle(.swiftUIDidHideStack)
      let start = app.milliseconds
      _ = await app.tap(label)
      while app.depth == 0, app.milliseconds < start + 5_000 { await app.wait(5) }
      times.append(app.milliseconds - start)
      app.end()
    }
    expect(times[1], is: times[0])
  }
}

@MainActor
private final class ActsModel: ObservableObject {
  @Published var path: [Int] = []
  @Published var isOn = false
  @Published var count = 0
}

private struct ActsRoot: View {
  @ObservedObject var model: ActsModel

  var body: some View {
    NavigationStack(path: $model.path) {
      ActsScreen(model: model).navigationTitle("root")
        .navigationDestination(for: Int.self) {
          ActsScreen(model: model).navigationTitle("\($0)")
        }
        .navigationDestination(isPresented: $model.isOn) { Text("flag").navigationTitle("flag") }
    }
  }
}

private struct ActsScreen: View {
  @ObservedObject var model: ActsModel

  var body: some View {
    VStack {
      NavigationLink("value", value: 1)
      NavigationLink("view") { ActsView(count: model.count) }
    }
  }
}

private struct ActsView: View {
  let count: Int
  var body: some View { Text("view \(count)").navigationTitle("view") }
}
#endif
