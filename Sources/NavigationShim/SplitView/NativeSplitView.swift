import SwiftUI

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
@MainActor
struct NativeSplitView<Sidebar: View, Content: View, Detail: View> {
  let columns: SplitViewColumns<Sidebar, Content, Detail>

  private var place: NavigationPlace { .nativeColumn() }
  private var sidebar: some View { columns.sidebar.inColumn(at: place) }
  private var content: (some View)? { columns.content?.inColumn(at: place) }
  private var detail: some View { columns.detail.inColumn(at: place) }

  @ViewBuilder private var plain: some View {
    switch (content, columns.visibility?.native) {
    case (let content?, let visibility?):
      SwiftUI.NavigationSplitView(
        columnVisibility: visibility,
        sidebar: { sidebar },
        content: { content },
        detail: { detail }
      )
    case (let content?, nil):
      SwiftUI.NavigationSplitView(sidebar: { sidebar }, content: { content }, detail: { detail })
    case (nil, let visibility?):
      SwiftUI.NavigationSplitView(
        columnVisibility: visibility,
        sidebar: { sidebar },
        detail: { detail }
      )
    case (nil, nil):
      SwiftUI.NavigationSplitView(sidebar: { sidebar }, detail: { detail })
    }
  }
}

// SwiftData is as new as SwiftUI's type of a column: an SDK that has neither can't be asked for its version.
#if canImport(SwiftData) || !canImport(Darwin)
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension NativeSplitView: View {
  var body: some View {
    if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *),
      let top = columns.preferredCompactColumn?.native
    {
      collapsing(to: top)
    } else {
      plain
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @ViewBuilder
  private func collapsing(to top: Binding<SwiftUI.NavigationSplitViewColumn>) -> some View {
    switch (content, columns.visibility?.native) {
    case (let content?, let visibility?):
      SwiftUI.NavigationSplitView(
        columnVisibility: visibility,
        preferredCompactColumn: top,
        sidebar: { sidebar },
        content: { content },
        detail: { detail }
      )
    case (let content?, nil):
      SwiftUI.NavigationSplitView(
        preferredCompactColumn: top,
        sidebar: { sidebar },
        content: { content },
        detail: { detail }
      )
    case (nil, let visibility?):
      SwiftUI.NavigationSplitView(
        columnVisibility: visibility,
        preferredCompactColumn: top,
        sidebar: { sidebar },
        detail: { detail }
      )
    case (nil, nil):
      SwiftUI.NavigationSplitView(
        preferredCompactColumn: top,
        sidebar: { sidebar },
        detail: { detail }
      )
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Shim.NavigationSplitViewColumn {
  fileprivate var native: SwiftUI.NavigationSplitViewColumn {
    get {
      switch position {
      case .sidebar: .sidebar
      case .content: .content
      case .detail: .detail
      }
    }
    set {
      switch newValue {
      case .content: self = .content
      case .detail: self = .detail
      default: self = .sidebar
      }
    }
  }
}
#else
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension NativeSplitView: View {
  var body: some View { plain }
}
#endif
