import SwiftUI

/// The columns of a `NavigationView`.
struct LinksSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let columns: SplitViewColumns<Sidebar, Content, Detail>

  var body: some View {
    #if os(tvOS) || os(watchOS)
    navigationView
    #else
    if #available(iOS 15, macOS 12, *) {
      navigationView.navigationViewStyle(.columns)
    } else {
      navigationView.navigationViewStyle(DoubleColumnNavigationViewStyle())
    }
    #endif
  }

  @ViewBuilder private var navigationView: some View {
    // The number of children is the number of columns, so an empty one in the middle won't do.
    if let content = columns.content {
      NavigationView {
        column(columns.sidebar)
        column(content)
        column(columns.detail)
      }
    } else {
      NavigationView {
        column(columns.sidebar)
        column(columns.detail)
      }
    }
  }

  private func column(_ view: some View) -> some View {
    // Each view of a navigation view is a column.
    view.asOneView().modifier(ColumnPlace())
  }
}
