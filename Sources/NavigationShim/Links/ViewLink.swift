import SwiftUI

/// A navigation link to a view outside of link stacks: SwiftUI's.
struct ViewLink<Label: View, Destination: View>: View {
  let destination: Destination
  let isActive: Binding<Bool>?
  let isDetailLink: Bool
  let label: Label
  let place: NavigationPlace

  var body: some View {
    if case .column(let column, _) = place {
      // The destination of a navigation link in a column is in a column, although it is presented.
      ColumnReader { isInColumn in
        let place = isInColumn ? NavigationPlace.column(column.ofLinkedView) : .outside
        plainLink(to: destination.inColumn(at: place))
      }
    } else {
      plainLink(to: destination)
    }
  }

  private func plainLink(to destination: some View) -> some View {
    PlainViewLink(
      destination: destination,
      isActive: isActive,
      isDetailLink: isDetailLink,
      label: label
    )
  }
}

/// SwiftUI's navigation link to a view, for a plain `NavigationView` and for the native stack.
private struct PlainViewLink<Label: View, Destination: View>: View {
  let destination: Destination
  let isActive: Binding<Bool>?
  let isDetailLink: Bool
  let label: Label
}

// SwiftUI's navigation link with a binding is deprecated, and no other one can be made to show its view from code.
@available(iOS, deprecated: 16)
@available(macOS, deprecated: 13)
@available(tvOS, deprecated: 16)
@available(watchOS, deprecated: 9)
extension PlainViewLink {
  var body: some View {
    link.inDetail(isDetailLink)
  }

  /// One type for all cases, so that a list counts it as one row.
  private var link: SwiftUI.NavigationLink<Label, Destination> {
    if let isActive {
      SwiftUI.NavigationLink(isActive: isActive, destination: { destination }, label: { label })
    } else {
      SwiftUI.NavigationLink(destination: { destination }, label: { label })
    }
  }
}

extension Optional where Wrapped: Hashable {
  /// Whether a selection is a navigation link's tag.
  ///
  /// Setting it to `false` clears the selection if it is that tag.
  subscript(isTag tag: Wrapped) -> Bool {
    get { self == tag }
    set {
      if newValue {
        self = tag
      } else if self == tag {
        self = nil
      }
    }
  }
}
