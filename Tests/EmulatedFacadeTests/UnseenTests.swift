import SwiftUI
import Testing

/// What the shim puts on an app's screens is to be noticed by nobody.
@MainActor
@Suite("Links and reporters are unseen")
struct UnseenTests {
  private final class Hiding: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  }

  @Test("A reporter has no size, and takes no touches")
  func reporterIsNowhere() async {
    let app = await Numbers([1]).launched()
    let views = app.emulated.platformViews
    #expect(views.count == 1)
    #expect(views.allSatisfy { $0.hasNoSize && !$0.takesTaps })
  }

  @Test("A reporter has the status bar and the home indicator as its screen has them")
  func barsAreForwarded() async throws {
    let app = await Numbers().launched()
    let reporter = try #require(app.emulated.platformViews.first?.controller)
    #expect(!reporter.prefersStatusBarHidden)
    let screen = Hiding()
    screen.addChild(reporter)
    #expect(reporter.preferredStatusBarStyle == .lightContent)
    #expect(reporter.prefersStatusBarHidden)
    #expect(reporter.preferredStatusBarUpdateAnimation == .slide)
    #expect(reporter.prefersHomeIndicatorAutoHidden)
    #expect(reporter.preferredScreenEdgesDeferringSystemGestures == .bottom)
  }
}
