public import SwiftUI

// The compiler prefers SwiftUI's own modifiers wherever they are available. The system supports what they do from
// iOS 16, macOS 13, tvOS 16 and watchOS 9 on.

extension View {
  /// Shows or hides bars of this screen; without bars, the one that suits the place.
  ///
  /// Stands in for SwiftUI's modifier of the same signature. Before iOS 16, tvOS 16 and watchOS 9 it only affects the
  /// navigation bar.
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
  @_disfavoredOverload
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S,
    for bars: Shim.ToolbarPlacement...
  ) -> some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      let bars = bars.native
      return toolbarBackground(style, for: bars.0, bars.1, bars.2, bars.3)
    }
    return self
  }

  /// Sets the color scheme of bars of this screen, where the system supports it.
  ///
  /// Stands in for SwiftUI's modifier of the same signature.
  @_disfavoredOverload
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: Shim.ToolbarPlacement...
  ) -> some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      let bars = bars.native
      return toolbarColorScheme(colorScheme, for: bars.0, bars.1, bars.2, bars.3)
    }
    return self
  }

  /// Sets the role of this screen, which decides how its bars are laid out, where the system supports it.
  ///
  /// Stands in for SwiftUI's modifier of the same signature.
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
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(EditableTitle(title: title))
  }

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
      let bars = bars.native
      content.toolbar(visibility.native, for: bars.0, bars.1, bars.2, bars.3)
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
    if bars.isEmpty || bars.contains(.automatic) || bars.contains(.navigationBar) {
      content.navigationBarHidden(visibility == .hidden)
    } else {
      content
    }
    #endif
  }
}

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
      let bars = bars.native
      return toolbarBackground(visibility.native, for: bars.0, bars.1, bars.2, bars.3)
    }
    return self
  }
}
