import SwiftUI

/// A link to a value, as the stack it is in needs it.
struct ValueLink<Label: View>: View {
  let target: LinkTarget<Label>
  let label: Label

  @Environment(\.navigationConfiguration) private var configuration
  @StateObject private var value = LinkValue()

  var body: some View {
    switch configuration.place {
    case .links(let screen):
      button { element in screen.stack?.push(element) }
    case .native(let values):
      let _ = value.update(target.element, in: values)
      nativeLink
    case .column:
      ColumnReader { isInColumn in
        if isInColumn { target.row(label) } else { nativeLink }
      }
    case .outside:
      nativeLink
    }
  }

  /// SwiftUI's own link; where there is none, a disabled button, as such a link is outside of stacks.
  @MainActor @ViewBuilder private var nativeLink: some View {
    if configuration.host.isNative, let link = target.nativeLink(label) {
      link
    } else {
      button { _ in }.disabled(true)
    }
  }

  private func button(_ push: @escaping (PathElement) -> Void) -> some View {
    Button {
      if let element = target.element { push(element) }
    } label: {
      label
    }
    .disabled(target.element == nil)
  }
}

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
