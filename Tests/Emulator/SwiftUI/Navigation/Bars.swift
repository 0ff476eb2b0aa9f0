/// The title that a view gives its screen.
private struct ScreenTitle {
  let text: String
}

extension Node {
  /// The title of the screen whose root this is.
  ///
  /// Of columns beside each other it is the last one's, as it is in a navigation view.
  final var screenTitle: String? {
    let columns: Node? = firstSeen { $0 is any ColumnsNode ? $0 : nil }
    return (columns?.seenChildren.last ?? self).firstSeenNote(of: ScreenTitle.self)?.text
  }
}

/// How the title in a navigation bar looks.
public enum NavigationBarItem {
  /// How the title in a navigation bar looks.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic
    case inline
    case large
  }
}

extension View {
  /// Gives the screen a title.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    noted(ScreenTitle(text: title.string))
  }

  /// Gives the screen a title.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Gives the screen a title.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Says how the title looks; the emulator shows it in one way.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    self
  }
}

/// Whether something is seen.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}

/// Which bars a modifier is about.
public struct ToolbarPlacement: Sendable {
  fileprivate let name: String

  /// The navigation bar.
  public static var automatic: ToolbarPlacement { navigationBar }

  /// The bar at the bottom of a screen.
  public static var bottomBar: ToolbarPlacement { .init(name: "bottomBar") }

  /// The bar with the title and the back button.
  public static var navigationBar: ToolbarPlacement { .init(name: "navigationBar") }

  /// The bar with the tabs.
  public static var tabBar: ToolbarPlacement { .init(name: "tabBar") }
}

/// What a screen is for, which makes no difference in the emulator.
public struct ToolbarRole: Sendable {
  /// As the system finds fitting.
  public static var automatic: ToolbarRole { .init() }

  /// The screens of a stack.
  public static var navigationStack: ToolbarRole { .init() }

  /// Contents that a person browses.
  public static var browser: ToolbarRole { .init() }

  /// A document that a person edits.
  public static var editor: ToolbarRole { .init() }
}

/// What areas are filled with.
public protocol ShapeStyle: Sendable {}

extension Color: ShapeStyle {}

/// Which bars a screen hides, or shows.
private struct BarVisibility {
  let bars: Set<String>
  let visibility: Visibility
}

extension Node {
  /// Which of the bars of the screen whose root this is are hidden.
  final var hiddenBars: Set<String> {
    Set(["bottomBar", "navigationBar", "tabBar"].filter(isHidden))
  }

  /// Whether the back button of the screen whose root this is is hidden, alone or with its bar.
  final var isBackButtonHidden: Bool { isHidden("backButton") || isHidden("navigationBar") }

  private func isHidden(_ bar: String) -> Bool {
    let first: BarVisibility? = firstSeen { node in
      node.note(of: BarVisibility.self).flatMap { $0.bars.contains(bar) ? $0 : nil }
    }
    return first?.visibility == .hidden
  }
}

extension View {
  /// Shows or hides bars.
  nonisolated public func toolbar(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    barsView(visibility, bars)
  }

  nonisolated private func barsView(
    _ visibility: Visibility,
    _ bars: [ToolbarPlacement]
  ) -> some View {
    let names = bars.isEmpty ? [ToolbarPlacement.automatic.name] : bars.map(\.name)
    return noted(BarVisibility(bars: Set(names), visibility: visibility))
  }

  /// Says whether the navigation bar is hidden.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbar(hidden ? .hidden : .visible)
  }

  /// Says whether the back button is hidden, without which a person can't go back, nor swipe.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    noted(BarVisibility(bars: ["backButton"], visibility: hidesBackButton ? .hidden : .automatic))
  }

  /// Says what is behind bars, which makes no difference in the emulator.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Says whether what is behind bars is seen, which makes no difference in the emulator.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Shows or hides bars, by the name of newer systems.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    barsView(visibility, bars)
  }

  /// Says whether what is behind bars is seen, by the name of newer systems.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Says in which colors bars are, which makes no difference in the emulator.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Says what a screen is for, which makes no difference in the emulator.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Gives the screen a title, which nobody edits in the emulator.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(title.wrappedValue)
  }
}
