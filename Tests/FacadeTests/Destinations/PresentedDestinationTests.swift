import SwiftUI
import Testing

@MainActor
@Suite("Destinations that a binding presents", .misusesNoHost, .needs(.countingScreens))
struct PresentedDestinationTests {
  @Test("a view that people have left doesn't come again, though its binding stays true")
  func constantBinding() async {
    let app = await AppUnderTest.settled(.links) {
      NavigationStack {
        Text("root").navigationDestination(isPresented: .constant(true)) { Text("presented") }
      }
    }
    expect(app, depth: 1)
    await app.goBack()
    expect(app, depth: 0)
  }
}
