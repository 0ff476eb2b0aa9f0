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

extension Shim.NavigationSplitViewColumn {
  /// The place of the column among a number of them, of which the last one is the detail; without a column in the
  /// middle, that of the sidebar for it.
  subscript(indexAmong count: Int) -> Int {
    get { (0..<count).first { Self(index: $0, among: count) == self } ?? 0 }
    set { self = Self(index: newValue, among: count) }
  }

  private init(index: Int, among count: Int) {
    self = index == 0 ? .sidebar : index == count - 1 ? .detail : .content
  }
}
