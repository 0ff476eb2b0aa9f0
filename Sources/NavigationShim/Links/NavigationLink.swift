public import SwiftUI

extension Shim {
  /// A view that people tap to push a screen.
  ///
  /// A link with a value, such as `NavigationLink("Yosemite", value: Park.yosemite)`, appends it to the path of the
  /// stack it is in. One with a view for a destination shows the view on top of the path, of which it is no part. In a
  /// `List` or `Form` it looks like SwiftUI's row: see `View.navigationRows(_:)`.
  ///
  /// - Note: Stands in for SwiftUI's `NavigationLink`. Outside of the shim's stacks and split views
  ///   it is that link.
  public struct NavigationLink<Label: View, Destination: View> {
    // Values that SwiftUI can compare: a link that is made anew and is the same isn't evaluated again.

    /// The value that a tap leads to; `nil` for a link to a view.
    let value: LinkValue?

    /// The view that a tap leads to; `nil` for a link to a value.
    let view: LinkedView<Destination>?

    let label: Label
    var isDetailLink = true
    var hasOwnStyle = false

    @Environment(\.navigationPlace) private var place
  }
}

// Not where the type is declared: that would isolate its initializers, too, and SwiftUI's aren't.
extension Shim.NavigationLink: View {
  /// The link as its surroundings need it.
  @ViewBuilder
  @MainActor
  public var body: some View {
    let place = place
    if let systemLink = systemLink(at: place) {
      systemLink
    } else {
      // Not the links themselves: on SwiftUI's own stack each further branch would be paid for, row by row.
      OwnLink(link: self, place: place)
    }
  }

  /// SwiftUI's own link, in a stack or a column of SwiftUI's own; `nil` where a binding turns it on.
  // Inside of `body`: each generic type that a function names is looked up once, and there are thousands of rows.
  @inline(__always)
  @MainActor
  private func systemLink(
    at place: NavigationPlace
  ) -> SwiftUI.NavigationLink<Label, Destination>? {
    guard place.isNative, #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else { return nil }
    if let value {
      if let notes = place.links { notes.note(value.element) }
      // The destination of a link to a value is `Never`.
      return value.systemLink(label) as? SwiftUI.NavigationLink<Label, Destination>
    }
    guard let view, view.isActive == nil, isDetailLink else { return nil }
    return SwiftUI.NavigationLink(destination: { view.destination }, label: { label })
  }

  private struct OwnLink: View {
    let link: Shim.NavigationLink<Label, Destination>
    let place: NavigationPlace

    var body: some View {
      if let view = link.view {
        ViewLink(
          view: view,
          isDetailLink: link.isDetailLink,
          hasOwnStyle: link.hasOwnStyle,
          label: link.label,
          place: place
        )
      } else if let screen = place.screen {
        LinkButton(
          hasOwnStyle: link.hasOwnStyle,
          isDisabled: link.value?.isEmpty == true,
          place: place,
          label: link.label
        ) { [value = link.value] in
          guard let element = value?.element else { return }
          screen.stack?.handle(.tap(element, on: screen))
        }
      } else if case .column = place {
        ColumnLink(value: link.value, hasOwnStyle: link.hasOwnStyle, label: link.label)
      } else {
        OutsideLink(value: link.value, hasOwnStyle: link.hasOwnStyle, label: link.label)
      }
    }
  }

  @usableFromInline
  nonisolated init(value: LinkValue, label: Label) {
    self.value = value
    view = nil
    self.label = label
  }

  nonisolated init(to destination: Destination, isActive: Binding<Bool>? = nil, label: Label) {
    value = nil
    view = LinkedView(destination: destination, isActive: isActive)
    self.label = label
  }
}

// Each form stands in for SwiftUI's of the same signature.

extension Shim.NavigationLink where Destination == Never {
  /// Creates a link to a value.
  ///
  /// - Parameters:
  ///   - value: The value that a tap appends to the path. The link is disabled while it is `nil`.
  ///   - label: The content of the link.
  @inlinable
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(value: LinkValue(value), label: label())
  }

  /// Creates a link to a value that can be saved.
  @inlinable
  nonisolated public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(value: LinkValue(value), label: label())
  }
}

extension Shim.NavigationLink where Destination == Never, Label == Text {
  /// Creates a link to a value, with a text from a localized string.
  @inlinable
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link to a value that can be saved, with a text from a localized string.
  @inlinable
  nonisolated public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link to a value, with a string for its text.
  @_disfavoredOverload
  @inlinable
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }

  /// Creates a link to a value that can be saved, with a string for its text.
  @_disfavoredOverload
  @inlinable
  nonisolated public init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }

  /// Creates a link to a value, with a text from a string catalog.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  @_disfavoredOverload
  @inlinable
  nonisolated public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }

  /// Creates a link to a value that can be saved, with a text from a string catalog.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  @_disfavoredOverload
  @inlinable
  nonisolated public init<P: Hashable & Codable>(
    _ titleResource: LocalizedStringResource,
    value: P?
  ) {
    self.init(value: value) { Text(titleResource) }
  }
}

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
extension Shim.NavigationLink {
  /// Sets whether the link shows its view in the detail column of a `NavigationView`.
  ///
  /// Stands in for SwiftUI's method of the same signature, and has no effect inside a stack either.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View {
    var link = self
    link.isDetailLink = isDetailLink
    return link
  }
}
#endif
