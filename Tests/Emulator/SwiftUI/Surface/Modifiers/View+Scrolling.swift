nonisolated extension View {
  /// Accepts whether it is shown how far content is scrolled.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Accepts whether content can be scrolled.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Accepts whether there is something behind scrolled content.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}
