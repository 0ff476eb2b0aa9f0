import SwiftUI

/// SwiftUI's own split view.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
struct NativeSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let columns: SplitViewColumns<Sidebar, Content, Detail>
  let visibility: Binding<Shim.NavigationSplitViewVisibility>?

  var body: some View {
    if let content = columns.content {
      if let visibility = nativeVisibility {
        SwiftUI.NavigationSplitView(columnVisibility: visibility) {
          columns.sidebar
        } content: {
          content
        } detail: {
          columns.detail
        }
      } else {
        SwiftUI.NavigationSplitView {
          columns.sidebar
        } content: {
          content
        } detail: {
          columns.detail
        }
      }
    } else if let visibility = nativeVisibility {
      SwiftUI.NavigationSplitView(columnVisibility: visibility) {
        columns.sidebar
      } detail: {
        columns.detail
      }
    } else {
      SwiftUI.NavigationSplitView {
        columns.sidebar
      } detail: {
        columns.detail
      }
    }
  }

  private var nativeVisibility: Binding<SwiftUI.NavigationSplitViewVisibility>? {
    guard let visibility else { return nil }
    return Binding(
      get: { visibility.wrappedValue.native },
      set: { visibility.wrappedValue = Shim.NavigationSplitViewVisibility($0) }
    )
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Shim.NavigationSplitViewVisibility {
  fileprivate init(_ native: SwiftUI.NavigationSplitViewVisibility) {
    switch native {
    case .all: self = .all
    case .doubleColumn: self = .doubleColumn
    case .detailOnly: self = .detailOnly
    default: self = .automatic
    }
  }

  fileprivate var native: SwiftUI.NavigationSplitViewVisibility {
    switch self {
    case .all: .all
    case .doubleColumn: .doubleColumn
    case .detailOnly: .detailOnly
    default: .automatic
    }
  }
}
