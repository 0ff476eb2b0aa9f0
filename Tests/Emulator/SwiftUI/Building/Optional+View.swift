extension Optional: View where Wrapped: View {
  /// Nothing: what is wrapped is rendered.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  var contents: [Child] {
    map { [Child($0)] } ?? []
  }
}
