public import SwiftUI

// The compiler prefers SwiftUI's own modifiers wherever they are available. The system supports what they do from
// iOS 16, macOS 13, tvOS 16 and watchOS 9 on.

extension View {
  /// Shows or hides bars of this screen.
  ///
  /// Stands in for SwiftUI's modifier of the same signature. Before iOS 16, tvOS 16 and watchOS
  /// 9 it only affects the navigation bar.
  ///
  /// - Parameters:
  ///   - visibility: Whether the bars are visible.
  ///   - bars: The bars; if there are none, the bar that suits the place.
  @_disfavoredOverload
  nonisolated public func toolbar(
    _ visibility: Shim.Visibility,
    for bars: Shim.ToolbarPlacement...
  ) -> some View {
    modifier(BarVisibility(visibility: visibility, bars: bars))
  }

  /// Shows or hides the background of bars of this screen, where the system supports it.
  ///
  /// Stands in for SwiftUI's modifier of the same signature.
  ///
  /// - Parameters:
  ///   - visibility: Whether the background is visible.
  ///   - bars: The bars; if there are none, the bar that suits the place.
  @_disfavoredOverload
  nonisolated public func toolbarBackground(
    _ visibility: Shim.Visibility,
    for bars: Shim.ToolbarPlacement...
  ) -> some View {
    backgroundOfBars(visibility, bars)
  }

  /// Sets the background of bars of this screen, where the system supports it.
  ///
  /// Stands in for SwiftUI's modifier of the same signature.
  ///
  /// - Parameters:
  ///   - style: The background.
  ///   - bars: The bars; if there are none, the bar that suits the place.
  @_disfavoredOverload
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S,
    for bars: Shim.ToolbarPlacement...
  ) -> some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      return forEach(of: bars) { BarBackground(style: style, bar: $0) }
    }
    return self
  }

  /// Sets the color scheme of bars of this screen, where the system supports it.
  ///
  /// Stands in for SwiftUI's modifier of the same signature.
  ///
  /// - Parameters:
  ///   - colorScheme: The color scheme; `nil` for the one of the surroundings.
  ///   - bars: The bars; if there are none, the bar that suits the place.
  @_disfavoredOverload
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: Shim.ToolbarPlacement...
  ) -> some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      return forEach(of: bars) { BarColors(colorScheme: colorScheme, bar: $0) }
    }
    return self
  }

  /// Sets the role of this screen, which decides how its bars are laid out, where the system supports it.
  ///
  /// Stands in for SwiftUI's modifier of the same signature.
  ///
  /// - Parameter role: The role of the screen.
  @_disfavoredOverload
  @ViewBuilder
  nonisolated public func toolbarRole(_ role: Shim.ToolbarRole) -> some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      toolbarRole(role.native)
    } else {
      self
    }
  }

  /// Sets the title of this screen, which people can edit where the system supports it.
  ///
  /// Stands in for SwiftUI's modifier of the same signature.
  ///
  /// - Parameter title: The title, which is shown everywhere.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(EditableTitle(title: title))
  }
}

// The names of the first two from iOS 18 on. They stand for the older ones, which do the same.
extension View {
  /// Shows or hides bars of this screen, as `toolbar(_:for:)` does.
  @_disfavoredOverload
  nonisolated public func toolbarVisibility(
    _ visibility: Shim.Visibility,
    for bars: Shim.ToolbarPlacement...
  ) -> some View {
    modifier(BarVisibility(visibility: visibility, bars: bars))
  }

  /// Shows or hides the background of bars of this screen, as `toolbarBackground(_:for:)` does.
  @_disfavoredOverload
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Shim.Visibility,
    for bars: Shim.ToolbarPlacement...
  ) -> some View {
    backgroundOfBars(visibility, bars)
  }
}

// The same for values of SwiftUI's own type, which is new in iOS 15. The parameter is optional so that the compiler
// takes a literal `.hidden` as a value of `Shim.Visibility`.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension View {
  /// Shows or hides bars of this screen; `nil` lets the system decide.
  @_disfavoredOverload
  nonisolated public func toolbar(
    _ visibility: SwiftUI.Visibility?,
    for bars: Shim.ToolbarPlacement...
  ) -> some View {
    modifier(BarVisibility(visibility: visibility.standIn, bars: bars))
  }

  /// Shows or hides the background of bars of this screen; `nil` lets the system decide.
  @_disfavoredOverload
  nonisolated public func toolbarBackground(
    _ visibility: SwiftUI.Visibility?,
    for bars: Shim.ToolbarPlacement...
  ) -> some View {
    backgroundOfBars(visibility.standIn, bars)
  }

  /// Shows or hides bars of this screen, as `toolbar(_:for:)` does.
  @_disfavoredOverload
  nonisolated public func toolbarVisibility(
    _ visibility: SwiftUI.Visibility?,
    for bars: Shim.ToolbarPlacement...
  ) -> some View {
    modifier(BarVisibility(visibility: visibility.standIn, bars: bars))
  }

  /// Shows or hides the background of bars of this screen, as `toolbarBackground(_:for:)` does.
  @_disfavoredOverload
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: SwiftUI.Visibility?,
    for bars: Shim.ToolbarPlacement...
  ) -> some View {
    backgroundOfBars(visibility.standIn, bars)
  }
}

/// Whether bars are seen.
private struct BarVisibility {
  let visibility: Shim.Visibility
  let bars: [Shim.ToolbarPlacement]
}

extension BarVisibility: ViewModifier {
  // By `return`: a builder erases the type of what is limited to newer systems, from which a list counts its rows.
  func body(content: Content) -> some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      return content.modifier(NativeBarVisibility(visibility: visibility, bars: bars))
    }
    return content.modifier(OldBarVisibility(visibility: visibility, bars: bars))
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
private struct NativeBarVisibility: ViewModifier {
  let visibility: Shim.Visibility
  let bars: [Shim.ToolbarPlacement]

  @Environment(\.navigationConfiguration.host) private var host

  func body(content: Content) -> some View {
    if host.isNative {
      content.forEach(of: bars) { VisibleBar(visibility: visibility.native, bar: $0) }
    } else {
      content.modifier(OldBarVisibility(visibility: visibility, bars: bars))
    }
  }
}

private struct OldBarVisibility: ViewModifier {
  let visibility: Shim.Visibility
  let bars: [Shim.ToolbarPlacement]

  func body(content: Content) -> some View {
    #if os(macOS)
    content
    #else
    if bars.isEmpty || bars.contains(where: \.isNavigationBar) {
      content.navigationBarHidden(visibility == .hidden)
    } else {
      content
    }
    #endif
  }
}

/// A title that a person may edit.
private struct EditableTitle {
  let title: Binding<String>

  @Environment(\.navigationConfiguration.host) private var host
}

extension EditableTitle: ViewModifier {
  func body(content: Content) -> some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), host.isNative {
      content.navigationTitle(title)
    } else {
      content.navigationTitle(title.wrappedValue)
    }
  }
}

extension View {
  nonisolated fileprivate func backgroundOfBars(
    _ visibility: Shim.Visibility,
    _ bars: [Shim.ToolbarPlacement]
  ) -> some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      return forEach(of: bars) { VisibleBackground(visibility: visibility.native, bar: $0) }
    }
    return self
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension View {
  /// Applies a modifier for each of several bars, as a list of them can't be handed on.
  ///
  /// No platform has more than four. The type stays known, from which a list counts its rows.
  @ViewBuilder nonisolated fileprivate func forEach(
    of bars: [Shim.ToolbarPlacement],
    _ change: (SwiftUI.ToolbarPlacement) -> some ViewModifier
  ) -> some View {
    let bars = bars.isEmpty ? [.automatic] : bars.compactMap(\.native)
    switch bars.count {
    case 0: self
    case 1: modifier(change(bars[0]))
    case 2: modifier(change(bars[0])).modifier(change(bars[1]))
    case 3: modifier(change(bars[0])).modifier(change(bars[1])).modifier(change(bars[2]))
    default:
      modifier(change(bars[0])).modifier(change(bars[1])).modifier(change(bars[2]))
        .modifier(change(bars[3]))
    }
  }
}

// Each is SwiftUI's modifier for one bar. They conform apart from where they are declared, which would isolate their
// initializers to the main actor.

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
private struct VisibleBar {
  let visibility: SwiftUI.Visibility
  let bar: SwiftUI.ToolbarPlacement
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension VisibleBar: ViewModifier {
  func body(content: Content) -> some View { content.toolbar(visibility, for: bar) }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
private struct VisibleBackground {
  let visibility: SwiftUI.Visibility
  let bar: SwiftUI.ToolbarPlacement
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension VisibleBackground: ViewModifier {
  func body(content: Content) -> some View { content.toolbarBackground(visibility, for: bar) }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
private struct BarBackground<Style: ShapeStyle> {
  let style: Style
  let bar: SwiftUI.ToolbarPlacement
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension BarBackground: ViewModifier {
  func body(content: Content) -> some View { content.toolbarBackground(style, for: bar) }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
private struct BarColors {
  let colorScheme: ColorScheme?
  let bar: SwiftUI.ToolbarPlacement
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension BarColors: ViewModifier {
  func body(content: Content) -> some View { content.toolbarColorScheme(colorScheme, for: bar) }
}
