import SwiftUI

extension Shim {
  /// A column of a split view, named to say which is on top in compact width.
  ///
  /// - Note: Stands in for SwiftUI's `NavigationSplitViewColumn`, which is new in iOS 17.
  public struct NavigationSplitViewColumn: Hashable, Sendable {
    private enum Kind: Hashable {
      case sidebar, content, detail
    }

    private let kind: Kind

    /// The leading column.
    public static var sidebar: NavigationSplitViewColumn { .init(kind: .sidebar) }

    /// The column in the middle of three.
    public static var content: NavigationSplitViewColumn { .init(kind: .content) }

    /// The trailing column.
    public static var detail: NavigationSplitViewColumn { .init(kind: .detail) }
  }
}

// SwiftData is as new as SwiftUI's type: an SDK that has neither can't be asked for its version.
#if canImport(SwiftData) || !canImport(Darwin)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Shim.NavigationSplitViewColumn {
  /// The same as SwiftUI's own.
  var native: SwiftUI.NavigationSplitViewColumn {
    get {
      switch kind {
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
#endif
