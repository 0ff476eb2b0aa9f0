import Foundation

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
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

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let channel = Channel<Void>()

  public init() {}

  public func attach(_ receiveValue: @escaping (()) -> Void) -> AnyCancellable {
    channel.attach(receiveValue)
  }

  public func send() { channel.send(()) }
}

/// The publishers of objects that have no published property to keep them.
///
/// They are kept for all threads: the main actor isn't always on the same one.
private final class KeptPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var nextCleaning = 64
  private static let lock = NSLock()
  private nonisolated(unsafe) static let all = KeptPublishers()

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock { all.publisher(of: object) }
  }

  private func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    // A new object may stand where one that is gone has stood.
    if let entry = entries[id], entry.object === object { return entry.publisher }
    let publisher = ObservableObjectPublisher()
    entries[id] = Entry(object: object, publisher: publisher)
    if entries.count > nextCleaning {
      entries = entries.filter { $0.value.object != nil }
      nextCleaning = max(64, entries.count * 2)
    }
    return publisher
  }
}

@propertyWrapper
public struct Published<Value> {
  private let field: PublishedField<Value>

  public init(initialValue: Value) { field = PublishedField(initialValue) }
  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

  public var projectedValue: Publisher { Publisher(field: field) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { field.value }
    set { field.change(to: newValue) }
  }

  // swift-format-ignore: NoLeadingUnderscores
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].field.value }
    set {
      // Taken out first: an observer may read the property, which must not be in use then.
      let field = object[keyPath: storageKeyPath].field
      field.change(to: newValue)
    }
  }
}

extension Published {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let field: PublishedField<Value>

    public func attach(_ receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
      let attachment = field.newValues.attach(receiveValue)
      receiveValue(field.value)
      return attachment
    }
  }
}

final class PublishedField<Value>: AnyPublishedField {
  private(set) var value: Value
  fileprivate let newValues = Channel<Value>()
  var willChange: ObservableObjectPublisher?

  init(_ value: Value) { self.value = value }

  func change(to newValue: Value) {
    willChange?.send()
    newValues.send(newValue)
    value = newValue
  }
}

protocol AnyPublishedField: AnyObject {
  var willChange: ObservableObjectPublisher? { get set }
}

protocol PublishedProperty {
  var anyField: any AnyPublishedField { get }
}

extension Published: PublishedProperty {
  var anyField: any AnyPublishedField { field }
}
