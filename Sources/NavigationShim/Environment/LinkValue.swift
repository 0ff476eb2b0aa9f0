public import SwiftUI

/// The value of a navigation link, or none.
///
/// It keeps the value's static type, so that it can make SwiftUI's link without a lookup of types at run time; in a
/// list each row has one.
@usableFromInline
struct LinkValue: Equatable {
  private let content: any Content

  @usableFromInline
  init(content: any Content) { self.content = content }

  /// The element that a tap appends to the path; `nil` for a disabled navigation link.
  var element: PathElement? { content.element }

  /// Identifies the type of the value together with whether the value is `Codable`.
  var kind: ObjectIdentifier { content.kind }

  var leadsToObject: Bool { content.leadsToObject }

  /// A weak reference to a value that is an object; `nil` for any other value.
  var reference: Reference? { content.reference }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  @MainActor
  func systemLink<Label: View>(_ label: Label) -> SwiftUI.NavigationLink<Label, Never> {
    content.systemLink(label)
  }

  @usableFromInline
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.element == rhs.element }
}

extension LinkValue {
  @inlinable
  init<V: Hashable>(_ value: V?) { self.init(content: HashableContent(value: value)) }

  @inlinable
  init<V: Hashable & Codable>(_ value: V?) { self.init(content: CodableContent(value: value)) }
}

extension LinkValue {
  @usableFromInline
  protocol Content {
    associatedtype Value: Hashable

    var value: Value? { get }

    static func element(_ value: Value) -> PathElement

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @MainActor
    func systemLink<Label: View>(_ label: Label) -> SwiftUI.NavigationLink<Label, Never>
  }
}

extension LinkValue.Content {
  fileprivate var element: PathElement? { value.map { Self.element($0) } }

  fileprivate var kind: ObjectIdentifier { ObjectIdentifier(Self.self) }

  fileprivate var leadsToObject: Bool { Value.self is AnyClass }

  fileprivate var reference: LinkValue.Reference? {
    guard leadsToObject, let value else { return nil }
    let object = value as AnyObject
    return LinkValue.Reference(object, kind) { [weak object] in
      (object as? Value).map { Self.element($0) }
    }
  }
}

extension LinkValue {
  /// A weak reference to an object that a navigation link leads to.
  struct Reference {
    struct Key: Hashable {
      let object: ObjectIdentifier

      /// The kind of value: a navigation link may also have the object as a value of its superclass.
      let kind: ObjectIdentifier
    }

    let key: Key

    /// Makes the path's element for the object; `nil` if it was released.
    let element: () -> PathElement?

    fileprivate init(
      _ object: AnyObject,
      _ kind: ObjectIdentifier,
      element: @escaping () -> PathElement?
    ) {
      key = Key(object: ObjectIdentifier(object), kind: kind)
      self.element = element
    }
  }
}

extension LinkValue {
  // Frozen, so that apps can inline it even if the package is built with library evolution.
  @frozen
  @usableFromInline
  struct HashableContent<Value: Hashable>: Content {
    @usableFromInline let value: Value?

    @inlinable
    init(value: Value?) { self.value = value }

    @usableFromInline
    static func element(_ value: Value) -> PathElement { PathElement(value) }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @usableFromInline
    func systemLink<Label: View>(_ label: Label) -> SwiftUI.NavigationLink<Label, Never> {
      SwiftUI.NavigationLink(value: value) { label }
    }
  }

  @frozen
  @usableFromInline
  struct CodableContent<Value: Hashable & Codable>: Content {
    @usableFromInline let value: Value?

    @inlinable
    init(value: Value?) { self.value = value }

    @usableFromInline
    static func element(_ value: Value) -> PathElement { PathElement(value) }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @usableFromInline
    func systemLink<Label: View>(_ label: Label) -> SwiftUI.NavigationLink<Label, Never> {
      SwiftUI.NavigationLink(value: value) { label }
    }
  }
}
