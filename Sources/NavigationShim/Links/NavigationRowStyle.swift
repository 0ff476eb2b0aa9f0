public import SwiftUI

/// The look of a navigation link in a list: a label on the leading side, a chevron on the trailing
/// side, and the whole row to tap.
///
/// In the rows of lists, a stack of links gives the shim's links this look by itself: see
/// `View.navigationRows(_:)`. The style, `.navigationRow`, is for links in other places, as in a `ScrollView`, and for
/// buttons that push. In SwiftUI's own stack it adds nothing.
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

// A type's own members are preferred to those of its protocols, so these are what the compiler takes for
// a style that is set on a link itself.
extension Shim.NavigationLink {
  /// Sets how the link looks, as SwiftUI's modifier does, instead of the look of a row.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    SwiftUIStyle.apply(style, to: withOwnStyle)
  }

  /// Sets how the link looks and is triggered, as SwiftUI's modifier does, instead of the look of a row.
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
