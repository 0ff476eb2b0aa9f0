nonisolated extension View {
  /// Accepts a style for bars.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Accepts whether there is something behind bars.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Accepts a light or dark scheme for bars.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  { self }

  /// Accepts whether bars are shown, which the test surface doesn't heed.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Accepts what a bar is for.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}
