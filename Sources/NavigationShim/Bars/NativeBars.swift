import SwiftUI

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension View {
  /// Applies a modifier for each of several bars, as a list of them can't be handed on.
  ///
  /// No platform has more than four. The type stays known, from which a list counts its rows.
  @ViewBuilder nonisolated func forEach(
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
struct VisibleBar {
  let visibility: SwiftUI.Visibility
  let bar: SwiftUI.ToolbarPlacement
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension VisibleBar: ViewModifier {
  func body(content: Content) -> some View { content.toolbar(visibility, for: bar) }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
struct VisibleBackground {
  let visibility: SwiftUI.Visibility
  let bar: SwiftUI.ToolbarPlacement
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension VisibleBackground: ViewModifier {
  func body(content: Content) -> some View { content.toolbarBackground(visibility, for: bar) }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
struct BarBackground<Style: ShapeStyle> {
  let style: Style
  let bar: SwiftUI.ToolbarPlacement
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension BarBackground: ViewModifier {
  func body(content: Content) -> some View { content.toolbarBackground(style, for: bar) }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
struct BarColors {
  let colorScheme: ColorScheme?
  let bar: SwiftUI.ToolbarPlacement
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension BarColors: ViewModifier {
  func body(content: Content) -> some View { content.toolbarColorScheme(colorScheme, for: bar) }
}
