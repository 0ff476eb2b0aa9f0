import SwiftUI

/// Distinguishes a view in a column from one that the column presents: the latter inherits the column's environment,
/// and is in no column.
///
/// A sheet keeps the package's values in the environment, but it is presented, and a column isn't. If the split view
/// is in a sheet itself, only UIKit can tell whether a stack is in a column.
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
  /// Makes one view of several, since a navigation view shows each as a column, and puts the column into the
  /// environment.
  func asColumn(_ column: Column) -> some View {
    asOneView().inColumn(at: .column(column))
  }

  /// Puts a view into a column.
  ///
  /// It finds the column among the controllers by itself.
  func inColumn(at place: NavigationPlace) -> some View {
    modifier(ColumnPlace(place: place))
  }
}
