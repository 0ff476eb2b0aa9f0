import SwiftUI

/// A link to a value, as the stack it is in needs it.
///
/// As the row of a list it is to be one view that SwiftUI can count by its type: a list asks all of its
/// rows how many views they are where the type doesn't say, and their bodies with them. So each branch
/// is one view, and none has its type erased, but for rows of columns on a Mac. There is no container
/// around them: it would hide from the list what SwiftUI's own link tells it, such as the value to select.
struct ValueLink<Label: View>: View {
  let target: LinkTarget<Label>
  var hasOwnStyle = false
  let label: Label

  @Environment(\.navigationConfiguration) private var configuration

  var body: some View {
    if case .column = configuration.place {
      ColumnReader { isInColumn in
        if isInColumn { row } else { pushingLink }
      }
    } else {
      pushingLink
    }
  }

  private var pushingLink: PushingLink<Label> {
    PushingLink(target: target, hasOwnStyle: hasOwnStyle, label: label)
  }

  @MainActor private var row: some View {
    #if os(macOS)
    // Its type is erased, as the tag has that of the value.
    target.row(label)
    #else
    ColumnRow(element: target.element, hasOwnStyle: hasOwnStyle, label: label)
    #endif
  }
}

/// A link that pushes its value.
struct PushingLink<Label: View>: View {
  let target: LinkTarget<Label>
  var hasOwnStyle = false
  let label: Label

  @Environment(\.navigationConfiguration) private var configuration

  var body: some View {
    if let nativeLink {
      nativeLink
    } else {
      // Outside of stacks such a link is disabled.
      let isDisabled = target.element == nil || configuration.place.screen == nil
      LinkButton(hasOwnStyle: hasOwnStyle, isDisabled: isDisabled, label: label) {
        guard let element = target.element, let screen = configuration.place.screen else { return }
        screen.stack?.push(element, from: screen)
      }
    }
  }

  /// SwiftUI's own link, where the stack is SwiftUI's own, or there is none and may be one of those.
  @MainActor private var nativeLink: SwiftUI.NavigationLink<Label, Never>? {
    switch configuration.place {
    case .native(let values):
      values.links?.note(target.element)
      return target.nativeLink(label)
    case .nativeColumn(let column):
      column.links.note(target.element)
      return target.nativeLink(label)
    case .outside, .column:
      return configuration.host.isNative ? target.nativeLink(label) : nil
    case .links:
      return nil
    }
  }
}

/// The value that a link leads to, and what can be made of it where its type is known.
struct LinkTarget<Label: View> {
  /// The value; `nil` for a link that is disabled.
  let element: PathElement?

  private let makeNativeLink:
    @MainActor (PathElement?, Label) -> SwiftUI.NavigationLink<Label, Never>?
  private let makeRow: @MainActor (PathElement?, Label) -> AnyView

  init<P: Hashable>(_ value: P?) {
    element = value.map { PathElement($0) }
    makeNativeLink = { element, label in
      guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else { return nil }
      return SwiftUI.NavigationLink(value: element?.known(as: P.self)) { label }
    }
    makeRow = { Self.row($0?.known(as: P.self), $1) }
  }

  init<P: Hashable & Codable>(_ value: P?) {
    element = value.map { PathElement($0) }
    makeNativeLink = { element, label in
      guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else { return nil }
      return SwiftUI.NavigationLink(value: element?.known(as: P.self)) { label }
    }
    makeRow = { Self.row($0?.known(as: P.self), $1) }
  }

  /// SwiftUI's own link to the value; `nil` where the system has none.
  @MainActor
  func nativeLink(_ label: Label) -> SwiftUI.NavigationLink<Label, Never>? {
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
