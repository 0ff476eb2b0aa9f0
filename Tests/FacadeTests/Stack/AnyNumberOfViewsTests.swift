import Combine
import SwiftUI
import Testing

/// A screen may be several views, or none: what the package puts around each is there exactly once all
/// the same.
@MainActor
@Suite("Screens of any number of views", .misusesNoHost)
struct AnyNumberOfViewsTests {
  private let model = AnyScreens()

  @Test(
    "A path is shown whole, and gone back from, whatever screens consist of",
    .needs(.countingScreens),
    arguments: NavigationHost.both,
    AnyScreens.Views.allCases
  )
  private func pathOverAnyScreens(_ host: NavigationHost, _ root: AnyScreens.Views) async {
    for pushed in AnyScreens.Views.allCases {
      model.root = root
      model.pushed = pushed
      model.path = [1, 2, 3]
      let app = await AppUnderTest.settled(host) { AnyViewsRoot(model: model) }
      expect(app, texts: pushed.texts, depth: 3, "\(pushed)")
      await app.goBack()
      expect(model.path, is: [1, 2], "\(pushed)")
      expect(app, depth: 2, "\(pushed)")
      await app.settle { model.path = [] }
      expect(app, texts: root.texts, "\(pushed)")
    }
  }

  @Test(
    "A root that is nothing at first, and becomes something while a screen is pushed, keeps that",
    .needs(.countingScreens),
    arguments: NavigationHost.both
  )
  func rootComesLater(_ host: NavigationHost) async {
    model.root = .none
    model.path = [1]
    let app = await AppUnderTest.settled(host) { AnyViewsRoot(model: model) }
    await app.settle { model.root = .two }
    expect(app, depth: 1)
    await app.goBack()
    expect(app, texts: ["one", "two"])
    expect(model.path, is: [])
  }
}

/// What the package puts on an app's screens is to be noticed by nobody.
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

  @Test("A person finds nothing to tap that is not the app's", arguments: NavigationHost.both)
  func nothingToTap(_ host: NavigationHost) async {
    let app = await AppUnderTest.settled(host) {
      NavigationStack { Button("own") {} }
    }
    expect(app.enabledLabels, is: ["own"])
  }

  private struct Chevron: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(">")
      }
    }
  }
}

#if os(Linux)
/// What the emulator alone knows.
extension UnseenTests {
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
    expect(views.count, is: 1)
    expect(views.allSatisfy { $0.hasNoSize && !$0.takesTaps }, is: true)
  }

  @Test("A reporter has the status bar as its screen has it, asks for nothing else, and has no nib")
  func barsAreForwarded() async throws {
    let app = await Numbers().launched()
    let reporter = try #require(app.emulated.platformViews.first?.controller)
    expect(reporter.prefersStatusBarHidden, is: false)
    let screen = Hiding()
    screen.addChild(reporter)
    expect(reporter.preferredStatusBarStyle == .lightContent, is: true)
    expect(reporter.prefersStatusBarHidden, is: true)
    expect(reporter.preferredStatusBarUpdateAnimation == .slide, is: true)
    // Nothing that a screen may ask its children for.
    expect(reporter.prefersHomeIndicatorAutoHidden, is: false)
    expect(reporter.preferredScreenEdgesDeferringSystemGestures == [], is: true)
    expect(reporter.viewIfLoaded != nil, is: true)
    expect(reporter.hasLookedForNib, is: false)
  }
}
#endif

/// What the screens of the tests' app consist of.
final class AnyScreens: ObservableObject {
  enum Views: CaseIterable {
    case one, two, none, chosen

    var texts: [String] {
      switch self {
      case .one, .chosen: ["one"]
      case .two: ["one", "two"]
      case .none: []
      }
    }
  }

  @Published var path: [Int] = []
  @Published var root = Views.one
  @Published var pushed = Views.one
}

struct AnyViews: View {
  let views: AnyScreens.Views

  var body: some View {
    switch views {
    case .one:
      Text("one")
    case .two:
      Text("one")
      Text("two")
    case .none:
      EmptyView()
    case .chosen:
      if views == .none { Text("other") } else { Text("one") }
    }
  }
}

struct AnyViewsRoot: View {
  @ObservedObject var model: AnyScreens

  var body: some View {
    NavigationStack(path: $model.path) {
      AnyViews(views: model.root)
        .navigationDestination(for: Int.self) {
          AnyViews(views: model.pushed).navigationTitle("\($0)")
        }
    }
  }
}
