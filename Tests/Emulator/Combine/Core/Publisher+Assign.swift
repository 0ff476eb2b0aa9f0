extension Publisher where Failure == Never {
  /// Writes the values to an object's property, which keeps the object alive meanwhile.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Writes the values to a published property, for as long as the property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let field = published.field
    field.keep(sink { [weak field] in field?.change(to: $0) })
  }
}
