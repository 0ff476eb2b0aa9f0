/// How forms look, which nobody sees here.
public protocol FormStyle: Sendable {}

/// The style that suits the place.
public struct AutomaticFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

/// The style of columns.
public struct ColumnsFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

/// The style of grouped rows.
public struct GroupedFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style that suits the place.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The style of columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// The style of grouped rows.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

nonisolated extension View {
  /// Accepts how forms inside look.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
