import Foundation

/// An element of a path: a value with its type, or its saved form.
///
/// ```swift
/// let path = NavigationPath([Route.order(42)])
/// for element in path.elements {
///   print(element.typeName, (try? element.value(as: Route.self)) as Any)
/// }
/// ```
///
/// An element of a saved path is *undecoded*: it has a ``typeName`` and the JSON text of its value. No type is looked
/// up by that name; to decode the element, call ``value(as:)`` with its type.
///
/// On the native stack, SwiftUI pushes the value of a navigation link, and its path can't be read. A `Codable` value
/// above `Codable` ones can be read at once. Any other can be read from the first evaluation of its screen on, so not
/// yet in `onChange(of: path)`, in `didSet`, in a binding's setter, or in a body that shows it outside of the stack, and
/// only if NavigationShim's `navigationDestination(for:)` declares its screen, and not SwiftUI's. Until then
/// ``value(as:)`` throws ``PathElementError/Reason/unreadable``. Counting, comparing, saving and popping such an element
/// work at any time. To read all elements at any time, use an array of routes for the path.
///
/// An addition to SwiftUI's interface: the elements of Apple's path can't be read.
public struct PathElement: Equatable, CustomStringConvertible {
  private let content: any Content

  package init<V: Hashable>(_ value: V) { content = HashableValue(wrapped: value) }
  package init<V: Hashable & Codable>(_ value: V) { content = CodableValue(wrapped: value) }
  init(content: any Content) { self.content = content }

  /// The name of the element's type, as a saved path spells it; `(unreadable)` if it can't be read.
  public var typeName: String { content.typeName }

  /// The value, or `nil` if the element is undecoded, or if its value isn't known yet: see ``PathElement``.
  public var value: (any Hashable)? { content.value }

  /// Returns the value as the given type, and decodes it if necessary.
  ///
  /// The element is unchanged.
  ///
  /// The type must be exactly the static type of the value where it was appended, and not a superclass or a protocol
  /// of it. A file that has the type's mangled name, as some libraries write it, is decoded too.
  ///
  /// - Throws: ``PathElementError`` without an index, if the value has another type, can't be read, or can't be
  ///   decoded.
  /// - Complexity: O(1). The first read of an undecoded element takes the time to decode it.
  public func value<V: Hashable>(as type: V.Type) throws -> V {
    try content.value(as: type)
  }

  /// The static type of the value where it was appended, or `nil` while the element is undecoded.
  package var staticType: (any Hashable.Type)? { content.staticType }

  /// Whether the element can be saved.
  ///
  /// An undecoded element always can.
  package var isCodable: Bool { content.isCodable }

  var isUndecoded: Bool { content is UndecodedElement }

  /// The content of an element that SwiftUI has pushed; `nil` for any other.
  var pushed: PushedElement? { content.isPushed ? content as? PushedElement : nil }

  /// Returns the element on top of a path in which SwiftUI may have replaced its value by an equal one.
  func replaceable(onTopOf path: any SourcePath) -> PathElement {
    if isUndecoded { return self }
    let former = content.isPushed ? pushed?.shown : content
    return PathElement(content: PushedElement(path, former: former))
  }

  /// Returns the element with its value decoded as the given type, if it is undecoded; throws as ``value(as:)`` does.
  package func resolved<V: Hashable>(as type: V.Type) throws -> PathElement {
    guard let undecoded = content as? UndecodedElement else { return self }
    return PathElement(content: try undecoded.decoded(as: type))
  }

  /// Returns an undecoded element with another name for its type.
  func renamed(by presentName: (String) -> String) -> PathElement {
    guard let undecoded = content as? UndecodedElement else { return self }
    let tag = presentName(undecoded.tag)
    return PathElement(content: UndecodedElement(tag: tag, item: undecoded.item))
  }

  /// Appends the value with its static type; does nothing while the element is undecoded.
  func append<C: Collector>(to collector: inout C) { content.append(to: &collector) }

  /// Returns the form in which to save the element: an undecoded one byte for byte.
  ///
  /// Throws `EncodingError` if it can't be saved.
  func encoded(by encoder: JSONEncoder) throws -> Saved {
    if let encoded = try content.encoded(by: encoder) { return encoded }
    let reason = "The value was appended where it was not known to be Codable."
    throw EncodingError.invalidValue(typeName, .init(codingPath: [], debugDescription: reason))
  }

  /// Returns whether two elements have the same static type and equal values, or the same value.
  ///
  /// An undecoded element is decoded as the other's type to be compared with a value, and equals it from then on. Two
  /// undecoded elements are equal if they have the same ``typeName`` and the same JSON, apart from white space and
  /// the order of keys. If numbers or strings are spelt differently, they are unequal until one is decoded.
  /// SwiftUI compares an element that it has pushed and whose value isn't known, together with the elements below it.
  public static func == (lhs: PathElement, rhs: PathElement) -> Bool {
    lhs.content.isEqual(to: rhs.content)
  }

  /// The value for display, or the type and the JSON of an undecoded element.
  public var description: String { content.description }
}

extension PathElement {
  /// The saved form of an element: the name of its type, and its value as JSON.
  typealias Saved = (tag: String, item: String)

  /// The content of an element: a value with its type, or its saved form.
  ///
  /// This is one existential rather than an enumeration of the two: an element takes 40 bytes instead of 48, and a
  /// value of up to three words is stored inline.
  protocol Content: CustomStringConvertible {
    var typeName: String { get }
    var value: (any Hashable)? { get }
    var staticType: (any Hashable.Type)? { get }
    var isCodable: Bool { get }

    /// Whether SwiftUI has pushed the element, so that only the content itself can compare it.
    var isPushed: Bool { get }

    func value<V: Hashable>(as type: V.Type) throws -> V

    /// Returns the form in which to save the content, or `nil` if it isn't known to be `Codable`.
    func encoded(by encoder: JSONEncoder) throws -> Saved?

    func append<C: Collector>(to collector: inout C)
    func isEqual(to other: any Content) -> Bool
  }

  /// A value with its static type where it was appended.
  ///
  /// The type is a parameter of the wrapper, so the wrapper is as large as the value. Unlike `AnyHashable`, it needs
  /// no lookup of a conformance.
  protocol ValueContent: Content {
    associatedtype Value: Hashable

    var wrapped: Value { get }
  }

  struct HashableValue<Value: Hashable>: ValueContent {
    let wrapped: Value

    var isCodable: Bool { false }

    func append<C: Collector>(to collector: inout C) { collector.append(wrapped) }

    func encoded(by encoder: JSONEncoder) -> Saved? { nil }
  }

  struct CodableValue<Value: Hashable & Codable>: ValueContent {
    let wrapped: Value

    var isCodable: Bool { true }

    func append<C: Collector>(to collector: inout C) { collector.append(wrapped) }

    func encoded(by encoder: JSONEncoder) throws -> Saved? {
      let item = try encoder.encode(wrapped)
      return (typeName, String(decoding: item, as: UTF8.self))
    }
  }

  /// A type to which values of any types can be appended, such as SwiftUI's path.
  protocol Collector {
    mutating func append<V: Hashable>(_ value: V)
    mutating func append<V: Hashable & Codable>(_ value: V)
  }
}

extension PathElement.Content {
  var isPushed: Bool { false }
}

extension PathElement.ValueContent {
  var typeName: String { UndecodedElement.Tag.name(of: Value.self) }
  var value: (any Hashable)? { wrapped }
  var staticType: (any Hashable.Type)? { Value.self }
  var description: String { String(reflecting: wrapped) }

  func value<V: Hashable>(as type: V.Type) throws -> V {
    // A cast alone would also bridge and upcast. Destinations do neither.
    guard Value.self == type, let value = wrapped as? V else {
      throw PathElementError(expected: type, found: .type(Value.self), reason: .otherType)
    }
    return value
  }

  func isEqual(to other: any PathElement.Content) -> Bool {
    if other.isPushed { return other.isEqual(to: self) }
    // The overload by which either was appended doesn't matter.
    guard let other = try? other.value(as: Value.self) else { return false }
    return areSame(other, wrapped)
  }
}

extension Array {
  /// Returns whether both arrays share their storage, so that their elements are the same.
  func isIdentical(to other: [Element]) -> Bool {
    withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
    }
  }
}
