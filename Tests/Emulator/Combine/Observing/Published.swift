/// A property of a class that says when it is about to change, to its object and to subscribers.
@propertyWrapper
public struct Published<Value> {
  var field: PublishedField<Value>

  /// Makes a property with a first value.
  public init(initialValue: Value) {
    field = PublishedField(initialValue)
  }

  /// Makes a property with a first value.
  public init(wrappedValue: Value) {
    self.init(initialValue: wrappedValue)
  }

  /// The property's publisher: it delivers the value at once, and then each new one.
  public var projectedValue: Publisher {
    get { Publisher(field: field) }
    set { field = newValue.field }
  }

  /// The value, which only a class can have, as it is the object that changes.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { field.value }
    set { field.change(to: newValue) }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Reads and writes the value for the object that has the property.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].field.value }
    set {
      // Taken out first: whoever is told may read the property, which must not be in use then.
      let field = object[keyPath: storageKeyPath].field
      field.change(to: newValue)
    }
  }
}
