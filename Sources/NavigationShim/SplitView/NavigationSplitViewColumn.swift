extension Shim {
  /// A column of a split view, named to say which is on top in compact width.
  ///
  /// - Note: Stands in for SwiftUI's `NavigationSplitViewColumn`, which is new in iOS 17.
  public enum NavigationSplitViewColumn: Hashable, Sendable {
    /// The leading column.
    case sidebar

    /// The column in the middle of three.
    case content

    /// The trailing column.
    case detail
  }
}
