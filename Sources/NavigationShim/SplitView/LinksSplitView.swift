import SwiftUI

/// The columns of a `NavigationView`, or a stack of them in compact width.
struct LinksSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let columns: SplitViewColumns<Sidebar, Content, Detail>

  // Kept while the columns are beside each other, for when they are one above the other again.
  @StateObject private var collapsed = CollapsedColumns()
  @StateObject private var selections = ColumnSelections()

  #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  #endif

  var body: some View {
    #if os(tvOS) || os(watchOS)
    CollapsedSplitView(columns: columns, collapsed: collapsed, selections: selections)
    #elseif os(macOS)
    columnsOfNavigationView
    #else
    if horizontalSizeClass == .compact {
      CollapsedSplitView(columns: columns, collapsed: collapsed, selections: selections)
    } else {
      columnsOfNavigationView
    }
    #endif
  }

  #if !os(tvOS) && !os(watchOS)
  @MainActor @ViewBuilder private var columnsOfNavigationView: some View {
    if #available(iOS 15, macOS 12, *) {
      navigationView.navigationViewStyle(.columns)
    } else {
      navigationView.navigationViewStyle(DoubleColumnNavigationViewStyle())
    }
  }

  @MainActor @ViewBuilder private var navigationView: some View {
    // The number of children is the number of columns, so an empty one in the middle won't do.
    if let content = columns.content {
      NavigationView {
        column(columns.sidebar, 0)
        column(content, 1)
        column(columns.detail, 2)
      }
    } else {
      NavigationView {
        column(columns.sidebar, 0)
        column(columns.detail, 1)
      }
    }
  }

  // Each view of a navigation view is a column.
  @MainActor private func column(_ view: some View, _ index: Int) -> some View {
    view
      .asOneView()
      .environment(\.linkedColumn, LinkedColumn(selections: selections, index: index))
      .modifier(ColumnPlace())
  }
  #endif
}

/// The columns of a split view one above the other, in compact width.
///
/// They are the screens of a stack of links, the sidebar at its root. Each is a column to what is in it:
/// a stack in a column pushes on the same navigation controller, as SwiftUI's own split view has it.
struct CollapsedSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let columns: SplitViewColumns<Sidebar, Content, Detail>

  @ObservedObject var collapsed: CollapsedColumns
  let selections: ColumnSelections
  @StateObject private var navigator = Navigator<[ColumnIndex]>()
  @Environment(\.navigationConfiguration) private var configuration

  var body: some View {
    let _ = collapsed.update(
      count: columns.count,
      preferred: columns.preferredCompactColumn,
      configuration
    )
    LinksStackView(
      path: $collapsed.path,
      access: StackPath($collapsed.path),
      root: column(columns.sidebar, 0)
        .modifier(ValueDestination { (index: ColumnIndex) in upperColumn(index.value) }),
      navigator: navigator
    )
  }

  @MainActor @ViewBuilder private func upperColumn(_ index: Int) -> some View {
    if let content = columns.content, index == 1 {
      column(content, index)
    } else {
      column(columns.detail, index)
    }
  }

  @MainActor private func column(_ view: some View, _ index: Int) -> some View {
    view
      .asOneView()
      .environment(\.collapsedColumn, CollapsedColumn(columns: collapsed, index: index))
      .environment(\.linkedColumn, LinkedColumn(selections: selections, index: index))
      .environment(\.navigationConfiguration.isColumnPushed, index > 0)
      .modifier(ColumnPlace())
  }
}

/// Puts a view into a column of a split view, or into none.
struct ColumnPlace: ViewModifier {
  var isColumn = true

  /// Where links in the columns lead, if the split view is SwiftUI's own.
  var links: LinkNotes?

  @Environment(\.presentationMode) private var presentationMode

  func body(content: Content) -> some View {
    content.environment(
      \.navigationPlace,
      place(isPresented: presentationMode.wrappedValue.isPresented)
    )
  }

  private func place(isPresented: Bool) -> NavigationPlace {
    if let links { return .nativeColumn(NativeColumn(links: links, isPresented: isPresented)) }
    return isColumn ? .column(isPresented: isPresented) : .outside
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

  @Environment(\.navigationPlace) private var place
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    content(place.isColumn(presented: presentationMode.wrappedValue.isPresented))
  }
}
