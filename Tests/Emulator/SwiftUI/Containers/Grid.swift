public import Foundation

/// Rows whose columns have the same widths, which nobody sees here.
public struct Grid<Content: View> {
  let content: Content

  /// Makes a grid of rows.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension Grid: View, PassthroughView {
  /// A grid has no body.
  public typealias Body = Never
}

/// A row of a grid.
public struct GridRow<Content: View> {
  let content: Content

  /// Makes a row, each view of which is a cell.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GridRow: View, PassthroughView {
  /// A row has no body.
  public typealias Body = Never
}

nonisolated extension View {
  /// Accepts how many columns a cell takes.
  public func gridCellColumns(_ count: Int) -> some View { self }
}
