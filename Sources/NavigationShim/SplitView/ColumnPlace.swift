import SwiftUI

/// Puts a view into a column of a split view that is made of links, or into none.
struct ColumnPlace: ViewModifier {
  var isColumn = true

  @Environment(\.presentationMode) private var presentationMode

  func body(content: Content) -> some View {
    let isPresented = presentationMode.wrappedValue.isPresented
    content.environment(
      \.navigationConfiguration.place,
      isColumn ? .column(isPresented: isPresented) : .outside
    )
  }
}

/// Tells what is in a column from what is presented by one: that inherits the column's environment,
/// and is in no column.
///
/// Nothing of ours in the environment is reset for a sheet, and UIKit can be asked only after the first
/// evaluation. But a sheet is presented, and a column isn't. Where the split view is in a sheet itself,
/// that tells nothing, and a stack has to learn from UIKit that it is elsewhere.
struct ColumnReader<Content: View>: View {
  @ViewBuilder let content: (_ isInColumn: Bool) -> Content

  @Environment(\.navigationConfiguration.place) private var place
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    content(place == .column(isPresented: presentationMode.wrappedValue.isPresented))
  }
}
