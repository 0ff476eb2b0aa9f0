import SwiftUI

/// SwiftUI's own split view.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
struct NativeSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let columns: SplitViewColumns<Sidebar, Content, Detail>

  @StateObject private var links = LinkNotes()

  var body: some View {
    let place = ColumnPlace(links: links)
    NativeColumns(
      columns: SplitViewColumns(
        sidebar: columns.sidebar.modifier(place),
        content: columns.content?.modifier(place),
        detail: columns.detail.modifier(place),
        visibility: columns.visibility,
        preferredCompactColumn: columns.preferredCompactColumn
      )
    )
  }
}

/// SwiftUI's own split view of columns that know where they are.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
private struct NativeColumns<Sidebar: View, Content: View, Detail: View>: View {
  let columns: SplitViewColumns<Sidebar, Content, Detail>

  var body: some View {
    #if canImport(SwiftData) || !canImport(Darwin)
    if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *),
      let top = columns.preferredCompactColumn?.native
    {
      CollapsingSplitView(columns: columns, top: top)
    } else {
      plain
    }
    #else
    plain
    #endif
  }

  @ViewBuilder private var plain: some View {
    switch (columns.content, columns.visibility?.native) {
    case (let content?, let visibility?):
      SwiftUI.NavigationSplitView(columnVisibility: visibility) {
        columns.sidebar
      } content: {
        content
      } detail: {
        columns.detail
      }
    case (let content?, nil):
      SwiftUI.NavigationSplitView {
        columns.sidebar
      } content: {
        content
      } detail: {
        columns.detail
      }
    case (nil, let visibility?):
      SwiftUI.NavigationSplitView(columnVisibility: visibility) {
        columns.sidebar
      } detail: {
        columns.detail
      }
    case (nil, nil):
      SwiftUI.NavigationSplitView {
        columns.sidebar
      } detail: {
        columns.detail
      }
    }
  }
}

#if canImport(SwiftData) || !canImport(Darwin)
/// SwiftUI's own split view with a say in which column is on top in compact width.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private struct CollapsingSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let columns: SplitViewColumns<Sidebar, Content, Detail>
  let top: Binding<SwiftUI.NavigationSplitViewColumn>

  var body: some View {
    switch (columns.content, columns.visibility?.native) {
    case (let content?, let visibility?):
      SwiftUI.NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: top) {
        columns.sidebar
      } content: {
        content
      } detail: {
        columns.detail
      }
    case (let content?, nil):
      SwiftUI.NavigationSplitView(preferredCompactColumn: top) {
        columns.sidebar
      } content: {
        content
      } detail: {
        columns.detail
      }
    case (nil, let visibility?):
      SwiftUI.NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: top) {
        columns.sidebar
      } detail: {
        columns.detail
      }
    case (nil, nil):
      SwiftUI.NavigationSplitView(preferredCompactColumn: top) {
        columns.sidebar
      } detail: {
        columns.detail
      }
    }
  }
}
#endif
