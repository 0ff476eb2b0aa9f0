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

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  @MainActor
  func systemLink<Label: View>(_ label: Label) -> SwiftUI.NavigationLink<Label, Never> {
    content.systemLink(label)
  }

  /// Returns whether both values have the same bits.
  ///
  /// A navigation link that is created again with an equal one isn't evaluated again. The value's own `==` may leave
  /// out what has changed.
  @usableFromInline
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.content.hasSameBits(as: rhs.content) }
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

  fileprivate func hasSameBits(as other: any LinkValue.Content) -> Bool {
    (other as? Self).map { haveSameBits(value, $0.value) } ?? false
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
