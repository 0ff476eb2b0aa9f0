import SwiftUI

/// The columns of a `NavigationView`, or a stack of them in compact width.
struct LinksSplitView: View {
  let columns: SplitViewColumns

  // Kept while the columns are beside each other, for when they are one above the other again.
  @StateObject private var state = LinkedColumns()
  @StateObject private var content = ColumnContents()
  @StateObject private var detail = ColumnContents()
  @Environment(\.navigationConfiguration) private var configuration

  private let width = Platform.WidthReader()

  var body: some View {
    if width.isCompact {
      CollapsedSplitView(columns: columns, state: state)
    } else {
      columnsOfNavigationView
    }
  }

  #if !os(tvOS) && !os(watchOS)
  @MainActor private var columnsOfNavigationView: some View {
    styledNavigationView.tellingAppearance(to: state)
  }

  @MainActor @ViewBuilder private var styledNavigationView: some View {
    if #available(iOS 15, macOS 12, *) {
      navigationView.navigationViewStyle(.columns)
    } else {
      navigationView.navigationViewStyle(DoubleColumnNavigationViewStyle())
    }
  }

  @MainActor @ViewBuilder private var navigationView: some View {
    // The number of children is the number of columns, so an empty one in the middle won't do.
    if let view = columns.content {
      NavigationView {
        column(columns.sidebar, 0)
        column(observing(content, view), 1)
        column(observing(detail, columns.detail), 2)
      }
    } else {
      NavigationView {
        column(columns.sidebar, 0)
        column(observing(detail, columns.detail), 1)
      }
    }
  }

  @MainActor
  private func observing(_ contents: ColumnContents, _ view: AnyView) -> ColumnContents.Observer {
    ColumnContents.Observer(contents: contents, revision: contents.update(view, configuration))
  }

  @MainActor private func column(_ view: some View, _ index: Int) -> some View {
    view.asColumn(Column(state, index, isCollapsed: false))
  }
  #else
  private var columnsOfNavigationView: EmptyView { EmptyView() }
  #endif
}

extension View {
  /// Has the stacks in columns learn that the split view comes into view, as its tab is selected, and goes.
  @MainActor
  fileprivate func tellingAppearance(to columns: LinkedColumns) -> some View {
    onAppear { columns.tellStacks(.stackAppears) }
      .onDisappear { columns.tellStacks(.stackDisappears) }
  }
}

/// The columns of a split view one above the other, in compact width.
///
/// They are the screens of a stack of links, the sidebar at its root. Each is a column to what is in it:
/// a stack in a column pushes on the same navigation controller, as SwiftUI's own split view has it.
private struct CollapsedSplitView: View {
  let columns: SplitViewColumns

  @ObservedObject var state: LinkedColumns
  @Environment(\.navigationConfiguration) private var configuration

  var body: some View {
    let _ = state.update(
      count: columns.count,
      preferred: columns.preferredCompactColumn?[indexAmong: columns.count],
      configuration
    )
    LinksStackView(
      path: StackPath($state.path),
      root: AnyView(
        column(columns.sidebar, 0)
          .valueDestination { (index: LinkedColumns.Index) in upperColumn(index.value) }
      ),
      // A stack of columns is no app's, and has no navigator.
      navigator: state,
      connect: { _ in }
    )
    .tellingAppearance(to: state)
  }

  @MainActor @ViewBuilder private func upperColumn(_ index: Int) -> some View {
    if let content = columns.content, index == 1 {
      column(content, index)
    } else {
      column(columns.detail, index)
    }
  }

  @MainActor private func column(_ view: some View, _ index: Int) -> some View {
    view.asColumn(Column(state, index, isCollapsed: true))
  }
}
