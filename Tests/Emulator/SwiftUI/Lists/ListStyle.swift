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

nonisolated extension View {
  /// Accepts distances from a row's content.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Accepts something behind a row.
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }

  /// Accepts whether there are lines between rows.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Accepts the colour of lines between rows.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  /// Accepts whether there are lines between sections.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Accepts the colour of lines between sections.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
  { self }

  /// Accepts the colour of rows' pictures.
  public func listItemTint(_ tint: Color?) -> some View { self }

  /// Accepts how much headers stand out.
  public func headerProminence(_ prominence: Prominence) -> some View { self }

  /// Accepts a number beside a row or on a tab.
  public func badge(_ count: Int) -> some View { self }

  /// Accepts a text beside a row or on a tab.
  public func badge(_ label: Text?) -> some View { self }

  /// Accepts a text beside a row or on a tab.
  public func badge(_ key: LocalizedStringKey?) -> some View { self }

  /// Accepts a text beside a row or on a tab.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { self }

  /// Accepts whether rows can be deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// Accepts whether rows can be moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
}
