import SwiftUI

// One of each of the forms that SwiftUI's interface gives navigation, as apps write them. Nothing here
// runs: it compiles on either side of the swap.

private enum Route: Hashable, Codable {
  case item(Int)
  case settings
}

private struct Plain: Hashable {
  var number = 1
}

private struct Stacks: View {
  @State private var path = NavigationPath()
  @State private var routes: [Route] = []
  @State private var slice: ArraySlice<Route> = []

  var body: some View {
    NavigationStack { Text("root") }
    NavigationStack(path: $path) { Text("root") }
    NavigationStack(path: $routes) { Text("root") }
    NavigationStack(path: $slice) {
      Text("root")
      Text("of two views")
    }
    NavigationStack(path: .constant([1, 2])) { Text("root") }
    NavigationStack<NavigationPath, Text> { Text("root") }
    NavigationStack<[Route], Text>(path: $routes) { Text("root") }
  }
}

private func paths() throws -> Bool {
  var path = NavigationPath()
  path = NavigationPath([Route.settings])
  path = NavigationPath([Plain()])
  path = NavigationPath(1...3)
  path.append(Route.item(1))
  path.append(Plain())
  path.append("text")
  let anything: any Hashable = 1
  path.append(anything)
  path.removeLast()
  path.removeLast(2)
  if let codable: NavigationPath.CodableRepresentation = path.codable {
    let data = try JSONEncoder().encode(codable)
    let decoded = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    path = NavigationPath(decoded)
    if codable == decoded { return true }
  }
  _ = try JSONEncoder().encode(path.codable)
  return path.isEmpty || path.count > 1 || path == NavigationPath()
}

private struct ValueLinks: View {
  let title = "A title"
  let route: Route? = nil
  let plain: Plain? = Plain()

  var body: some View {
    NavigationLink(value: Route.item(1)) { Text("label") }
    NavigationLink(value: Plain()) { Text("label") }
    NavigationLink(value: route) {
      Text("label")
      Text("of two views")
    }
    NavigationLink(value: plain, label: { Text("label") })
    NavigationLink("a key", value: Route.settings)
    NavigationLink("a key with \(title)", value: plain)
    NavigationLink(title, value: route)
    NavigationLink(title, value: Plain())
    NavigationLink(title.dropFirst(), value: 1)
    NavigationLink<Text, Never>("a key", value: 1)
  }
}

private struct ViewLinks: View {
  let title = "A title"
  @State private var isActive = false
  @State private var selection: Int?

  var body: some View {
    NavigationLink {
      Text("view")
    } label: {
      Text("label")
    }
    NavigationLink(destination: { Text("view") }, label: { Text("label") })
    NavigationLink(destination: Text("view")) { Text("label") }
    NavigationLink("a key") { Text("view") }
    NavigationLink(title) { Text("view") }
    NavigationLink("a key", destination: Text("view"))
    NavigationLink(title, destination: Text("view"))
    Group {
      NavigationLink(isActive: $isActive) {
        Text("view")
      } label: {
        Text("label")
      }
      NavigationLink(destination: Text("view"), isActive: $isActive) { Text("label") }
      NavigationLink("a key", isActive: $isActive) { Text("view") }
      NavigationLink(title, isActive: $isActive) { Text("view") }
      NavigationLink("a key", destination: Text("view"), isActive: $isActive)
      NavigationLink(title, destination: Text("view"), isActive: $isActive)
    }
    Group {
      NavigationLink(tag: 1, selection: $selection) {
        Text("view")
      } label: {
        Text("label")
      }
      NavigationLink(destination: Text("view"), tag: 1, selection: $selection) { Text("label") }
      NavigationLink("a key", tag: 1, selection: $selection) { Text("view") }
      NavigationLink(title, tag: 1, selection: $selection) { Text("view") }
      NavigationLink("a key", destination: Text("view"), tag: 1, selection: $selection)
      NavigationLink(title, destination: Text("view"), tag: 1, selection: $selection)
    }
    #if os(iOS)
    NavigationLink("a key", value: 1).isDetailLink(false)
    #endif
  }
}

/// Forms as functions, which have the labels of one form each.
private struct FunctionValues: View {
  private typealias ViewForm<Destination> =
    @MainActor (Destination, () -> Text) -> NavigationLink<Text, Text>

  @State private var isActive = false

  var body: some View {
    let form: ViewForm<Text> = NavigationLink.init(destination:label:)
    let builder: ViewForm<() -> Text> = NavigationLink.init(destination:label:)
    let titled: @MainActor (LocalizedStringKey, () -> Text) -> NavigationLink<Text, Text> =
      NavigationLink.init(_:destination:)
    let bound: @MainActor (Binding<Bool>, () -> Text, () -> Text) -> NavigationLink<Text, Text> =
      NavigationLink.init(isActive:destination:label:)
    let list: @MainActor (() -> Text) -> List<Never, Text> = List.init(content:)
    form(Text("screen")) { Text("link") }
    builder({ Text("screen") }, { Text("link") })
    titled("link") { Text("screen") }
    bound($isActive, { Text("screen") }, { Text("link") })
    list { Text("row") }
  }
}

// An SDK before that of iOS 26, without the package, has none.
#if canImport(NavigationShim) || canImport(FoundationModels) || !canImport(Darwin)
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension LocalizedStringResource {
  /// What Xcode makes of a key of a string catalog.
  fileprivate static var orders: LocalizedStringResource { LocalizedStringResource("Orders") }
}

private struct ResourceLinks: View {
  let route: Route? = nil

  var body: some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      NavigationLink(.orders, value: Route.settings)
      NavigationLink(.orders, value: route)
      NavigationLink(.orders, value: Plain())
      NavigationLink(LocalizedStringResource("A key"), value: 1)
      NavigationLink(.orders) { Text("view") }
      NavigationLink(.orders, destination: { Text("view") })
    }
  }
}
#endif

// A generic type's own name, without its arguments, inside its extensions.
extension NavigationLink where Label == Text, Destination == Never {
  fileprivate static var settings: NavigationLink {
    NavigationLink("Settings", value: Route.settings)
  }
}

extension NavigationStack where Data == NavigationPath, Root == Text {
  fileprivate static func titled(_ title: String) -> NavigationStack {
    NavigationStack { Text(title) }
  }
}

private struct OwnNames: View {
  var body: some View {
    NavigationLink.settings
    NavigationStack.titled("root")
  }
}

private struct Destinations: View {
  @State private var isPresented = false

  var body: some View {
    Text("root")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .item(let number): Text("item \(number)")
        case .settings: Text("settings")
        }
      }
      .navigationDestination(for: Int.self) { Text("\($0)") }
      .navigationDestination(isPresented: $isPresented) { Text("view") }
  }
}

// SwiftUI has it from iOS 17 on, and an older SDK, without the package, has none.
#if canImport(NavigationShim) || canImport(SwiftData) || !canImport(Darwin)
private struct ItemDestination: View {
  @State private var route: Route?

  var body: some View {
    Text("root").navigationDestination(item: $route) { Text("\(String(describing: $0))") }
  }
}
#endif

private protocol Exhibit: Hashable, Codable {}

private func append<each E: Exhibit>(
  _ exhibit: any Exhibit,
  _ others: repeat each E,
  to path: inout NavigationPath
) {
  path.append(exhibit)
  for other in repeat each others { path.append(other) }
}

private struct RoutedStack<Route: Hashable & Codable, Screen: View>: ViewModifier {
  @Binding var path: NavigationPath
  let screen: (Route) -> Screen

  func body(content: Content) -> some View {
    NavigationStack(path: $path) {
      content.navigationDestination(for: Route.self, destination: screen)
    }
  }
}

private enum PosterRoute: Hashable, View {
  case wall

  var body: some View { NavigationLink("Its wall", value: PosterRoute.wall) }
}

private struct Posters: View {
  var body: some View {
    Text("root")
      .navigationDestination(for: PosterRoute.self) { $0 }
      .navigationDestination(for: Bool.self) {
        switch $0 {
        case true: Text("good")
        case false: EmptyView()
        }
      }
  }
}

private struct SplitViews: View {
  @State private var visibility = NavigationSplitViewVisibility.automatic

  var body: some View {
    NavigationSplitView {
      Text("sidebar").navigationSplitViewColumnWidth(200)
    } detail: {
      Text("detail").navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
    }
    NavigationSplitView {
      Text("sidebar").navigationSplitViewColumnWidth(ideal: 200)
    } content: {
      Text("content")
    } detail: {
      Text("detail")
    }
    .navigationSplitViewStyle(.automatic)
    NavigationSplitView(columnVisibility: $visibility) {
      Text("sidebar")
    } detail: {
      Text("detail")
    }
    .navigationSplitViewStyle(.balanced)
    NavigationSplitView(columnVisibility: $visibility) {
      Text("sidebar")
    } content: {
      Text("content")
    } detail: {
      Text("detail")
    }
    .navigationSplitViewStyle(.prominentDetail)
  }
}

// SwiftUI has preferred columns from iOS 17 on, and an older SDK, without the package, has none.
#if canImport(NavigationShim) || canImport(SwiftData) || !canImport(Darwin)
private struct CompactColumns: View {
  @State private var visibility = NavigationSplitViewVisibility.automatic
  @State private var column = NavigationSplitViewColumn.sidebar

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      Text("sidebar")
    } detail: {
      Text("detail")
    }
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      Text("sidebar")
    } detail: {
      Text("detail")
    }
    NavigationSplitView(preferredCompactColumn: $column) {
      Text("sidebar")
    } content: {
      Text("content")
    } detail: {
      Text("detail")
    }
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      Text("sidebar")
    } content: {
      Text("content")
    } detail: {
      Text("detail")
    }
    Button("To the detail") { column = column == .content ? .detail : .content }
  }
}
#endif

@MainActor
private func compact(_ style: some NavigationSplitViewStyle) -> some View {
  NavigationSplitView {
    Text("sidebar")
  } detail: {
    Text("detail")
  }
  .navigationSplitViewStyle(style)
}

@MainActor
private func styled() -> [any View] {
  [
    compact(.balanced), compact(BalancedNavigationSplitViewStyle()),
    compact(AutomaticNavigationSplitViewStyle()),
    compact(ProminentDetailNavigationSplitViewStyle()),
  ]
}

private struct SelectingLists: View {
  let routes = [Route.settings]
  @State private var selection: Route?
  @State private var selected: Set<Route> = []

  var body: some View {
    NavigationSplitView {
      List(routes, id: \.self, selection: $selection) { NavigationLink("Open", value: $0) }
    } content: {
      #if !os(watchOS)
      List(selection: $selected) {
        ForEach(routes, id: \.self) { NavigationLink("Open", value: $0) }
      }
      #endif
    } detail: {
      List { Text("\(selected.count)") }
    }
  }
}

private func visibilities() throws -> [NavigationSplitViewVisibility] {
  let all: [NavigationSplitViewVisibility] = [.automatic, .all, .doubleColumn, .detailOnly]
  return try JSONDecoder().decode(
    [NavigationSplitViewVisibility].self,
    from: JSONEncoder().encode(all)
  )
}

private struct Bars: View {
  @State private var isHidden = false
  @State private var title = "A title"
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    NavigationStack {
      Text("root")
        .toolbar(.hidden)
        .toolbar(isHidden ? .hidden : .visible)
        .toolbarBackground(Color.red)
        .toolbarBackground(.visible)
        .toolbarColorScheme(.dark)
        .toolbarColorScheme(isHidden ? nil : colorScheme)
        .toolbarRole(.automatic)
        .navigationTitle($title)
        .navigationTitle(title)
        .navigationTitle("A key")
      #if !os(macOS)
      Text("root")
        .toolbar(.hidden, for: .navigationBar)
        .toolbar(isHidden ? .hidden : .automatic, for: .navigationBar)
        .toolbarBackground(Color.red, for: .navigationBar)
        .toolbarBackground(isHidden ? .hidden : .visible, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
        .toolbarRole(.navigationStack)
      #endif
      #if !os(macOS) && !os(watchOS)
      Text("root")
        .toolbar(.hidden, for: .tabBar)
        .toolbar(isHidden ? .hidden : .visible, for: .navigationBar, .tabBar)
        .toolbarBackground(Color.red, for: .navigationBar, .tabBar)
        .toolbarBackground(.hidden, for: .tabBar)
        .toolbarColorScheme(.light, for: .tabBar)
      #endif
      #if !os(macOS) && !os(watchOS) && !os(tvOS)
      Text("root")
        .toolbar(.visible, for: .bottomBar)
        .toolbarRole(.browser)
        .toolbarRole(isHidden ? .editor : .navigationStack)
      #endif
    }
  }
}

// SwiftUI has these names from iOS 18 on, and an older SDK, without the package, has none.
#if canImport(NavigationShim) || !canImport(Darwin)
private struct NewerNames: View {
  @State private var isHidden = false

  var body: some View {
    Text("root")
      .toolbarVisibility(.hidden)
      .toolbarVisibility(isHidden ? .hidden : .visible)
      .toolbarBackgroundVisibility(.visible)
    #if !os(macOS)
    Text("root")
      .toolbarVisibility(isHidden ? .hidden : .automatic, for: .navigationBar)
      .toolbarBackgroundVisibility(isHidden ? .hidden : .visible, for: .navigationBar)
    #endif
    #if !os(macOS) && !os(watchOS)
    Text("root")
      .toolbarVisibility(.hidden, for: .navigationBar, .tabBar)
      .toolbarBackgroundVisibility(.hidden, for: .tabBar)
    #endif
  }
}
#endif

/// A value that an app keeps, of a type that is SwiftUI's from iOS 15 on.
private struct KeptVisibility: View {
  @State private var visibility: Visibility = .hidden

  var body: some View {
    Text("root")
      .toolbar(visibility)
      .toolbarBackground(visibility)
      .toolbar(visibility == .hidden ? .visible : visibility)
    #if canImport(NavigationShim) || !canImport(Darwin)
    Text("root")
      .toolbarVisibility(visibility)
      .toolbarBackgroundVisibility(visibility)
    #endif
  }
}

extension ToolbarPlacement {
  fileprivate static var main: ToolbarPlacement { .automatic }
}

/// Bars that an app names.
private struct KeptBars: View {
  let bar: ToolbarPlacement

  var body: some View {
    Text("root")
      .toolbar(.hidden, for: .main)
      .toolbarBackground(.hidden, for: bar)
      .toolbarBackground(Color.red, for: bar, bar)
  }
}
