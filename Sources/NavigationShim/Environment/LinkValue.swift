public import SwiftUI

/// The value that a link leads to, or none.
///
/// It knows its type, and makes SwiftUI's own link by itself: in a list each row has one. An app makes it without
/// looking up types as the app runs.
@usableFromInline
struct LinkValue: Equatable {
  private let content: any Content

  @usableFromInline
  init(content: any Content) { self.content = content }

  /// What a tap appends to the path; `nil` for a link that is disabled.
  var element: PathElement? { content.element }

  /// The type of the value, together with whether it can be saved.
  var kind: ObjectIdentifier { content.kind }

  var leadsToObject: Bool { content.leadsToObject }

  /// What to remember of a value that is an object, which lives no longer for that; `nil` for any other value.
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
  /// An object that a link leads to, and which may be gone.
  struct Reference {
    struct Key: Hashable {
      let object: ObjectIdentifier

      /// The kind of link, as an object may be linked to as a value of its superclass, too.
      let kind: ObjectIdentifier
    }

    let key: Key

    /// The element of the path that the object makes; `nil` if it is gone.
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
  // Frozen, so that an app makes it by itself where the package is built with library evolution, too.
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
