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
