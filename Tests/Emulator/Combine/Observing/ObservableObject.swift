/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  /// What says so.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Delivers a value before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Delivers a value before one of the object's published properties changes.
  ///
  /// All published properties, those of superclasses too, share one publisher, which they keep. An
  /// object without any has its publisher kept for it.
  public var objectWillChange: ObservableObjectPublisher {
    let fields = publishedFields(of: self)
    guard !fields.isEmpty else { return KeptPublishers.publisher(of: self) }
    let publisher = fields.lazy.compactMap(\.willChange).first ?? ObservableObjectPublisher()
    for field in fields where field.willChange == nil { field.willChange = publisher }
    return publisher
  }
}

private func publishedFields(of object: AnyObject) -> [any AnyPublishedField] {
  var fields: [any AnyPublishedField] = []
  var mirror: Mirror? = Mirror(reflecting: object)
  while let current = mirror {
    for child in current.children {
      guard let published = child.value as? any PublishedProperty else { continue }
      fields.append(published.anyField)
    }
    mirror = current.superclassMirror
  }
  return fields
}
