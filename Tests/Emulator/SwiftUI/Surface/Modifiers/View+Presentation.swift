public import Foundation

nonisolated extension View {
  /// Accepts the heights of a sheet.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Accepts the heights of a sheet, and which it has.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Accepts whether a sheet shows that it can be dragged.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Accepts whether a sheet can't be pulled down, which the test surface doesn't heed.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Accepts round corners of a sheet.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Accepts a style for what is behind a sheet.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
}
