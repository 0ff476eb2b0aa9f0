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

  @Test(
    "another path turns off the bindings of all views above the former one",
    arguments: NavigationHost.both,
    [[1], [1, 2], [1, 2, 3]]
  )
  func nested(host: NavigationHost, path: [Int]) async {
    let app = await AppUnderTest.settled(host) { NestedRoot(model: model) }
    model.isPresented = true
    await app.settle { model.isPresentedAbove = true }
    expect(app, sees: "upper")
    await app.settle { model.path = path }
    expect(app, sees: "value \(path.count)")
    expect(model.isPresented || model.isPresentedAbove, is: false)
  }

  @Test(
    "screens of another path don't present a view that has ended",
    arguments: NavigationHost.both,
    [[1], [1, 2], [1, 2, 3]]
  )
  func sharedBinding(host: NavigationHost, path: [Int]) async {
    let app = await AppUnderTest.settled(host) { SharedRoot(model: model) }
    await app.settle { model.isPresented = true }
    expect(app, sees: "presented")
    await app.settle { model.path = path }
    expect(model.path, is: path)
    expect(app, sees: "value \(path.count)")
    expect(model.isPresented, is: false)
  }

  @Test("one of the screens that share a binding presents its view", arguments: NavigationHost.both)
  func sharedBindingOn(host: NavigationHost) async {
    model.path = [1, 2]
    let app = await AppUnderTest.settled(host) { SharedRoot(model: model) }
    await app.settle { model.isPresented = true }
    expect(app, sees: "presented")
    expect(model.isPresented, is: true)
    await app.goBack()
    expect(app, sees: "root")
    expect(model.isPresented, is: false)
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
  @Published var isPresentedAbove = false
}

private struct NestedRoot: View {
  @ObservedObject var model: PresentedModel

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root")
        .navigationDestination(isPresented: $model.isPresented) {
          Text("lower")
            .navigationDestination(isPresented: $model.isPresentedAbove) { Text("upper") }
        }
        .navigationDestination(for: Int.self) { Text("value \($0)") }
    }
  }
}

/// A stack whose screens all present a view by one binding, which each of them observes.
private struct SharedRoot: View {
  @ObservedObject var model: PresentedModel

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root").modifier(Sharing(model: model))
        .navigationDestination(for: Int.self) { number in
          Text("value \(number)").modifier(Sharing(model: model))
        }
    }
  }
}

private struct Sharing: ViewModifier {
  @ObservedObject var model: PresentedModel

  func body(content: Content) -> some View {
    content.navigationDestination(isPresented: $model.isPresented) { Text("presented") }
  }
}
