public import SwiftUI

// The compiler prefers SwiftUI's modifiers wherever they are available. The system supports their effects from iOS
// 16, macOS 13, tvOS 16 and watchOS 9 on.

extension View {
  /// Shows or hides bars of this screen, as SwiftUI's modifier does.
  ///
  /// ```swift
  /// Text("Item 7").toolbar(.hidden, for: .navigationBar)
  /// ```
  ///
  /// Before iOS 16, tvOS 16 and watchOS 9 it affects only the navigation bar. Without bars, it affects the one that
  /// suits the place.
  @_disfavoredOverload
  nonisolated public func toolbar(
    _ visibility: Shim.Visibility,
    for bars: Shim.ToolbarPlacement...
  ) -> some View {
    modifier(BarVisibility(visibility: visibility, bars: bars))
  }

  /// Sets the color scheme of bars of this screen, where the system supports SwiftUI's modifier.
  @_disfavoredOverload
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: Shim.ToolbarPlacement...
  ) -> some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      let bars = bars.native
      return toolbarColorScheme(colorScheme, for: bars[0], bars[1], bars[2], bars[3])
    }
    return self
  }

  /// Sets the role of this screen for the layout of its bars, where the system supports SwiftUI's modifier.
  @_disfavoredOverload
  @ViewBuilder
  nonisolated public func toolbarRole(_ role: Shim.ToolbarRole) -> some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      toolbarRole(role.native)
    } else {
      self
    }
  }

  /// Sets the title of this screen.
  ///
  /// People can edit it where the system supports SwiftUI's modifier.
  ///
  /// ```swift
  /// @State var title = "Draft"
  /// Text("Draft").navigationTitle($title)
  /// ```
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(EditableTitle(title: title))
  }

  /// Shows or hides bars of this screen, as SwiftUI's modifier does.
  @_disfavoredOverload
  nonisolated public func toolbarVisibility(
    _ visibility: Shim.Visibility,
    for bars: Shim.ToolbarPlacement...
  ) -> some View {
    modifier(BarVisibility(visibility: visibility, bars: bars))
  }

  /// Shows or hides the background of bars of this screen, as SwiftUI's modifier does.
  @_disfavoredOverload
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Shim.Visibility,
    for bars: Shim.ToolbarPlacement...
  ) -> some View {
    backgroundOfBars(visibility, bars)
  }
}

// The same for values of SwiftUI's type. A literal such as `.hidden` is no member of a protocol, as the compiler
// finds at once. If the parameter had a second concrete type, the compiler would try both everywhere in a chain of
// modifiers.
extension View {
  /// Shows or hides bars of this screen, as SwiftUI's modifier does.
  @_disfavoredOverload
  nonisolated public func toolbar(
    _ visibility: any Shim._VisibilityValue,
    for bars: Shim.ToolbarPlacement...
  ) -> some View {
    modifier(BarVisibility(visibility: visibility._standIn, bars: bars))
  }

  /// Shows or hides the background of bars of this screen, as SwiftUI's modifier does.
  @_disfavoredOverload
  nonisolated public func toolbarBackground(
    _ visibility: any Shim._VisibilityValue,
    for bars: Shim.ToolbarPlacement...
  ) -> some View {
    backgroundOfBars(visibility._standIn, bars)
  }

  /// Shows or hides bars of this screen, as SwiftUI's modifier does.
  @_disfavoredOverload
  nonisolated public func toolbarVisibility(
    _ visibility: any Shim._VisibilityValue,
    for bars: Shim.ToolbarPlacement...
  ) -> some View {
    modifier(BarVisibility(visibility: visibility._standIn, bars: bars))
  }

  /// Shows or hides the background of bars of this screen, as SwiftUI's modifier does.
  @_disfavoredOverload
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: any Shim._VisibilityValue,
    for bars: Shim.ToolbarPlacement...
  ) -> some View {
    backgroundOfBars(visibility._standIn, bars)
  }
}

// Not where SwiftUI's are available: a style may be of any type, so the compiler would try all of them everywhere in
// a chain of modifiers.
@available(iOS, obsoleted: 16)
@available(macOS, obsoleted: 13)
@available(tvOS, obsoleted: 16)
@available(watchOS, obsoleted: 9)
extension View {
  /// Shows or hides the background of bars of this screen, where the system supports SwiftUI's modifier.
  @_disfavoredOverload
  nonisolated public func toolbarBackground(
    _ visibility: Shim.Visibility,
    for bars: Shim.ToolbarPlacement...
  ) -> some View {
    backgroundOfBars(visibility, bars)
  }

  /// Sets the background of bars of this screen, where the system supports SwiftUI's modifier.
  ///
  /// ```swift
  /// Text("Item 7").toolbarBackground(Color.yellow, for: .navigationBar)
  /// ```
  @_disfavoredOverload
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S,
    for bars: Shim.ToolbarPlacement...
  ) -> some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      let bars = bars.native
      return toolbarBackground(style, for: bars[0], bars[1], bars[2], bars[3])
    }
    return self
  }
}

// Where SwiftUI's are available, for bars of the stand-in's type. No literal can be one.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension View {
  /// Shows or hides the background of bars of this screen, as SwiftUI's modifier does.
  @_disfavoredOverload
  nonisolated public func toolbarBackground(
    _ visibility: Shim.Visibility,
    for bar: any Shim._ToolbarPlacementValue,
    _ bars: any Shim._ToolbarPlacementValue...
  ) -> some View {
    backgroundOfBars(visibility, ([bar] + bars).compactMap { $0 as? Shim.ToolbarPlacement })
  }

  /// Sets the background of bars of this screen, as SwiftUI's modifier does.
  @_disfavoredOverload
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S,
    for bar: any Shim._ToolbarPlacementValue,
    _ bars: any Shim._ToolbarPlacementValue...
  ) -> some View {
    let bars = ([bar] + bars).compactMap { $0 as? Shim.ToolbarPlacement }.native
    return toolbarBackground(style, for: bars[0], bars[1], bars[2], bars[3])
  }
}

private struct BarVisibility {
  let visibility: Shim.Visibility
  let bars: [Shim.ToolbarPlacement]
}

extension BarVisibility: ViewModifier {
  // With `return`: a builder would erase the type of a view that is limited to newer systems, and a list counts its
  // rows by the type.
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

  @EnvironmentValue(\.navigationConfiguration.host) private var host

  func body(content: Content) -> some View {
    if host.isNative {
      let bars = bars.native
      content.toolbar(visibility.native, for: bars[0], bars[1], bars[2], bars[3])
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
    if bars.isEmpty || bars.contains(where: { [.automatic, .navigationBar].contains($0.bar) }) {
      content.navigationBarHidden(visibility == .hidden)
    } else {
      content
    }
    #endif
  }
}

private struct EditableTitle {
  let title: Binding<String>
}

extension EditableTitle: ViewModifier {
  func body(content: Content) -> some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      content.navigationTitle(title)
    } else {
      content.navigationTitle(title.wrappedValue)
    }
  }
}

extension View {
  nonisolated private func backgroundOfBars(
    _ visibility: Shim.Visibility,
    _ bars: [Shim.ToolbarPlacement]
  ) -> some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      let bars = bars.native
      return toolbarBackground(visibility.native, for: bars[0], bars[1], bars[2], bars[3])
    }
    return self
  }
}
