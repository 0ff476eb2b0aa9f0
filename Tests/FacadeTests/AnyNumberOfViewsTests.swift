import SwiftUI
import Testing

/// A screen may be several views, or none: what the shim puts around each is there exactly once all
/// the same.
@MainActor
@Suite("Screens of any number of views")
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
      #expect(app.depth == 3, "\(pushed)")
      #expect(app.visibleTexts == pushed.texts, "\(pushed)")
      await app.goBack()
      #expect(model.path == [1, 2], "\(pushed)")
      #expect(app.depth == 2, "\(pushed)")
      model.path = []
      await app.settle()
      #expect(app.visibleTexts == root.texts, "\(pushed)")
      #expect(app.violations == [], "\(pushed)")
    }
  }

  @Test(
    "A screen on a way that flips its branches keeps what is above it",
    .needs(.countingScreens),
    arguments: NavigationHost.both,
    AnyScreens.Views.allCases
  )
  private func screensBelowMayFlip(_ host: NavigationHost, _ views: AnyScreens.Views) async {
    model.root = .flipping
    model.pushed = .flipping
    let app = await AppUnderTest.settled(host) { AnyViewsRoot(model: model) }
    model.path = [1, 2, 3]
    await app.settle()
    for views in [views, .flipping] {
      model.isFlipped.toggle()
      await app.settle()
      model.root = views
      await app.settle()
      #expect(app.depth == 3)
    }
    #expect(model.path == [1, 2, 3])
    #expect(app.violations == [])
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
    model.root = .two
    await app.settle()
    #expect(app.depth == 1)
    await app.goBack()
    #expect(app.visibleTexts == ["one", "two"])
    #expect(model.path == [])
    #expect(app.violations == [])
  }

  @Test(
    "A screen that is presented may be several views, or none",
    .needs(.countingScreens),
    arguments: NavigationHost.both,
    AnyScreens.Views.allCases
  )
  private func presentedScreens(_ host: NavigationHost, _ pushed: AnyScreens.Views) async {
    model.pushed = pushed
    let app = await AppUnderTest.settled(host) { AnyViewsRoot(model: model) }
    model.isPresented = true
    await app.settle()
    #expect(app.depth == 1)
    #expect(app.visibleTexts == pushed.texts)
    await app.goBack()
    #expect(!model.isPresented)
    #expect(app.violations == [])
  }

  @Test(
    "A column may be several views, and is one column",
    .needs(.showingColumns),
    arguments: NavigationHost.both
  )
  func columns(_ host: NavigationHost) async {
    let app = await AppUnderTest.settled(host) {
      NavigationSplitView {
        AnyViews(views: .two, isFlipped: false)
      } detail: {
        AnyViews(views: .none, isFlipped: false)
      }
    }
    #expect(app.visibleTexts == ["one", "two"])
    #expect(app.violations == [])
  }
}

#if os(Linux)
/// What the emulator alone knows.
extension AnyNumberOfViewsTests {
  @Test("Layers may be several views, or none", arguments: AnyScreens.Views.allCases)
  private func layers(_ pushed: AnyScreens.Views) async {
    model.pushed = pushed
    model.path = [1, 2]
    let app = await AppUnderTest.settled(.links) {
      AnyViewsRoot(model: model).environment(\.navigationConfiguration.container, .layers)
    }
    #expect(app.visibleTexts.filter { !$0.hasPrefix("[") } == pushed.texts)
    #expect(app.visibleTexts.filter { $0 == "[chevron.backward]" }.count == 1)
  }
}
#endif
