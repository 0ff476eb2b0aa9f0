/// Several views in a row.
public struct TupleView<T> {
  let views: [any View]

  init(views: [any View]) {
    self.views = views
  }

  /// Makes a view of a tuple of views.
  public init(_ value: T) {
    views = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }
}

extension TupleView: View, PrimitiveView {
  var contents: [Child] {
    views.enumerated().map { Child($1, at: $0) }
  }
}
