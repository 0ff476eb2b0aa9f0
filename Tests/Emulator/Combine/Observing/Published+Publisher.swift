extension Published {
  /// Delivers a property's value at once, and then each new one before it is stored.
  public struct Publisher: Combine.Publisher {
    /// The values of the property.
    public typealias Output = Value

    /// Nothing can go wrong.
    public typealias Failure = Never

    let field: PublishedField<Value>

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      field.newValues.add(subscriber, first: { [field] in field.value })
    }
  }
}
