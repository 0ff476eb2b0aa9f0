import SwiftUI
import Testing

@MainActor
@Suite("A path that no view observes")
struct UnequalPathTests {
  @Test("becomes idle after a change, though it is unequal at each read")
  func rests() async {
    let model = Numbers()
    var reads = 0
    let app = await model.launchedApp(.links) { bound in
      NavigationStack(
        path: Binding<[PathObject]> {
          reads += 1
          return [PathObject()]
        } set: { _ in
        }
      ) {
        Text(bound.note.wrappedValue)
          .navigationDestination(for: PathObject.self) { _ in Text("fresh") }
      }
    }
    model.note = "on"
    await app.wait(10_000)
    expect(app, sees: "fresh")
    reads = 0
    await app.wait(10_000)
    expect(reads, is: 0)
  }

  @Test(
    "is followed after a tap, and after a back navigation or a view that the app answers",
    arguments: [false, true]
  )
  func followed(isViewShown: Bool) async {
    let model = Numbers()
    var path: [Int] = []
    let bound = Binding(get: { path }, set: { path = $0.isEmpty ? [7] : $0 })
    let app = await model.launchedApp(.links) { _ in
      let isShown = Binding(get: { model.note == "on" }, set: { model.note = $0 ? "on" : "" })
      NavigationStack(path: bound) {
        NavigationLink("to 1", value: 1).navigationDestination(for: Int.self) { Text("\($0)") }
          .navigationDestination(isPresented: isShown) { Text("shown") }
      }
    }
    await app.press("to 1")
    if isViewShown { await app.settle { model.note = "on" } } else { await app.goBack() }
    expect(app, texts: ["7"])
  }

  @Test("is followed as the app answers the end of a view")
  func answeredEnd() async {
    var (path, isShown) = ([Int](), true)
    let shown = Binding(get: { isShown }, set: { (isShown, path) = ($0, [8]) })
    let app = await AppUnderTest.settled(.links) {
      NavigationStack(path: Binding(get: { path }, set: { path = $0 })) {
        Text("root").navigationDestination(for: Int.self) { Text("\($0)") }
          .navigationDestination(isPresented: shown) { NavigationLink("to 1", value: 1) }
      }
    }
    await app.press("to 1")
    expect(app, texts: ["8"])
  }
}
