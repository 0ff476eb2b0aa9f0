public import SwiftUI

/// The look of a navigation link in a list: the label to the leading side, a chevron to the trailing
/// one, and the whole row to tap.
///
/// A stack of links shows the shim's links as buttons, which have no such look by themselves. In
/// SwiftUI's own stack the links have it, and this style adds nothing.
///
/// ```swift
/// List(parks) { NavigationLink($0.name, value: $0) }
///   .buttonStyle(.navigationRow)
/// ```
///
/// An addition to SwiftUI's interface.
public struct NavigationRowStyle: ButtonStyle {
  fileprivate init() {}

  /// Makes the row.
  public func makeBody(configuration: Configuration) -> some View {
    NavigationRow(label: configuration.label, isPressed: configuration.isPressed)
  }
}

extension ButtonStyle where Self == NavigationRowStyle {
  /// The look of a navigation link in a list.
  public static var navigationRow: NavigationRowStyle { NavigationRowStyle() }
}

private struct NavigationRow: View {
  let label: ButtonStyleConfiguration.Label
  let isPressed: Bool

  @Environment(\.navigationConfiguration) private var configuration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack {
      label.foregroundColor(isEnabled ? .primary : .secondary)
      if configuration.place.screen != nil {
        Spacer()
        Image(systemName: "chevron.forward")
          .font(Font.footnote.weight(.semibold))
          .foregroundColor(.secondary)
          .accessibility(hidden: true)
      }
    }
    .contentShape(Rectangle())
    .opacity(isPressed ? 0.5 : 1)
  }
}
