import SwiftUI

// As the row of a list, a navigation link has to be one view by its type. If the type doesn't tell, a list evaluates
// the bodies of all its rows to count their views. So each branch is one view, and none has its type erased, except
// for rows of columns on a Mac. No container surrounds them: it would hide preferences of SwiftUI's link from the
// list, such as the value to select.

/// A navigation link with a value in a column of a split view that is made of link stacks, or in a view that is
/// presented from there.
struct ColumnLink<Label: View>: View {
  /// The value; `nil` for a disabled navigation link.
  let value: LinkValue?
  let hasOwnStyle: Bool
  let label: Label

  var body: some View {
    ColumnReader { isInColumn in
      if isInColumn {
        row
      } else {
        OutsideLink(value: value, hasOwnStyle: hasOwnStyle, label: label)
      }
    }
  }
}

#if os(macOS)
extension ColumnLink {
  // Its type is erased, since a tag has the type of its value.
  @MainActor private var row: some View { PathElement.row(selecting: value?.element, label) }
}

extension PathElement {
  /// Returns a label as the row of a list that selects a value.
  @MainActor
  static func row(selecting element: PathElement?, _ label: some View) -> AnyView {
    var maker = RowMaker(label: AnyView(label), row: AnyView(label.disabled(true)))
    element?.append(to: &maker)
    return maker.row
  }
}

private struct RowMaker: PathElement.Collector {
  let label: AnyView
  var row: AnyView

  mutating func append<V: Hashable>(_ value: V) {
    row = AnyView(label.tag(value))
  }

  mutating func append<V: Hashable & Codable>(_ value: V) {
    row = AnyView(label.tag(value))
  }
}
#else
extension ColumnLink {
  @MainActor private var row: some View {
    ColumnRow(element: value?.element, hasOwnStyle: hasOwnStyle, label: label)
  }
}
#endif
