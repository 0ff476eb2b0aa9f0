#if os(Linux)
import SwiftUI
import Testing

@MainActor
@Suite("A tap on a link to a view")
struct ViewTapTests {
  @Test(
    "is animated soon after its screen has come",
    arguments: [360, 450, 600, 700] as [Int64],
    [true, false]
  )
  func early(lag: Int64, canBeAsked: Bool) async {
    let app = await Numbers().launchedStack(.links, HostBehavior(canBeAsked: canBeAsked)) {
      BothLinks().navigationDestination(for: Int.self) { _ in BothLinks() }
    }
    app.emulated.resetCounts()
    _ = await app.tap("value")
    await app.wait(lag)
    await app.press("view")
    expect(app, texts: ["a view"], depth: 2)
    expect(app.emulated.animatedTransitions, is: 2)
  }
}
#endif
