/// The older stack of screens, which links are in charge of.
public struct NavigationView<Content> {
  let content: Content
}

extension NavigationView: View, PrimitiveView where Content: View {
  /// Makes a navigation view with its first screen.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  static func makeNode(for view: Self, at place: Place) -> Node {
    NavigationViewNode(view, at: place)
  }
}

/// How a navigation view is laid out.
public protocol NavigationViewStyle {}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// Columns beside each other.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// Columns beside each other.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  init() {}
}

/// What fits the device.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns beside each other.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// What fits the device.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
  /// Says how navigation views inside are laid out.
  ///
  /// A navigation view in no style in particular has columns if several views are inside.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewLayout, NavigationViewLayout(style))
  }
}
