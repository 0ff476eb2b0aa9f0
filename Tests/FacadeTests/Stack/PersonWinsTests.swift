import SwiftUI
import Testing

@MainActor
@Suite("Rule 3: a back gesture wins", .misusesNoHost)
struct PersonWinsTests {
  // On a host without reports, it isn't known at once that a screen dismisses itself.
  @Test("an element appended as a screen dismisses itself stays", arguments: HostBehavior.asked)
  func appendAsItDismisses(behavior: HostBehavior) async {
    for host in NavigationHost.both {
      let model = Numbers([1, 2])
      let app = await model.launchedStack(host, behavior) {
        Text("root").navigationDestination(for: Int.self) { number in
          DismissingScreen(model: model).navigationTitle("\(number)")
        }
      }
      await app.press("leave for 9")
      model.expectScreens([1, 9], in: app)
    }
  }
}

private struct DismissingScreen: View {
  let model: Numbers
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Button("leave for 9") {
      presentationMode.wrappedValue.dismiss()
      model.numbers += [9]
    }
  }
}
