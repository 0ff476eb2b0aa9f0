public import Foundation

/// Views from top to bottom.
public struct VStack<Content> {
  let content: Content
}

extension VStack: View, PrimitiveView, PassthroughView where Content: View {
  /// Makes a column of views.
  public nonisolated init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views from side to side.
public struct HStack<Content> {
  let content: Content
}

extension HStack: View, PrimitiveView, PassthroughView where Content: View {
  /// Makes a row of views.
  public nonisolated init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views from back to front.
public struct ZStack<Content> {
  let content: Content
}

extension ZStack: View, PrimitiveView, PassthroughView where Content: View {
  /// Makes a pile of views.
  public nonisolated init(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// A row, all of which is there at once here.
public struct LazyHStack<Content: View> {
  let content: Content

  /// Makes a row.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyHStack: View, PassthroughView {
  /// A row has no body.
  public typealias Body = Never
}

/// A column, all of which is there at once here.
public struct LazyVStack<Content: View> {
  let content: Content

  /// Makes a column.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyVStack: View, PassthroughView {
  /// A column has no body.
  public typealias Body = Never
}

/// A grid of rows, all of which is there at once here.
public struct LazyHGrid<Content: View> {
  let content: Content

  /// Makes a grid.
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyHGrid: View, PassthroughView {
  /// A grid has no body.
  public typealias Body = Never
}

/// A grid of columns, all of which is there at once here.
public struct LazyVGrid<Content: View> {
  let content: Content

  /// Makes a grid.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyVGrid: View, PassthroughView {
  /// A grid has no body.
  public typealias Body = Never
}

/// A row or column of a lazy grid.
public struct GridItem: Sendable {
  /// How wide a row or column is.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide the row or column is.
  public var size: Size

  /// The distance to the next one.
  public var spacing: CGFloat?

  /// Where its items stand.
  public var alignment: Alignment?

  /// Makes a row or column.
  public init(
    _ size: Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Which parts of a lazy container stay while it is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// A bit for each part.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)

  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

/// A space that grows.
public struct Spacer: Sendable {
  /// The least that the space takes.
  public var minLength: CGFloat?

  /// Makes a space.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View, PrimitiveView {
  /// A space has no body.
  public typealias Body = Never
}

/// A line that divides.
public struct Divider: Sendable {
  /// Makes a line.
  public init() {}
}

extension Divider: View, PrimitiveView {
  /// A line has no body.
  public typealias Body = Never
}
