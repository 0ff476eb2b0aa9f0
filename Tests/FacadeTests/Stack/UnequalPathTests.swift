import SwiftUI
import Testing

@MainActor
@Suite("A path that is unequal at each read")
struct UnequalPathTests {
  @Test("becomes idle after a change")
  func rests() async {
    let model = Numbers()
    var reads = 0
    let app = await model.launchedApp(.links) { bound in
      NavigationStack(
        path: Binding<[Fresh]> {
          reads += 1
          return [Fresh()]
        } set: { _ in
        }
      ) {
        Text(bound.note.wrappedValue)
          .navigationDestination(for: Fresh.self) { _ in Text("fresh") }
      }
    }
    model.note = "on"
    await app.wait(10_000)
    expect(app, sees: "fresh")
    reads = 0
    await app.wait(10_000)
    expect(reads, is: 0)
  }
}

private final class Fresh: Hashable {
  static func == (lhs: Fresh, rhs: Fresh) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
