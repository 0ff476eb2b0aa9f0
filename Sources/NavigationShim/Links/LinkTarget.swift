import SwiftUI

/// The value that a link leads to, and what can be made of it where its type is known.
struct LinkTarget<Label: View> {
  /// The value; `nil` for a link that is disabled.
  let element: PathElement?

  private let makeNativeLink: @MainActor (PathElement?, Label) -> AnyView?
  private let makeRow: @MainActor (PathElement?, Label) -> AnyView

  init<P: Hashable>(_ value: P?) {
    element = value.map { PathElement($0) }
    makeNativeLink = { element, label in
      guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else { return nil }
      return AnyView(SwiftUI.NavigationLink(value: element?.known(as: P.self)) { label })
    }
    makeRow = { Self.row($0?.known(as: P.self), $1) }
  }

  init<P: Hashable & Codable>(_ value: P?) {
    element = value.map { PathElement($0) }
    makeNativeLink = { element, label in
      guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else { return nil }
      return AnyView(SwiftUI.NavigationLink(value: element?.known(as: P.self)) { label })
    }
    makeRow = { Self.row($0?.known(as: P.self), $1) }
  }

  /// SwiftUI's own link to the value; `nil` where the system has none.
  @MainActor
  func nativeLink(_ label: Label) -> AnyView? {
    makeNativeLink(element, label)
  }

  /// The label as the row of a list, which selects the value.
  @MainActor
  func row(_ label: Label) -> AnyView {
    makeRow(element, label)
  }

  @MainActor
  private static func row<P: Hashable>(_ value: P?, _ label: Label) -> AnyView {
    if let value { AnyView(label.tag(value)) } else { AnyView(label.disabled(true)) }
  }
}

extension PathElement {
  /// The value, if it has this type.
  fileprivate func known<V: Hashable>(as type: V.Type) -> V? {
    try? value(as: type)
  }
}
