import SwiftUI

// As the row of a list, a link is to be one view that SwiftUI can count by its type: a list asks all of its
// rows how many views they are where the type doesn't say, and their bodies with them. So each branch
// is one view, and none has its type erased, but for rows of columns on a Mac. There is no container
// around them: it would hide from the list what SwiftUI's own link tells it, such as the value to select.

/// A link to a value in the column of a split view that is made of links, or in what is presented from there.
struct ColumnLink<Label: View>: View {
  /// The value; `nil` for a link that is disabled.
  let value: PathElement?
  let hasOwnStyle: Bool
  let label: Label

  var body: some View {
    ColumnReader { isInColumn in
      if isInColumn {
        row
      } else {
        PushingLink(value: value, hasOwnStyle: hasOwnStyle, label: label)
      }
    }
  }

  @MainActor private var row: some View {
    #if os(macOS)
    // Its type is erased, as the tag has that of the value.
    PathElement.row(selecting: value, label)
    #else
    ColumnRow(element: value, hasOwnStyle: hasOwnStyle, label: label)
    #endif
  }
}

/// A link that pushes its value.
struct PushingLink<Label: View>: View {
  let value: PathElement?
  let hasOwnStyle: Bool
  let label: Label

  @Environment(\.navigationPlace) private var place
  @Environment(\.navigationConfiguration.host) private var host

  var body: some View {
    if let systemLink {
      systemLink
    } else {
      // Outside of stacks such a link is disabled.
      let isDisabled = value == nil || place.screen == nil
      LinkButton(hasOwnStyle: hasOwnStyle, isDisabled: isDisabled, label: label) {
        guard let value, let screen = place.screen else { return }
        screen.stack?.handle(.tap(value, on: screen))
      }
    }
  }

  /// SwiftUI's own link, where there is no stack and may be one of SwiftUI's own.
  @MainActor private var systemLink: SwiftUI.NavigationLink<Label, Never>? {
    if case .links = place { return nil }
    guard host.isNative else { return nil }
    return PathElement.systemLink(to: value, label)
  }
}

extension PathElement {
  /// SwiftUI's own link to a value, disabled without one; `nil` where the system has none.
  @MainActor
  static func systemLink<Label: View>(
    to element: PathElement?,
    _ label: Label
  ) -> SwiftUI.NavigationLink<Label, Never>? {
    guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else { return nil }
    guard let element else { return SwiftUI.NavigationLink(value: Int?.none) { label } }
    var maker = LinkMaker(label: label)
    element.append(to: &maker)
    return maker.link
  }

  #if os(macOS)
  /// A label as the row of a list, which selects a value.
  @MainActor
  static func row(selecting element: PathElement?, _ label: some View) -> AnyView {
    var maker = RowMaker(label: AnyView(label), row: AnyView(label.disabled(true)))
    element?.append(to: &maker)
    return maker.row
  }
  #endif
}

/// Makes SwiftUI's own link of a value, by the value's type.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
private struct LinkMaker<Label: View>: ValueCollector {
  let label: Label
  var link: SwiftUI.NavigationLink<Label, Never>?

  mutating func append<V: Hashable>(_ value: V) {
    link = SwiftUI.NavigationLink(value: value) { label }
  }

  mutating func append<V: Hashable & Codable>(_ value: V) {
    link = SwiftUI.NavigationLink(value: value) { label }
  }
}

#if os(macOS)
/// Makes a row that selects a value, by the value's type.
private struct RowMaker: ValueCollector {
  let label: AnyView
  var row: AnyView

  mutating func append<V: Hashable>(_ value: V) {
    row = AnyView(label.tag(value))
  }

  mutating func append<V: Hashable & Codable>(_ value: V) {
    row = AnyView(label.tag(value))
  }
}
#endif
