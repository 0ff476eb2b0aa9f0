#if os(Linux)
import Combine
import SwiftUI
import Testing

/// Reported bugs of the native stack, and how the package avoids them.
@MainActor
@Suite("Bugs of SwiftUI's stack", .misusesNoHost)
struct AvoidedBugTests {
  @Test("with a path bound by closures, a screen that is uncovered appears")
  func closures() async {
    let model = Appearances()
    let app = await AppUnderTest.settled(
      .native,
      behavior: HostBehavior(closuresMisleadAppearance: true)
    ) {
      Observing(model) { _ in
        NavigationStack(path: Binding(get: { model.path }, set: { model.path = $0 })) {
          NavigationLink("to 1", value: 1)
            .onAppear { model.names.append("root") }
            .navigationDestination(for: Int.self) { number in
              Text("\(number)").onAppear { model.names.append("\(number)") }
            }
        }
      }
    }
    await app.press("to 1")
    expect(model.names, is: ["root", "1"])
    await app.goBack()
    expect(model.names, is: ["root", "1", "root"])
  }
}

@MainActor
private final class Appearances: ObservableObject {
  @Published var path = NavigationPath()
  var names: [String] = []
}
#endif
