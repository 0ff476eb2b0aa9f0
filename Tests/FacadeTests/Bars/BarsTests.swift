import Combine
import SwiftUI
import Testing

@testable import NavigationShim

@MainActor
@Suite("Bars and titles, by the modifiers that SwiftUI has from iOS 16 on", .misusesNoHost)
struct BarsTests {
  private let model = BarsModel()

  // There is no navigation bar on a Mac.
  #if !os(macOS)
  @Test("hiding bars keeps the state of the view", arguments: NavigationHost.both)
  func state(host: NavigationHost) async {
    let app = await app(host, model) { content, visibility, _ in
      AnyView(content.toolbar(visibility, for: Shim.ToolbarPlacement.navigationBar))
    }
    await app.press("count")
    await app.settle { model.visibility = .hidden }
    expect(app, sees: "1")
  }
  #endif

  @Test("an editable title is shown, and follows its binding", arguments: NavigationHost.both)
  func title(host: NavigationHost) async {
    let app = await app(host, model) { content, _, title in
      AnyView(content.navigationTitle(title))
    }
    expect(app.title, is: "before")
    await app.settle { model.title = "after" }
    expect(app.title, is: "after")
  }

  private func app(
    _ host: NavigationHost,
    _ model: BarsModel,
    _ change: @escaping (AnyView, Shim.Visibility, Binding<String>) -> AnyView
  ) async -> AppUnderTest {
    await .settled(host) {
      Observing(model) { bound in
        NavigationStack { change(AnyView(Counter()), model.visibility, bound.title) }
      }
    }
  }

  #if os(Linux)
  @Test("the navigation bar is hidden and comes back", arguments: NavigationHost.both)
  func navigationBar(host: NavigationHost) async {
    let bar = Shim.ToolbarPlacement.navigationBar
    for isNewer in [false, true] {
      let model = BarsModel()
      let app = await app(host, model) { content, visibility, _ in
        guard isNewer else { return AnyView(content.toolbar(visibility, for: bar)) }
        return AnyView(
          content.toolbarVisibility(visibility, for: bar)
            .toolbarBackgroundVisibility(visibility, for: bar)
        )
      }
      for (visibility, bars) in [
        (Shim.Visibility.visible, []), (.hidden, ["navigationBar"]), (.automatic, []),
      ] {
        model.visibility = visibility
        expect(app.emulated.hiddenBars, is: Set(bars))
      }
    }
  }

  @Test("no bar named means the navigation bar", arguments: NavigationHost.both)
  func otherForms(host: NavigationHost) async {
    let hidden = Shim.Visibility.hidden
    for form in [
      { AnyView($0.toolbar(hidden)) },
      { AnyView($0.toolbar(hidden, for: Shim.ToolbarPlacement.automatic)) },
      { AnyView($0.toolbar(SwiftUI.Visibility.hidden, for: Shim.ToolbarPlacement.navigationBar)) },
    ] as [(AnyView) -> AnyView] {
      let app = await app(host, model) { content, _, _ in form(content) }
      expect(app.emulated.hiddenBars, is: ["navigationBar"])
    }
  }

  nonisolated private static let bars = [Shim.ToolbarPlacement.tabBar, .navigationBar, .bottomBar]

  @Test("several bars are hidden at once; on a link stack, the navigation bar of them")
  func severalBars() async {
    let (names, tab) = (["tabBar", "navigationBar", "bottomBar"], Self.bars[0])
    for (host, bars, hidden) in [
      (.native, Self.bars + [tab], names), (.native, Self.bars + [Self.bars[1]], names),
      (.links, Self.bars + [tab], ["navigationBar"]), (.native, [tab, tab, tab, tab], ["tabBar"]),
      (.links, [tab, tab, tab, tab], []),
    ] as [(NavigationHost, [Shim.ToolbarPlacement], [String])] {
      let app = await app(host, BarsModel()) { content, _, _ in
        AnyView(content.toolbar(Shim.Visibility.hidden, for: bars[0], bars[1], bars[2], bars[3]))
      }
      expect(app.emulated.hiddenBars, is: Set(hidden))
    }
  }

  @Test("colors and backgrounds are of all named bars, and a role is the screen's", arguments: bars)
  func looks(last: Shim.ToolbarPlacement) async {
    let app = await app(.native, model) { [b = Self.bars] content, _, _ in
      AnyView(
        content.toolbarRole(Shim.ToolbarRole.editor)
          .toolbarColorScheme(.dark, for: b[0], b[1], b[2], last)
          .toolbarBackground(Shim.Visibility.hidden, for: b[0] as any Bar, b[1], b[2], last)
          .toolbarBackground(Color.red, for: b[0] as any Bar, b[1], b[2], last)
      )
    }
    for look in [ColorScheme.dark, Visibility.hidden, Color.red] as [Any] {
      expect(app.emulated.bars(looking: look)?.count, is: 3, "\(look)")
    }
    expect(app.emulated.bars(looking: ToolbarRole.editor), is: [])
  }

  private typealias Bar = Shim._ToolbarPlacementValue
  #endif
}

@MainActor
final class BarsModel: ObservableObject {
  @Published var visibility = Shim.Visibility.visible
  @Published var title = "before"
}
