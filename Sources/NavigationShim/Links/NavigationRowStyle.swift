public import SwiftUI

/// The look of a navigation link in a list: a label on the leading side, a chevron on the trailing
/// side, and the whole row to tap.
///
/// In the rows of lists, a stack of links gives the shim's links this look by itself: see
/// `View.navigationRows(_:)`. The style is for other places, and for buttons that push:
///
/// ```swift
/// ScrollView { NavigationLink("Yosemite", value: Park.yosemite).buttonStyle(.navigationRow) }
/// ```
///
/// In SwiftUI's own stack this style adds nothing.
///
/// An addition to SwiftUI's interface.
public struct NavigationRowStyle {
  fileprivate nonisolated init() {}

  /// What says that a row leads to another screen.
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

  @Environment(\.navigationConfiguration) private var configuration
  @Environment(\.surroundingsOfRow) private var surroundingsOfRow
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack {
      label.foregroundColor(isEnabled ? .primary : .secondary)
      if configuration.place.screen != nil, !linkIsRow {
        Spacer()
        NavigationRowStyle.chevron
      }
    }
    .contentShape(Rectangle())
    .opacity(isPressed ? 0.5 : 1)
  }

  /// Whether the label looks like a row already.
  private var linkIsRow: Bool { surroundingsOfRow != nil }
}
