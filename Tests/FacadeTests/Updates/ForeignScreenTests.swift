#if os(Linux)
import SwiftUI
import TestSupport
import Testing

/// Screens on a stack's controller that other code has pushed: a picker of a form, a library, the app by
/// UIKit.
@MainActor
@Suite("A foreign screen on top", .misusesNoHost)
struct ForeignScreenTests {
  @Test("people go back from it to any screen below, and the path follows")
  func menu() async {
    for depth in 0...2 {
      let model = Numbers([1, 2])
      let app = await model.launched()
      expect(app.emulated.pushStranger(), is: true)
      await app.wait(1_000)
      expect(await app.back(to: depth), is: true)
      await app.settle()
      model.expectScreens(Array([1, 2].prefix(depth)), in: app, "to \(depth)")
    }
  }
}
#endif
