import SwiftUI
import Testing

/// Views that the package adds to an app's screens are neither visible nor read by VoiceOver.
@MainActor
@Suite("Links and reporters are unseen", .misusesNoHost)
struct UnseenTests {
  @Test("A button style around a list is drawn for its rows alone", arguments: NavigationHost.both)
  func styleIsDrawnForRowsAlone(_ host: NavigationHost) async {
    let app = await AppUnderTest.settled(host) {
      NavigationStack {
        List(0..<3) { NavigationLink("row \($0)", value: $0) }
          .navigationDestination(for: Int.self) { NavigationLink("next", value: $0 + 1) }
      }
      .buttonStyle(Chevron())
    }
    expect(app, texts: ["row 0", ">", "row 1", ">", "row 2", ">"])
    await app.press("row 1")
    expect(app, texts: ["next", ">"], "the style reaches pushed screens")
  }

  private struct Chevron: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(">")
      }
    }
  }

  #if os(Linux)
  private final class Hiding: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  }

  @Test(
    "A button style isn't drawn for a destination in a column",
    arguments: [UserInterfaceSizeClass.regular, .compact]
  )
  func styleIsNotDrawnForDestinations(width: UserInterfaceSizeClass) async {
    let app = await AppUnderTest.settled(.links) {
      NavigationSplitView {
        Text("sidebar").navigationDestination(isPresented: .constant(false)) { Text("shown") }
      } detail: {
        Text("detail").navigationDestination(isPresented: .constant(false)) { Text("shown") }
      }
      .environment(\.horizontalSizeClass, width)
      .buttonStyle(Chevron())
    }
    expect(app.emulated.color(of: "sidebar"), is: .primary)
    expectNil(app.emulated.color(of: ">"))
  }

  @Test("A reporter has no size, and takes no touches")
  func reporterIsNowhere() async {
    let app = await Numbers([1]).launched()
    let views = app.emulated.platformViews
    expect(views.count, is: 1)
    expect(views.allSatisfy { $0.hasNoSize && !$0.takesTaps }, is: true)
    let native = await Numbers([1]).launched(.native)
    expect(native.emulated.platformViews.count, is: 0, "no caller waits")
  }

  @Test("A reporter has its screen's status bar, no other preference, and no nib")
  func barsAreForwarded() async throws {
    let app = await Numbers().launched()
    let reporter = try #require(app.emulated.platformViews.first?.controller)
    expect(reporter.prefersStatusBarHidden, is: false)
    let screen = Hiding()
    screen.addChild(reporter)
    expect(reporter.preferredStatusBarStyle == .lightContent, is: true)
    expect(reporter.prefersStatusBarHidden, is: true)
    expect(reporter.preferredStatusBarUpdateAnimation == .slide, is: true)
    // No preference that a screen may have from its children.
    expect(reporter.prefersHomeIndicatorAutoHidden, is: false)
    expect(reporter.preferredScreenEdgesDeferringSystemGestures == [], is: true)
    expect(reporter.viewIfLoaded != nil, is: true)
    expect(reporter.hasLookedForNib, is: false)
  }
  #endif
}
