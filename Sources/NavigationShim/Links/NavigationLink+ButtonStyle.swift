public import SwiftUI

// A type's own members are preferred to those of its protocols, so these are what the compiler takes for
// a style that is set on a link itself.
extension Shim.NavigationLink {
  /// Sets how the link looks, instead of the look of a row.
  ///
  /// Stands in for SwiftUI's method of the same signature.
  ///
  /// - Parameter style: The style, which alone decides how the link looks.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    SwiftUIStyle.apply(style, to: withOwnStyle)
  }

  /// Sets how the link looks, instead of the look of a row, and how people trigger it.
  ///
  /// Stands in for SwiftUI's method of the same signature.
  ///
  /// - Parameter style: The style, which alone decides how the link looks.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    SwiftUIStyle.apply(style, to: withOwnStyle)
  }

  private nonisolated var withOwnStyle: Self {
    var link = self
    link.hasOwnStyle = true
    return link
  }
}

/// SwiftUI's own methods, which are those of any view.
private enum SwiftUIStyle {
  static func apply(_ style: some ButtonStyle, to view: some View) -> some View {
    view.buttonStyle(style)
  }

  static func apply(_ style: some PrimitiveButtonStyle, to view: some View) -> some View {
    view.buttonStyle(style)
  }
}
