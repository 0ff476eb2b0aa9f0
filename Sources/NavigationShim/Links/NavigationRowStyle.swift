public import SwiftUI

/// The look of a navigation link in a list: a label on the leading side, a chevron on the trailing side, and the
/// whole row to tap.
///
/// ```swift
/// ScrollView {
///   NavigationLink("Order 42", value: Route.order(42))
///     .buttonStyle(.navigationRow)
/// }
/// ```
///
/// On a link stack, navigation links in the rows of lists have this look already: see `View.navigationRows(_:)`. Set
/// the style on navigation links in other places, and on buttons that push. On the native stack it adds nothing.
///
/// An addition to SwiftUI's interface.
public struct NavigationRowStyle {
  fileprivate nonisolated init() {}

  @MainActor static var chevron: some View {
    Image(systemName: "chevron.forward")
      .font(Font.footnote.weight(.semibold))
      .foregroundColor(.secondary)
      .accessibility(hidden: true)
  }
}

extension NavigationRowStyle: ButtonStyle {
  /// Makes the row.
  public func makeBody(configuration: Configuration) -> some View {
    NavigationRow(label: configuration.label, isPressed: configuration.isPressed)
  }
}

extension ButtonStyle where Self == NavigationRowStyle {
  /// The look of a navigation link in a list.
  nonisolated public static var navigationRow: NavigationRowStyle { NavigationRowStyle() }
}

private struct NavigationRow: View {
  let label: ButtonStyleConfiguration.Label
  let isPressed: Bool

  @Environment(\.navigationPlace) private var place
  @Environment(\.isInLinkAsRow) private var isInLinkAsRow
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack {
      label.foregroundColor(isEnabled ? .primary : .secondary)
      if place.screen != nil, !isInLinkAsRow {
        Spacer()
        NavigationRowStyle.chevron
      }
    }
    .contentShape(Rectangle())
    .opacity(isPressed ? 0.5 : 1)
  }
}

// The compiler prefers a type's own members to those of its protocols, so it takes these for a style that is set on a
// navigation link itself.
extension Shim.NavigationLink {
  /// Sets the look of the navigation link, in place of that of a row, as SwiftUI's modifier does.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    SwiftUIStyle.apply(style, to: withOwnStyle)
  }

  /// Sets the look and the interaction of the navigation link, in place of those of a row, as SwiftUI's modifier
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
