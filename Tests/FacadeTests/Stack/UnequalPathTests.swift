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
    "is followed after a tap or a call, and as the app answers a back navigation or a view's end"
  )
  func followed() async {
    var (path, isShown) = ([Int](), true)
    var navigator: Navigator<[Int]>?
    let bound = Binding(get: { path }, set: { path = $0.isEmpty ? [7] : $0 })
    let shown = Binding(get: { isShown }, set: { (isShown, path) = ($0, [8]) })
    let app = await AppUnderTest.settled(.links) {
      NavigationStack(path: bound) {
        NavigatorReader { navigator = $0 }
          .navigationDestination(for: Int.self) { Text("\($0)") }
          .navigationDestination(isPresented: shown) { NavigationLink("to 1", value: 1) }
      }
    }
    await app.press("to 1")
    expect(app, texts: ["8"])
    await app.goBack()
    expect(app, texts: ["7"])
    await app.settle { navigator?.push(9) }
    expect(app, texts: ["9"])
  }
}
