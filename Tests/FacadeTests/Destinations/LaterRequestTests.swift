#if os(Linux)
import SwiftUI
import Testing

@MainActor
@Suite("The latest request is shown", .misusesNoHost)
struct LaterRequestTests {
  @Test(
    "two flags of one screen: the one turned on later is shown, as on SwiftUI's stack",
    arguments: Array(2...7),
    [0, 1]
  )
  func flags(turns: Int, depth: Int) async {
    for host in [NavigationHost.native, .links] {
      let model = Flags()
      let app = await AppUnderTest.settled(host) {
        FlagsView(model: model, path: Array(1..<depth + 1))
      }
      model.isFirstOn = true
      after(turns, in: app) { model.isSecondOn = true }
      await app.settle()
      expect(app, sees: "second")
      expect(model.isFirstOn, is: false, "\(host)")
      expect(model.isSecondOn, is: true, "\(host)")
    }
  }

  private func after(_ turns: Int, in app: AppUnderTest, _ action: @escaping @MainActor () -> Void)
  {
    if turns == 0 {
      action()
    } else {
      app.emulated.inNextTurn { after(turns - 1, in: app, action) }
    }
  }
}

@MainActor
private final class Flags: ObservableObject {
  @Published var isFirstOn = false
  @Published var isSecondOn = false
}

private struct FlagsView: View {
  let model: Flags
  @State var path: [Int]

  var body: some View {
    NavigationStack(path: $path) {
      FlagsScreen(model: path.isEmpty ? model : Flags())
        .navigationDestination(for: Int.self) { _ in FlagsScreen(model: model) }
    }
  }
}

private struct FlagsScreen: View {
  @ObservedObject var model: Flags

  var body: some View {
    Text("screen")
      .navigationDestination(isPresented: $model.isFirstOn) { Text("first") }
      .navigationDestination(isPresented: $model.isSecondOn) { Text("second") }
  }
}
#endif
