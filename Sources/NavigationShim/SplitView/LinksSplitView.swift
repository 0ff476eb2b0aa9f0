import SwiftUI

/// The columns of a `NavigationView`, or a stack of them in compact width.
struct LinksSplitView: View {
  let sidebar: AnyView

  /// The columns above the sidebar.
  let upper: [AnyView]
  let preferredCompactColumn: Binding<Shim.NavigationSplitViewColumn>?

  // Kept while the columns are side by side, for the return to compact width.
  @StateObject private var state = LinkedColumns()
  @StateObject private var anchor = ColumnAnchor()
  @EnvironmentValue(\.navigationConfiguration) private var configuration
  @EnvironmentValue(\.isWidthCompact) private var isWidthCompact

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
    if state.collapse(inCompactWidth: isWidthCompact) {
      CollapsedSplitView(
        sidebar: sidebar,
        upper: upper,
        preferred: preferredCompactColumn?[indexAmong: upper.count + 1],
        state: state
      )
    } else {
      columnsOfNavigationView
    }
  }

  #if !os(tvOS) && !os(watchOS)
  @MainActor private var columnsOfNavigationView: some View {
    let _ = state.update(upper, preferred: nil, configuration)
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
    if upper.count == 2 {
      NavigationView {
        sidebar.asColumn(.init(index: 0), of: state)
        upperColumn(1)
        upperColumn(2)
      }
    } else {
      NavigationView {
        sidebar.asColumn(.init(index: 0), of: state)
        upperColumn(1)
      }
    }
  }

  @MainActor private func upperColumn(_ index: Int) -> some View {
    let column = state[index]
    return LinkedColumn.Content(column: column, revision: column.revision, showsViews: true)
      .asColumn(.init(index: index), of: state)
  }
  #else
  private var columnsOfNavigationView: EmptyView { EmptyView() }
  #endif
}

extension View {
  /// Makes one view of several, since a navigation view shows each as a column, and puts it into a column.
  fileprivate func asColumn(_ screen: LinkedColumns.Screen, of columns: LinkedColumns) -> some View
  {
    environment(\.rowSelection, nil).asOneView().inColumn(at: .column(Column(columns, screen)))
  }

  /// Notifies the stacks in the columns when the split view appears, as its tab is selected, and disappears.
  @MainActor
  fileprivate func tellingAppearance(to columns: LinkedColumns) -> some View {
    onAppear { columns.tellStacks(.swiftUIDidShowStack) }
      .onDisappear { columns.tellStacks(.swiftUIDidHideStack) }
  }
}

/// The columns of a split view as a stack, in compact width.
///
/// They are the screens of a link stack, with the sidebar as its root. Each is a column to its content: a stack in a
/// column pushes onto the same navigation controller, as in SwiftUI's split view.
private struct CollapsedSplitView: View {
  let sidebar: AnyView
  let upper: [AnyView]
  let preferred: Binding<Int>?

  @ObservedObject var state: LinkedColumns
  @EnvironmentValue(\.navigationConfiguration) private var configuration

  var body: some View {
    let _ = state.update(upper, preferred: preferred, configuration)
    LinksStackView(
      path: StackPath(Binding(get: { state.path }, set: { _ in })),
      root: AnyView(
        sidebar.asColumn(.init(index: 0), of: state)
          .valueDestination { (screen: LinkedColumns.Screen) in upperColumn(screen) }
      ),
      // A stack of columns belongs to no app, and has no navigator.
      navigator: state,
      connect: {
        state.stack = $0
        $0.columns = state
      }
    )
    // The split view may be in a view that a column of another one presents.
    .environment(\.navigationPlace, .outside)
    .tellingAppearance(to: state)
  }

  @MainActor private func upperColumn(_ screen: LinkedColumns.Screen) -> some View {
    let own = LinkedColumn.Content(column: state[screen.index], revision: 0, showsViews: false)
    return (screen.view?.view.content ?? AnyView(own))
      .asColumn(screen, of: state)
      // If the app has removed the split view, the data may be gone with it.
      .onDisappear { state.afterUpdate { $0.whenDecided { $0.columnHasLeft() } } }
  }
}
