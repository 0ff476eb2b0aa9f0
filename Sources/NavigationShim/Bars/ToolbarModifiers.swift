public import SwiftUI

extension View {
  /// Shows or hides bars of this screen.
  ///
  /// Stands in for SwiftUI's modifier of the same signature, which is chosen from a deployment target of
  /// iOS 16 on. Before iOS 16, tvOS 16 and watchOS 9 the navigation bar heeds it, and other bars don't.
  ///
  /// - Parameters:
  ///   - visibility: Whether the bars are seen.
  ///   - bars: The bars; none for the one that suits the place.
  @_disfavoredOverload
  nonisolated public func toolbar(
    _ visibility: Shim.Visibility,
    for bars: Shim.ToolbarPlacement...
  ) -> some View {
    modifier(BarVisibility(visibility: visibility, bars: bars))
  }

  /// Sets what is behind the content of bars of this screen, where the system has bars for it.
  ///
  /// Stands in for SwiftUI's modifier of the same signature, which is chosen from a deployment target of
  /// iOS 16 on. It has no effect before iOS 16, macOS 13, tvOS 16 and watchOS 9.
  ///
  /// - Parameters:
  ///   - style: The background.
  ///   - bars: The bars; none for the one that suits the place.
  @_disfavoredOverload
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S,
    for bars: Shim.ToolbarPlacement...
  ) -> some View {
    modifier(BarBackground(style: style, bars: bars))
  }

  /// Shows or hides the background of bars of this screen, where the system has bars for it.
  ///
  /// Stands in for SwiftUI's modifier of the same signature, which is chosen from a deployment target of
  /// iOS 16 on. It has no effect before iOS 16, macOS 13, tvOS 16 and watchOS 9.
  ///
  /// - Parameters:
  ///   - visibility: Whether the background is seen.
  ///   - bars: The bars; none for the one that suits the place.
  @_disfavoredOverload
  nonisolated public func toolbarBackground(
    _ visibility: Shim.Visibility,
    for bars: Shim.ToolbarPlacement...
  ) -> some View {
    modifier(BarBackgroundVisibility(visibility: visibility, bars: bars))
  }

  /// Shows or hides bars of this screen, by a value of SwiftUI's own type.
  ///
  /// Stands in for SwiftUI's modifier of the same signature.
  ///
  /// - Parameters:
  ///   - visibility: Whether the bars are seen.
  ///   - bars: The bars; none for the one that suits the place.
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  @_disfavoredOverload
  nonisolated public func toolbar<V: Shim.SystemVisibility>(
    _ visibility: V,
    for bars: Shim.ToolbarPlacement...
  ) -> some View {
    modifier(BarVisibility(visibility: visibility.standIn, bars: bars))
  }

  /// Shows or hides the background of bars of this screen, by a value of SwiftUI's own type.
  ///
  /// Stands in for SwiftUI's modifier of the same signature.
  ///
  /// - Parameters:
  ///   - visibility: Whether the background is seen.
  ///   - bars: The bars; none for the one that suits the place.
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  @_disfavoredOverload
  nonisolated public func toolbarBackground<V: Shim.SystemVisibility>(
    _ visibility: V,
    for bars: Shim.ToolbarPlacement...
  ) -> some View {
    modifier(BarBackgroundVisibility(visibility: visibility.standIn, bars: bars))
  }

  /// Sets the color scheme of bars of this screen, where the system has bars for it.
  ///
  /// Stands in for SwiftUI's modifier of the same signature, which is chosen from a deployment target of
  /// iOS 16 on. It has no effect before iOS 16, macOS 13, tvOS 16 and watchOS 9.
  ///
  /// - Parameters:
  ///   - colorScheme: The color scheme; `nil` for that of the surroundings.
  ///   - bars: The bars; none for the one that suits the place.
  @_disfavoredOverload
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: Shim.ToolbarPlacement...
  ) -> some View {
    modifier(BarColorScheme(colorScheme: colorScheme, bars: bars))
  }

  /// Says what this screen is for, which decides how its bars are laid out.
  ///
  /// Stands in for SwiftUI's modifier of the same signature, which is chosen from a deployment target of
  /// iOS 16 on. It has no effect before iOS 16, macOS 13, tvOS 16 and watchOS 9.
  ///
  /// - Parameter role: What the screen is for.
  @_disfavoredOverload
  nonisolated public func toolbarRole(_ role: Shim.ToolbarRole) -> some View {
    modifier(BarRole(role: role))
  }

  /// Sets the title of this screen, which a person may edit where the system lets them.
  ///
  /// Stands in for SwiftUI's modifier of the same signature, which is chosen from a deployment target of
  /// iOS 16 on. Before iOS 16, macOS 13, tvOS 16 and watchOS 9 the title is shown, and can't be edited.
  ///
  /// - Parameter title: The title.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(EditableTitle(title: title))
  }
}

/// Whether bars are seen.
private struct BarVisibility {
  let visibility: Shim.Visibility
  let bars: [Shim.ToolbarPlacement]

  @Environment(\.navigationConfiguration.host) private var host
}

extension BarVisibility: ViewModifier {
  func body(content: Content) -> some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), host.isNative {
      content.forEach(of: bars) { $0.toolbar(visibility.native, for: $1) }
    } else {
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
}

/// What is behind bars.
private struct BarBackground<Style: ShapeStyle> {
  let style: Style
  let bars: [Shim.ToolbarPlacement]
}

extension BarBackground: ViewModifier {
  func body(content: Content) -> some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      content.forEach(of: bars) { $0.toolbarBackground(style, for: $1) }
    } else {
      content
    }
  }
}

/// Whether what is behind bars is seen.
private struct BarBackgroundVisibility {
  let visibility: Shim.Visibility
  let bars: [Shim.ToolbarPlacement]
}

extension BarBackgroundVisibility: ViewModifier {
  func body(content: Content) -> some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      content.forEach(of: bars) { $0.toolbarBackground(visibility.native, for: $1) }
    } else {
      content
    }
  }
}

/// The color scheme of bars.
private struct BarColorScheme {
  let colorScheme: ColorScheme?
  let bars: [Shim.ToolbarPlacement]
}

extension BarColorScheme: ViewModifier {
  func body(content: Content) -> some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      content.forEach(of: bars) { $0.toolbarColorScheme(colorScheme, for: $1) }
    } else {
      content
    }
  }
}

/// What a screen is for.
private struct BarRole {
  let role: Shim.ToolbarRole
}

extension BarRole: ViewModifier {
  func body(content: Content) -> some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      content.toolbarRole(role.native)
    } else {
      content
    }
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

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension View {
  /// Applies one of SwiftUI's modifiers for each of several bars, as a list of them can't be handed on.
  @MainActor
  fileprivate func forEach(
    of bars: [Shim.ToolbarPlacement],
    _ change: (AnyView, SwiftUI.ToolbarPlacement) -> some View
  ) -> AnyView {
    (bars.isEmpty ? [.automatic] : bars).compactMap(\.native)
      .reduce(AnyView(self)) { AnyView(change($0, $1)) }
  }
}
