import SwiftUI

/// The columns of a `NavigationView`, or a stack of them in compact width.
struct LinksSplitView: View {
  let columns: SplitViewColumns<AnyView, AnyView, AnyView>

  // Kept while the columns are side by side, for the return to compact width.
  @StateObject private var state = LinkedColumns()
  @StateObject private var content = ColumnContents()
  @StateObject private var detail = ColumnContents()
  @StateObject private var anchor = ColumnAnchor()
  @Environment(\.navigationConfiguration) private var configuration

  private let width = Platform.WidthReader()

  var body: some View {
    arrangement
      .anchored(by: anchor)
      .modifier(
        SceneActivity {
          anchor.scene
        } onChange: { isInBackground, time in
          state.sceneChanged(isInBackground: isInBackground, at: time)
        }
      )
  }

  @MainActor @ViewBuilder private var arrangement: some View {
    if state.collapse(inCompactWidth: width.isCompact) {
      CollapsedSplitView(columns: columns, state: state)
    } else {
      columnsOfNavigationView
    }
  }

  #if !os(tvOS) && !os(watchOS)
  @MainActor private var columnsOfNavigationView: some View {
    let _ = state.update(count: columns.count, preferred: nil, configuration)
    return styledNavigationView.tellingAppearance(to: state)
  }

  @MainActor @ViewBuilder private var styledNavigationView: some View {
    if #available(iOS 15, macOS 12, *) {
      navigationView.navigationViewStyle(.columns)
    } else {
      navigationView.navigationViewStyle(DoubleColumnNavigationViewStyle())
    }
  }

  @MainActor @ViewBuilder private var navigationView: some View {
    // A navigation view has as many columns as it has children, so the middle one can't be an empty view.
    if let view = columns.content {
      NavigationView {
        column(columns.sidebar, 0)
        column(observing(content, view, 1), 1)
        column(observing(detail, columns.detail, 2), 2)
      }
    } else {
      NavigationView {
        column(columns.sidebar, 0)
        column(observing(detail, columns.detail, 1), 1)
      }
    }
  }

  @MainActor
  private func observing(
    _ contents: ColumnContents,
    _ view: AnyView,
    _ index: Int
  ) -> ColumnContents.Observer {
    ColumnContents.Observer(
      contents: contents,
      revision: contents.update(view, configuration),
      slot: state.slot(at: index)
    )
  }

  @MainActor private func column(_ view: some View, _ index: Int) -> some View {
    view.asColumn(Column(state, index, isCollapsed: false))
  }
  #else
  private var columnsOfNavigationView: EmptyView { EmptyView() }
  #endif
}

extension View {
  /// Notifies the stacks in the columns when the split view appears, as its tab is selected, and disappears.
  @MainActor
  fileprivate func tellingAppearance(to columns: LinkedColumns) -> some View {
    onAppear { columns.tellStacks(.stackAppears) }
      .onDisappear { columns.tellStacks(.stackDisappears) }
  }
}

/// The columns of a split view as a stack, in compact width.
///
/// They are the screens of a link stack, with the sidebar as its root. Each is a column to its content: a stack in a
/// column pushes onto the same navigation controller, as in SwiftUI's split view.
private struct CollapsedSplitView: View {
  let columns: SplitViewColumns<AnyView, AnyView, AnyView>

  @ObservedObject var state: LinkedColumns
  @Environment(\.navigationConfiguration) private var configuration

  var body: some View {
    let _ = state.update(
      count: columns.count,
      preferred: columns.preferredCompactColumn?[indexAmong: columns.count],
      configuration
    )
    LinksStackView(
      path: StackPath(Binding(get: { state.path }, set: { _ in })),
      root: AnyView(
        column(columns.sidebar, 0)
          .valueDestination { (index: LinkedColumns.Index) in upperColumn(index.value) }
      ),
      // A stack of columns belongs to no app, and has no navigator.
      navigator: state,
      connect: {
        state.stack = $0
        $0.onBack = state.leaveScreens(above:)
      }
    )
    .tellingAppearance(to: state)
  }

  @MainActor @ViewBuilder private func upperColumn(_ index: Int) -> some View {
    if let content = columns.content, index == 1 {
      pushedColumn(content, index)
    } else {
      pushedColumn(columns.detail, index)
    }
  }

  @MainActor private func pushedColumn(_ view: some View, _ index: Int) -> some View {
    column(view, index).onDisappear { if state.isGone(index) { state.columnHasLeft() } }
  }

  @MainActor private func column(_ view: some View, _ index: Int) -> some View {
    view.asColumn(Column(state, index, isCollapsed: true))
  }
}
