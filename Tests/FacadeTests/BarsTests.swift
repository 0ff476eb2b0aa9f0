import Foundation
import SwiftUI
import Testing

@testable import NavigationShim

@MainActor
@Suite("Bars and titles, by the modifiers that SwiftUI has from iOS 16 on")
struct BarsTests {
  @Test("the navigation bar is hidden and comes back", arguments: NavigationHost.both)
  func navigationBar(host: NavigationHost) {
    let model = BarsModel()
    let app = app(host, model) { content, model in
      AnyView(
        content.toolbar(model.visibility, for: Shim.ToolbarPlacement.navigationBar)
      )
    }
    #expect(app.hiddenBars == [])
    model.visibility = .hidden
    #expect(app.hiddenBars == ["navigationBar"])
    model.visibility = .automatic
    #expect(app.hiddenBars == [])
  }

  @Test("no bar named means the navigation bar", arguments: NavigationHost.both)
  func noBarNamed(host: NavigationHost) {
    let app = app(host, BarsModel()) { content, _ in
      AnyView(content.toolbar(Shim.Visibility.hidden))
    }
    #expect(app.hiddenBars == ["navigationBar"])
  }

  @Test("several bars are hidden at once; on a stack of links, the navigation bar of them")
  func severalBars() {
    func hiddenBars(_ host: NavigationHost) -> Set<String> {
      app(host, BarsModel()) { content, _ in
        AnyView(
          content.toolbar(
            Shim.Visibility.hidden,
            for: Shim.ToolbarPlacement.tabBar,
            Shim.ToolbarPlacement.navigationBar
          )
        )
      }.hiddenBars
    }
    #expect(hiddenBars(.native) == ["navigationBar", "tabBar"])
    #expect(hiddenBars(.links) == ["navigationBar"])
  }

  @Test("a value of SwiftUI's own type does the same", arguments: NavigationHost.both)
  func systemVisibility(host: NavigationHost) {
    let hidden = SwiftUI.Visibility.hidden
    let app = app(host, BarsModel()) { content, _ in
      AnyView(content.toolbar(hidden, for: Shim.ToolbarPlacement.navigationBar))
    }
    #expect(app.hiddenBars == ["navigationBar"])
  }

  @Test("what hides bars keeps the state of what it is around", arguments: NavigationHost.both)
  func state(host: NavigationHost) {
    let model = BarsModel()
    let app = app(host, model) { content, model in
      AnyView(
        content.toolbar(model.visibility, for: Shim.ToolbarPlacement.navigationBar)
      )
    }
    app.press("count")
    model.visibility = .hidden
    #expect(app.visibleTexts.contains("1"))
  }

  @Test("an editable title is shown, and follows its binding", arguments: NavigationHost.both)
  func title(host: NavigationHost) {
    let model = BarsModel()
    let app = app(host, model) { content, model in
      AnyView(content.modifier(Titled(model: model)))
    }
    #expect(app.title == "before")
    model.title = "after"
    #expect(app.title == "after")
  }

  private func app(
    _ host: NavigationHost,
    _ model: BarsModel,
    _ change: @escaping (AnyView, BarsModel) -> AnyView
  ) -> EmulatedApp {
    .settled(host) { BarsScreen(model: model, change: change) }
  }
}

@MainActor
private final class BarsModel: ObservableObject {
  @Published var visibility = Shim.Visibility.visible
  @Published var title = "before"
}

private struct BarsScreen: View {
  @ObservedObject var model: BarsModel
  let change: (AnyView, BarsModel) -> AnyView

  var body: some View {
    NavigationStack {
      change(AnyView(Counter()), model)
    }
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
    Button("count") { count += 1 }
  }
}

private struct Titled: ViewModifier {
  @ObservedObject var model: BarsModel

  func body(content: Content) -> some View {
    content.navigationTitle($model.title)
  }
}
