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

  @Test("a flag that is on again after the path that has ended its view", arguments: Array(2...7))
  func onAgain(turns: Int) async {
    for host in [NavigationHost.native, .links] {
      let model = FlagBesidePath()
      let app = await AppUnderTest.settled(host) { FlagBesidePathView(model: model) }
      await app.settle { model.isOn = true }
      model.isOn = false
      model.path = [1]
      after(turns, in: app) { model.isOn = true }
      await app.settle()
      expect(app, sees: "flag")
      expect(model.isOn, is: true, "\(host)")
      expect(model.path, is: [], "\(host)")
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
private final class FlagBesidePath: ObservableObject {
  @Published var path: [Int] = []
  @Published var isOn = false
}

private struct FlagBesidePathView: View {
  @ObservedObject var model: FlagBesidePath

  var body: some View {
    NavigationStack(path: $model.path) {
      FlagBesidePathRoot(model: model)
        .navigationDestination(for: Int.self) { Text("number \($0)") }
    }
  }
}

private struct FlagBesidePathRoot: View {
  @ObservedObject var model: FlagBesidePath

  var body: some View {
    Text("root").navigationDestination(isPresented: $model.isOn) { Text("flag") }
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
