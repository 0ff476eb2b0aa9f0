import SwiftUI
import Testing

/// What the screens of the tests' app consist of.
private final class Screens: ObservableObject {
  enum Views: CaseIterable {
    case one, two, none, flipping

    var texts: [String] {
      switch self {
      case .one, .flipping: ["one"]
      case .two: ["one", "two"]
      case .none: []
      }
    }
  }

  @Published var path: [Int] = []
  @Published var root = Views.one
  @Published var pushed = Views.one
  @Published var isFlipped = false
  @Published var isPresented = false
}

private struct Views: View {
  let views: Screens.Views
  let isFlipped: Bool

  var body: some View {
    switch views {
    case .one:
      Text("one")
    case .two:
      Text("one")
      Text("two")
    case .none:
      EmptyView()
    case .flipping:
      if isFlipped { Text("other") } else { Text("one") }
    }
  }
}

private struct Root: View {
  @ObservedObject var model: Screens

  var body: some View {
    NavigationStack(path: $model.path) {
      Views(views: model.root, isFlipped: model.isFlipped)
        .navigationDestination(for: Int.self) { number in
          Screen(model: model, number: number)
        }
        .navigationDestination(isPresented: $model.isPresented) {
          Views(views: model.pushed, isFlipped: model.isFlipped)
        }
    }
  }
}

private struct Screen: View {
  @ObservedObject var model: Screens
  let number: Int

  var body: some View {
    Views(views: model.pushed, isFlipped: model.isFlipped).navigationTitle("\(number)")
  }
}

/// A screen may be several views, or none: what the shim puts around each is there exactly once all
/// the same.
@MainActor
@Suite("Screens of any number of views")
struct AnyNumberOfViewsTests {
  private let model = Screens()

  @Test(
    "A path is shown whole, and gone back from, whatever screens consist of",
    arguments: NavigationHost.both,
    Screens.Views.allCases
  )
  private func pathOverAnyScreens(_ host: NavigationHost, _ root: Screens.Views) {
    for pushed in Screens.Views.allCases {
      model.root = root
      model.pushed = pushed
      model.path = [1, 2, 3]
      let app = EmulatedApp.settled(host) { Root(model: model) }
      #expect(app.depth == 3, "\(pushed)")
      #expect(app.visibleTexts == pushed.texts, "\(pushed)")
      app.goBack()
      #expect(model.path == [1, 2], "\(pushed)")
      #expect(app.depth == 2, "\(pushed)")
      model.path = []
      app.settle()
      #expect(app.visibleTexts == root.texts, "\(pushed)")
      #expect(app.violations == [], "\(pushed)")
    }
  }

  @Test(
    "A screen on a way that flips its branches keeps what is above it",
    arguments: NavigationHost.both,
    Screens.Views.allCases
  )
  private func screensBelowMayFlip(_ host: NavigationHost, _ views: Screens.Views) {
    model.root = .flipping
    model.pushed = .flipping
    let app = EmulatedApp.settled(host) { Root(model: model) }
    model.path = [1, 2, 3]
    app.settle()
    for views in [views, .flipping] {
      model.isFlipped.toggle()
      app.settle()
      model.root = views
      app.settle()
      #expect(app.depth == 3)
    }
    #expect(model.path == [1, 2, 3])
    #expect(app.violations == [])
  }

  @Test(
    "A root that is nothing at first, and becomes something while a screen is pushed, keeps that",
    arguments: NavigationHost.both
  )
  func rootComesLater(_ host: NavigationHost) {
    model.root = .none
    model.path = [1]
    let app = EmulatedApp.settled(host) { Root(model: model) }
    model.root = .two
    app.settle()
    #expect(app.depth == 1)
    app.goBack()
    #expect(app.visibleTexts == ["one", "two"])
    #expect(model.path == [])
    #expect(app.violations == [])
  }

  @Test(
    "A screen that is presented may be several views, or none",
    arguments: NavigationHost.both,
    Screens.Views.allCases
  )
  private func presentedScreens(_ host: NavigationHost, _ pushed: Screens.Views) {
    model.pushed = pushed
    let app = EmulatedApp.settled(host) { Root(model: model) }
    model.isPresented = true
    app.settle()
    #expect(app.depth == 1)
    #expect(app.visibleTexts == pushed.texts)
    app.goBack()
    #expect(!model.isPresented)
    #expect(app.violations == [])
  }

  @Test("Layers may be several views, or none", arguments: Screens.Views.allCases)
  private func layers(_ pushed: Screens.Views) {
    model.pushed = pushed
    model.path = [1, 2]
    let app = EmulatedApp.settled(.links) {
      Root(model: model).environment(\.navigationConfiguration.container, .layers)
    }
    #expect(app.visibleTexts.filter { !$0.hasPrefix("[") } == pushed.texts)
    #expect(app.visibleTexts.filter { $0 == "[chevron.backward]" }.count == 1)
  }

  @Test("A column may be several views, and is one column", arguments: NavigationHost.both)
  func columns(_ host: NavigationHost) {
    let app = EmulatedApp.settled(host) {
      NavigationSplitView {
        Views(views: .two, isFlipped: false)
      } detail: {
        Views(views: .none, isFlipped: false)
      }
    }
    #expect(app.visibleTexts == ["one", "two"])
    #expect(app.violations == [])
  }
}
