import SwiftUI
import Testing

@MainActor
@Suite("Rule 2: one push per update")
struct OnePushPerUpdateTests {
  @Test(
    "two pushes of the app's, a moment apart, keep their distance",
    arguments: [0, 100, 349, 350, 400] as [Int64]
  )
  func twoPushesInARow(gap: Int64) async {
    let model = Numbers()
    let app = await model.launched()
    model.path.append(1)
    await app.wait(gap)
    model.path.append(2)
    await app.settle()
    model.expectScreens([1, 2], in: app)
  }
}
