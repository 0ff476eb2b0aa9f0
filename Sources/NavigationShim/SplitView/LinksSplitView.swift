import SwiftUI

/// The columns of a `NavigationView`, or a stack of them in compact width.
struct LinksSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let columns: SplitViewColumns<Sidebar, Content, Detail>

  // Kept while the columns are beside each other, for when they are one above the other again.
  @StateObject private var collapsed = CollapsedColumns()

  #if os(iOS) || os(visionOS) || !canImport(Darwin)
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  #endif

  var body: some View {
    #if os(tvOS) || os(watchOS)
    CollapsedSplitView(columns: columns, collapsed: collapsed)
    #elseif os(macOS)
    columnsOfNavigationView
    #else
    if horizontalSizeClass == .compact {
      CollapsedSplitView(columns: columns, collapsed: collapsed)
    } else {
      columnsOfNavigationView
    }
    #endif
  }

  #if !os(tvOS) && !os(watchOS)
  @ViewBuilder private var columnsOfNavigationView: some View {
    if #available(iOS 15, macOS 12, *) {
      navigationView.navigationViewStyle(.columns)
    } else {
      navigationView.navigationViewStyle(DoubleColumnNavigationViewStyle())
    }
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

  // Each view of a navigation view is a column.
  private func column(_ view: some View) -> some View {
    view.asOneView().modifier(ColumnPlace())
  }
  #endif
}
