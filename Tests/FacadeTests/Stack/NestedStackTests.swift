import SwiftUI
import Testing

@MainActor
@Suite("A stack inside another one", .misusesNoHost)
struct NestedStackTests {
  @Test("on the root or a screen of another stack it warns, once")
  func onScreen() async {
    let warning = "NavigationStack is inside another one"
    let root = await AppUnderTest.settled(.links) {
      NavigationStack { NavigationStack { Text("inner") } }
    }
    expect(root, texts: ["inner"], warns: [warning])
    let holder = TypedPath([1])
    let app = await AppUnderTest.settled(.links) {
      holder.root { number in NavigationStack { Text("inner \(number)") } }
    }
    expect(app, texts: ["inner 1"], warns: [warning])
    await app.settle { holder.path = [] }
    await app.settle { holder.path = [2] }
    expect(app, texts: ["inner 2"], warns: [])
  }
}
