import SwiftUI

/// The columns of a split view one above the other, in compact width.
///
/// They are the screens of a stack of links, the sidebar at its root. Each is a column to what is in it:
/// a stack in a column pushes on the same navigation controller, as SwiftUI's own split view has it.
struct CollapsedSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let columns: SplitViewColumns<Sidebar, Content, Detail>

  @ObservedObject var collapsed: CollapsedColumns
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
        .modifier(ValueDestination { (index: ColumnIndex) in upperColumn(index.value) })
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
      .environment(\.navigationConfiguration.isColumnPushed, index > 0)
      .modifier(ColumnPlace())
  }
}
