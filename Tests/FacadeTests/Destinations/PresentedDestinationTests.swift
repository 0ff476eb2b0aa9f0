import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Destinations that a binding presents", .misusesNoHost, .needs(.countingScreens))
struct PresentedDestinationTests {
  private let model = PresentedModel()

  @Test(
    "a leaving screen presents nothing",
    arguments: [
      [[1, 2], [1]], [[1, 2], [1], [1, 5]], [[], [2], []], [[], [2], [5]], [[1], [1, 2], [1]],
      [[1], [1, 2], [1, 5]],
    ]
  )
  func onLeavingScreen(paths: [[Int]]) async {
    model.path = paths[0]
    let app = await AppUnderTest.settled(.links) { [model] in
      Observing(model) { bound in
        NavigationStack(path: bound.path) {
          Text("root").navigationDestination(for: Int.self) { HighScreen(model: model, number: $0) }
        }
      }
    }
    for path in paths.dropFirst() {
      await app.update { model.path = path }
    }
    await app.settle { model.isPresented = true }
    expect(model.path, is: paths.last)
    expect(app, depth: model.path.count)
  }

  @Test("people leave a view for good whose binding stays true")
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

private struct HighScreen: View {
  @ObservedObject var model: PresentedModel
  let number: Int

  var body: some View {
    Text("value \(number)").navigationDestination(
      isPresented: number == 2 ? $model.isPresented : .constant(false)
    ) {
      Text("presented")
    }
  }
}

@MainActor
private final class PresentedModel: ObservableObject {
  @Published var path: [Int] = []
  @Published var isPresented = false
}
