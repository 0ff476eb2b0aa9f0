public import SwiftUI

// As the row of a list, a link is to be one view that SwiftUI can count by its type: a list asks all of its
// rows how many views they are where the type doesn't say, and their bodies with them. So each branch
// is one view, and none has its type erased, but for rows of columns on a Mac. There is no container
// around them: it would hide from the list what SwiftUI's own link tells it, such as the value to select.

/// A link to a value in the column of a split view that is made of links, or in what is presented from there.
struct ColumnLink<Label: View>: View {
  /// The value; `nil` for a link that is disabled.
  let value: LinkValue?
  let hasOwnStyle: Bool
  let label: Label

  var body: some View {
    ColumnReader { isInColumn in
      if isInColumn {
        row
      } else {
        OutsideLink(value: value, hasOwnStyle: hasOwnStyle, label: label)
      }
    }
  }

  @MainActor private var row: some View {
    #if os(macOS)
    // Its type is erased, as the tag has that of the value.
    PathElement.row(selecting: value?.element, label)
    #else
    ColumnRow(element: value?.element, hasOwnStyle: hasOwnStyle, label: label)
    #endif
  }
}

/// A link to a value outside of the shim's stacks: SwiftUI's own, where there may be a stack of SwiftUI's own.
struct OutsideLink<Label: View>: View {
  let value: LinkValue?
  let hasOwnStyle: Bool
  let label: Label

  @Environment(\.navigationConfiguration.host) private var host

  var body: some View {
    if let systemLink {
      systemLink
    } else {
      LinkButton(hasOwnStyle: hasOwnStyle, isDisabled: true, place: .outside, label: label) {}
    }
  }

  @MainActor private var systemLink: SwiftUI.NavigationLink<Label, Never>? {
    guard host.isNative, #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else { return nil }
    return value?.systemLink(label)
  }
}

/// The value that a link leads to, or none.
///
/// It knows its type, and makes SwiftUI's own link by itself: in a list each row has one. An app makes it without
/// looking up types as the app runs.
@usableFromInline
struct LinkValue: Equatable {
  private let content: any LinkContent

  @usableFromInline
  init(content: any LinkContent) { self.content = content }

  /// What a tap appends to the path; `nil` for a link that is disabled.
  var element: PathElement? { content.element }

  /// The type of the value, together with whether it can be saved.
  var kind: ObjectIdentifier { content.kind }

  var leadsToObject: Bool { content.leadsToObject }

  /// What to remember of a value that is an object, which lives no longer for that; `nil` for any other value.
  var reference: LinkReference? { content.reference }

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
  init<V: Hashable>(_ value: V?) { self.init(content: HashableLink(value: value)) }

  @inlinable
  init<V: Hashable & Codable>(_ value: V?) { self.init(content: CodableLink(value: value)) }
}

@usableFromInline
protocol LinkContent {
  associatedtype Value: Hashable

  var value: Value? { get }

  static func element(_ value: Value) -> PathElement

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  @MainActor
  func systemLink<Label: View>(_ label: Label) -> SwiftUI.NavigationLink<Label, Never>
}

extension LinkContent {
  fileprivate var element: PathElement? { value.map { Self.element($0) } }

  fileprivate var kind: ObjectIdentifier { ObjectIdentifier(Self.self) }

  fileprivate var leadsToObject: Bool { Value.self is AnyClass }

  fileprivate var reference: LinkReference? {
    guard leadsToObject, let value else { return nil }
    let object = value as AnyObject
    return LinkReference(object, kind) { [weak object] in
      (object as? Value).map { Self.element($0) }
    }
  }
}

/// An object that a link leads to, and which may be gone.
struct LinkReference {
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

// Frozen, so that an app makes it by itself where the package is built with library evolution, too.
@frozen
@usableFromInline
struct HashableLink<Value: Hashable>: LinkContent {
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
struct CodableLink<Value: Hashable & Codable>: LinkContent {
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

#if os(macOS)
extension PathElement {
  /// A label as the row of a list, which selects a value.
  @MainActor
  static func row(selecting element: PathElement?, _ label: some View) -> AnyView {
    var maker = RowMaker(label: AnyView(label), row: AnyView(label.disabled(true)))
    element?.append(to: &maker)
    return maker.row
  }
}

private struct RowMaker: ValueCollector {
  let label: AnyView
  var row: AnyView

  mutating func append<V: Hashable>(_ value: V) {
    row = AnyView(label.tag(value))
  }

  mutating func append<V: Hashable & Codable>(_ value: V) {
    row = AnyView(label.tag(value))
  }
}
#endif
