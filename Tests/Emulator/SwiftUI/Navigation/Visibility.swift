public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}

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

extension View {
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    noted(ScreenTitle(text: title.string))
  }

  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
}

private struct BarVisibility {
  let bars: Set<String>
  let visibility: Visibility
}

/// A color, a background or a role, by its description.
private struct BarLook {
  let bars: Set<String>
  let look: String
}

extension Node {
  final func bars(looking look: Any) -> Set<String>? {
    firstSeen { $0.note(of: BarLook.self).flatMap { $0.look == "\(look)" ? $0.bars : nil } }
  }

  final var hiddenBars: Set<String> {
    Set(["bottomBar", "navigationBar", "tabBar"].filter(isHidden))
  }

  final var isBackButtonHidden: Bool { isHidden("backButton") || isHidden("navigationBar") }

  private func isHidden(_ bar: String) -> Bool {
    let first: BarVisibility? = firstSeen { node in
      node.note(of: BarVisibility.self).flatMap { $0.bars.contains(bar) ? $0 : nil }
    }
    return first?.visibility == .hidden
  }
}

extension View {
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

  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbar(hidden ? .hidden : .visible)
  }

  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    noted(BarVisibility(bars: ["backButton"], visibility: hidesBackButton ? .hidden : .automatic))
  }

  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View {
    look(style, bars)
  }

  nonisolated private func look(_ look: Any, _ bars: [ToolbarPlacement]) -> some View {
    noted(BarLook(bars: Set(bars.map(\.name)), look: "\(look)"))
  }

  nonisolated public func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    look(visibility, bars)
  }

  nonisolated public func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    barsView(visibility, bars)
  }

  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    look(visibility, bars)
  }

  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View {
    look(colorScheme ?? "none" as Any, bars)
  }

  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { look(role, []) }

  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(title.wrappedValue)
  }
}
