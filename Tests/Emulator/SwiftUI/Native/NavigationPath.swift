import Foundation

public struct NavigationPath: Equatable {
  fileprivate var elements: [NativePathElement]

  public init() { elements = [] }

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { .value(PlainPathValue(value: $0)) }
  }

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
    self.elements = elements.map { .value(CodablePathValue(value: $0)) }
  }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(.value(PlainPathValue(value: value)))
  }

  public mutating func append<V: Hashable & Codable>(_ value: V) {
    elements.append(.value(CodablePathValue(value: value)))
  }

  public mutating func removeLast(_ k: Int = 1) {
    precondition(
      (0...count).contains(k),
      "Can't remove \(k) values from a path of \(count): remove at most `count`."
    )
    elements.removeLast(k)
  }

  /// Of elements that were saved alike, only copies of one are equal here.
  public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool {
    lhs.elements == rhs.elements && lhs.elements.map(\.origin) == rhs.elements.map(\.origin)
  }
}

extension NavigationPath {
  /// A path in the form that is saved.
  ///
  /// That is an array of strings, in pairs of a type's name and a value's JSON, the last value first.
  /// Nothing is decoded before a stack comes to show it.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let elements: [NativePathElement]

    fileprivate init(_ elements: [NativePathElement]) { self.elements = elements }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [NativePathElement] = []
      while !container.isAtEnd {
        let typeName = try container.decode(String.self)
        let item = try container.decode(String.self)
        elements.append(.saved(SavedElement(typeName: typeName, item: item)))
      }
      self.init(elements.reversed())
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        let saved = try element.encoded()
        try container.encode(saved.typeName)
        try container.encode(saved.item)
      }
    }
  }

  public var codable: CodableRepresentation? {
    elements.allSatisfy(\.isCodable) ? CodableRepresentation(elements) : nil
  }

  public init(_ codable: CodableRepresentation) { elements = codable.elements }
}

/// Storage of a stack's path of any type.
///
/// What is written is read back at once, as real stacks may do.
struct NativePathStore {
  /// Whether all values are of one type, so that only the root's destinations count.
  let isTyped: Bool
  let isMadeOfClosures: Bool
  let elements: () -> [NativePathElement]
  var isOwn = false

  var writeWasLost: () -> Void = {}

  let replace: ([NativePathElement]) -> Void
  private let removeLast: (_ count: Int) -> Void
  private let appendValue: (any PathValue) -> Void

  func truncate(_ count: Int) {
    let before = elements()
    guard before.count > count else { return }
    removeLast(before.count - count)
    if elements() != Array(before.prefix(count)) { writeWasLost() }
  }

  func append(_ value: any PathValue) {
    let before = elements()
    appendValue(value)
    if elements() != before + [.value(value)] { writeWasLost() }
  }

  init(_ path: Binding<NavigationPath>) {
    isTyped = false
    isMadeOfClosures = path.isMadeOfClosures
    elements = { path.wrappedValue.elements }
    replace = { path.wrappedValue.elements = $0 }
    removeLast = { path.wrappedValue.removeLast($0) }
    appendValue = { path.wrappedValue.elements.append(.value($0)) }
  }

  init<Data>(typed path: Binding<Data>)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    isTyped = true
    isMadeOfClosures = path.isMadeOfClosures
    elements = { path.wrappedValue.map { .value(PlainPathValue(value: $0)) } }
    replace = { elements in
      path.wrappedValue = Data(elements.compactMap { $0.value?.value as? Data.Element })
    }
    removeLast = { path.wrappedValue.removeLast($0) }
    appendValue = { element in
      guard element.type == ObjectIdentifier(Data.Element.self),
        let element = element.value as? Data.Element
      else { return }
      path.wrappedValue.append(element)
    }
  }
}

enum NativePathElement {
  case value(any PathValue)
  case saved(SavedElement)

  var value: (any PathValue)? {
    if case .value(let value) = self { value } else { nil }
  }

  fileprivate var origin: ObjectIdentifier? {
    if case .saved(let saved) = self { ObjectIdentifier(saved.origin) } else { nil }
  }

  var isCodable: Bool {
    switch self {
    case .value(let value): value.isCodable
    case .saved: true
    }
  }

  func encoded() throws -> SavedElement {
    switch self {
    case .value(let value): try value.encoded()
    case .saved(let saved): saved
    }
  }
}

extension NativePathElement: Equatable {
  static func == (lhs: NativePathElement, rhs: NativePathElement) -> Bool {
    switch (lhs, rhs) {
    case (.value(let a), .value(let b)): a.isEqual(to: b)
    case (.saved(let a), .saved(let b)): a == b
    default: false
    }
  }
}

struct SavedElement: Equatable {
  let typeName: String
  let item: String
  let origin = Origin()

  /// What the copies of an element have in common.
  final class Origin: Equatable, Sendable {
    static func == (lhs: Origin, rhs: Origin) -> Bool { true }
  }

  func decoded<Value>(as type: Value.Type) throws -> any PathValue {
    guard let type = type as? any (Hashable & Codable).Type else {
      throw CocoaError(.coderReadCorrupt)
    }
    return try decodedOpened(as: type)
  }

  private func decodedOpened<Value: Hashable & Codable>(
    as type: Value.Type
  ) throws -> any PathValue {
    CodablePathValue(value: try JSONDecoder().decode(type, from: Data(item.utf8)))
  }
}

protocol PathValue<Value> {
  associatedtype Value: Hashable

  var value: Value { get }
  var isCodable: Bool { get }

  func encoded() throws -> SavedElement
}

extension PathValue {
  var type: ObjectIdentifier { ObjectIdentifier(Value.self) }

  var typeName: String { String(reflecting: Value.self) }

  func isEqual(to other: any PathValue) -> Bool {
    (other.value as? Value).map { $0 == value && other.type == type } ?? false
  }
}

struct PlainPathValue<Value: Hashable>: PathValue {
  let value: Value

  var isCodable: Bool { false }

  // A path with such a value has no `codable`.
  func encoded() throws -> SavedElement { throw CocoaError(.coderInvalidValue) }
}

struct CodablePathValue<Value: Hashable & Codable>: PathValue {
  let value: Value

  var isCodable: Bool { true }

  func encoded() throws -> SavedElement {
    let data = try JSONEncoder().encode(value)
    return SavedElement(typeName: typeName, item: String(decoding: data, as: UTF8.self))
  }
}
