import SwiftUI

/// Tells what is in a column from what is presented by one: that inherits the column's environment, and is in no
/// column.
///
/// Nothing of ours in the environment is reset for a sheet, but a sheet is presented, and a column isn't. Where the
/// split view is in a sheet itself, a stack has to learn from UIKit that it is elsewhere.
struct ColumnReader<Content: View>: View {
  @ViewBuilder let content: (_ isInColumn: Bool) -> Content

  @Environment(\.navigationPlace) private var place
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    content(place.isColumn(presented: presentationMode.wrappedValue.isPresented))
  }
}

/// Puts a view into a column of a split view.
private struct ColumnPlace: ViewModifier {
  let place: NavigationPlace

  @StateObject private var anchor = ColumnAnchor()
  @Environment(\.presentationMode) private var presentationMode

  func body(content: Content) -> some View {
    content
      .environment(
        \.navigationPlace,
        place.inColumn(anchor, presented: presentationMode.wrappedValue.isPresented)
      )
      .anchored(by: anchor)
  }
}

extension View {
  /// Makes one view of several, as each is a column to a navigation view, and says in which column it is.
  func asColumn(_ column: Column) -> some View {
    asOneView().inColumn(at: .column(column))
  }

  /// Puts a view into a column, which finds its place among controllers by itself.
  func inColumn(at place: NavigationPlace) -> some View {
    modifier(ColumnPlace(place: place))
  }
}
