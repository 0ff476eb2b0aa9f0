/// What copies of one `Published` value share: its value and whom to tell.
final class PublishedField<Value>: AnyPublishedField {
  private(set) var value: Value
  let newValues = Channel<Value, Never>()
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
