import SwiftUI

/// A link to a view where there is no stack of links: SwiftUI's own.
struct ViewLink<Label: View, Destination: View>: View {
  let destination: Destination
  let isActive: Binding<Bool>?
  let isDetailLink: Bool
  let label: Label
  let place: NavigationPlace

  var body: some View {
    if case .column(let column, _) = place {
      // The view that a link in a column leads to is in a column, although it is presented.
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

/// SwiftUI's own link to a view, for a plain `NavigationView` and for SwiftUI's own stack.
private struct PlainViewLink<Label: View, Destination: View>: View {
  let destination: Destination
  let isActive: Binding<Bool>?
  let isDetailLink: Bool
  let label: Label
}

// SwiftUI's link with a binding is deprecated, and what else there is can't be told to show its view.
@available(iOS, deprecated: 16)
@available(macOS, deprecated: 13)
@available(tvOS, deprecated: 16)
@available(watchOS, deprecated: 9)
extension PlainViewLink {
  var body: some View {
    link.inDetail(isDetailLink)
  }

  /// One type of link for all, so that a list can count on its being one row.
  private var link: SwiftUI.NavigationLink<Label, Destination> {
    if let isActive {
      SwiftUI.NavigationLink(isActive: isActive, destination: { destination }, label: { label })
    } else {
      SwiftUI.NavigationLink(destination: { destination }, label: { label })
    }
  }
}

extension Optional where Wrapped: Hashable {
  /// Whether a selection is a link's tag; set to `false`, it is nothing.
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
