/// A property of a class that says when it is about to change, to its object and to subscribers.
@propertyWrapper
public struct Published<Value> {
  private var field: PublishedField<Value>

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
      field.newValues.add(subscriber, latest: { [field] in field.value })
    }
  }
}

/// What copies of one `Published` value share: its value and whom to tell.
final class PublishedField<Value>: AnyPublishedField {
  private(set) var value: Value
  fileprivate let newValues = Channel<Value, Never>()
  var willChange: ObservableObjectPublisher?
  private var assignments: [AnyCancellable] = []

  init(_ value: Value) {
    self.value = value
  }

  func change(to newValue: Value) {
    willChange?.send()
    newValues.send(newValue)
    value = newValue
  }

  /// Keeps what writes to this field alive for as long as the field.
  func keep(_ assignment: AnyCancellable) {
    assignments.append(assignment)
  }
}

/// A published field whose value's type isn't known.
protocol AnyPublishedField: AnyObject {
  /// The publisher of the object that the field belongs to, once somebody has asked for it.
  var willChange: ObservableObjectPublisher? { get set }
}

/// A `Published` whose value's type isn't known.
protocol PublishedProperty {
  var anyField: any AnyPublishedField { get }
}

extension Published: PublishedProperty {
  var anyField: any AnyPublishedField { field }
}
