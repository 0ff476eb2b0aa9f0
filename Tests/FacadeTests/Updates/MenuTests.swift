#if os(Linux)
import SwiftUI
import TestSupport
import Testing

/// Long presses on Back, where UIKit has the top and the target on the stack until they are over.
@MainActor
@Suite("A back by the menu whose controllers are the top and the target")
struct MenuTests {
  @Test("leaves what the app appends as the target appears", arguments: [0, 1])
  func append(depth: Int) async {
    let model = Numbers([1, 2, 3])
    let app = await AppUnderTest.settled(.links, behavior: HostBehavior(menuKeepsTop: true)) {
      NavigationStack(path: Binding(get: { model.path }, set: { model.path = $0 })) {
        Appending(model: model, depth: 0, isTarget: depth == 0)
          .navigationDestination(for: Int.self) { number in
            Appending(model: model, depth: number, isTarget: depth == number)
          }
      }
    }
    model.note = "append"
    expect(await app.back(to: depth), is: true)
    await app.settle()
    expect(model.numbers, is: Array([1, 2, 3].prefix(depth)) + [9])
    expect(app.violations, is: [])
  }

  private struct Appending: View {
    let model: Numbers
    let depth: Int
    let isTarget: Bool

    var body: some View {
      Text("\(depth)").onAppear {
        guard isTarget, model.note == "append" else { return }
        model.note = ""
        model.path.append(9)
      }
    }
  }
}
#endif
