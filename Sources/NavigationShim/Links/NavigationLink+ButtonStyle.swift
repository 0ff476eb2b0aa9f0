public import SwiftUI

// The compiler prefers a type's own members to those of its protocols, so it takes these for a style that is set on a
// navigation link itself.
extension Shim.NavigationLink {
  /// Sets the look of the navigation link, which replaces the look of a row, as SwiftUI's modifier does.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    SwiftUIStyle.apply(style, to: withOwnStyle)
  }

  /// Sets the look and the interaction of the navigation link, which replace those of a row, as SwiftUI's modifier
  /// does.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    SwiftUIStyle.apply(style, to: withOwnStyle)
  }

  private nonisolated var withOwnStyle: Self {
    var link = self
    link.hasOwnStyle = true
    return link
  }
}

/// SwiftUI's methods, which any view has.
private enum SwiftUIStyle {
  static func apply(_ style: some ButtonStyle, to view: some View) -> some View {
    view.buttonStyle(style)
  }

  static func apply(_ style: some PrimitiveButtonStyle, to view: some View) -> some View {
    view.buttonStyle(style)
  }
}
