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

  @Test("a typed stack inside one of another type logs a warning", arguments: [false, true])
  func nested(isInSheet: Bool) async {
    let inner = Keeping([String]()) { NavigationStack(path: $0) { Text("inner") } }
    let app = await AppUnderTest.settled(.native) {
      Keeping([Int]()) { numbers in
        NavigationStack(path: numbers) {
          NavigationLink("to 1", value: 1)
            .navigationDestination(for: Int.self) { _ in
              if isInSheet {
                Text("below").sheet(isPresented: .constant(true)) { inner }
              } else {
                inner
              }
            }
        }
      }
    }
    await app.press("to 1")
    let warning = "path of String is inside one with a path of Int"
    expect(app, sees: "inner", warns: isInSheet ? [] : [warning])
  }
}

@MainActor
private final class Appearances: ObservableObject {
  @Published var path = NavigationPath()
  var names: [String] = []
}
#endif
