/// A view that shows nothing.
public struct EmptyView {
  /// Makes a view that shows nothing.
  public init() {}
}

extension EmptyView: View, PrimitiveView {}
