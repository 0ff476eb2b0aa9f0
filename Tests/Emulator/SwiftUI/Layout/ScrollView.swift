/// Content that may be larger than the screen; all of it counts as seen.
public struct ScrollView<Content: View> {
  /// What is scrolled.
  public var content: Content

  /// The directions in which it is scrolled.
  public var axes: Axis.Set

  /// Whether it is shown how far it is scrolled.
  public var showsIndicators: Bool

  /// Makes a scroll view.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

extension ScrollView: View, PassthroughView {
  /// A scroll view has no body.
  public typealias Body = Never
}

/// Gives its content a way to scroll.
public struct ScrollViewReader<Content: View> {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Makes a reader.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View, PrimitiveView {
  /// A reader has no body.
  public typealias Body = Never

  var contents: [Child] { [Child(content(ScrollViewProxy()))] }
}

/// A way to scroll, which leads nowhere here: all content is seen anyway.
public struct ScrollViewProxy {
  /// Accepts the identity of a view to scroll to.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

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

/// When scrolling hides the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let id: String

  /// When that suits the place.
  public static let automatic = ScrollDismissesKeyboardMode(id: "automatic")

  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(id: "immediately")

  /// As far as one scrolls.
  public static let interactively = ScrollDismissesKeyboardMode(id: "interactively")

  /// Never.
  public static let never = ScrollDismissesKeyboardMode(id: "never")
}

/// Whether it is shown how far content is scrolled.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let id: String

  /// Where that suits the place.
  public static let automatic = ScrollIndicatorVisibility(id: "automatic")

  /// Yes, unless the device is touched.
  public static let visible = ScrollIndicatorVisibility(id: "visible")

  /// No, unless a mouse is used.
  public static let hidden = ScrollIndicatorVisibility(id: "hidden")

  /// Never.
  public static let never = ScrollIndicatorVisibility(id: "never")
}
