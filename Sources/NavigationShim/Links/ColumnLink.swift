import SwiftUI

// As the row of a list, a link is to be one view that SwiftUI can count by its type: a list asks all of its
// rows how many views they are where the type doesn't say, and their bodies with them. So each branch
// is one view, and none has its type erased, but for rows of columns on a Mac. There is no container
// around them: it would hide from the list what SwiftUI's own link tells it, such as the value to select.

/// A link to a value in the column of a split view that is made of links, or in what is presented from there.
struct ColumnLink<Label: View, Destination: View>: View {
  let link: Shim.NavigationLink<Label, Destination>

  var body: some View {
    ColumnReader { isInColumn in
      if isInColumn {
        row
      } else {
        OwnLink(link: link, place: .outside)
      }
    }
  }
}

#if os(macOS)
extension ColumnLink {
  // Its type is erased, as the tag has that of the value.
  @MainActor private var row: some View {
    PathElement.row(selecting: link.value?.element, link.label)
  }
}

extension PathElement {
  /// A label as the row of a list, which selects a value.
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
    ColumnRow(
      element: link.value?.element,
      hasOwnStyle: link.hasOwnStyle,
      label: AnyView(link.label)
    )
  }
}
#endif
