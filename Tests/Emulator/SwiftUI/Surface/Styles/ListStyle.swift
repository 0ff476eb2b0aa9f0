/// How lists look, which nobody sees here.
public protocol ListStyle: Sendable {}

/// The style that suits the place.
public struct DefaultListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// The style of rows from side to side.
public struct PlainListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// The style of rows with margins.
public struct InsetListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// The style of sections from side to side.
public struct GroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// The style of sections with margins.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// The style of sidebars.
public struct SidebarListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that suits the place.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// The style of rows from side to side.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// The style of rows with margins.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// The style of sections from side to side.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The style of sections with margins.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// The style of sidebars.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

nonisolated extension View {
  /// Accepts how lists inside look.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
}
