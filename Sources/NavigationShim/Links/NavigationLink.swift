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
    let destination: Destination?

    /// Where the app says whether the view is shown; `nil` where the link itself keeps that.
    let isActive: Binding<Bool>?

    let label: Label
    var isDetailLink = true
    var hasOwnStyle = false

    @Environment(\.navigationPlace) private var place
  }
}

// Not where the type is declared: that would isolate its initializers, too, and SwiftUI's aren't.
extension Shim.NavigationLink: View {
  // Without builders, and for each kind of link in a function of its own: each generic type that a function names is
  // looked up as the app runs, and a list has thousands of rows.

  /// The link as its surroundings need it.
  @MainActor
  public var body: some View {
    let place = place
    guard place.isNative else { return ownLink(at: place) }
    if let value { return systemLink(to: value, at: place) }
    return systemLinkToView(at: place)
  }

  private typealias SystemLink = SwiftUI.NavigationLink<Label, Destination>
  private typealias EitherLink = _ConditionalContent<SystemLink, OwnLink<Label, Destination>>

  @inline(never)
  @MainActor
  private func systemLink(to value: LinkValue, at place: NavigationPlace) -> EitherLink {
    if let notes = place.links { notes.note(value) }
    // The destination of a link to a value is `Never`.
    guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *),
      case let link as SystemLink = value.systemLink(label)
    else { return ownLink(at: place) }
    return ViewBuilder.buildEither(first: link)
  }

  @inline(never)
  @MainActor
  private func systemLinkToView(at place: NavigationPlace) -> EitherLink {
    guard isActive == nil, isDetailLink, let destination else { return ownLink(at: place) }
    let link = SystemLink(destination: { destination }, label: { label })
    return ViewBuilder.buildEither(first: link)
  }

  /// The package's own links as one view: each further branch would be paid for as well.
  @inline(never)
  @MainActor
  private func ownLink(at place: NavigationPlace) -> EitherLink {
    ViewBuilder.buildEither(second: OwnLink(link: self, place: place))
  }

  @usableFromInline
  nonisolated init(value: LinkValue, label: Label) {
    self.value = value
    destination = nil
    isActive = nil
    self.label = label
  }

  @usableFromInline
  nonisolated init(to destination: Destination, isActive: Binding<Bool>? = nil, label: Label) {
    value = nil
    self.destination = destination
    self.isActive = isActive
    self.label = label
  }
}

extension Shim.NavigationLink {
  @usableFromInline
  nonisolated init<V: Hashable>(
    to destination: Destination,
    tag: V,
    selection: Binding<V?>,
    label: Label
  ) {
    self.init(to: destination, isActive: selection[isTag: tag], label: label)
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
  /// Sets whether the link's view is in the detail column of a `NavigationView`, as SwiftUI's modifier does, which does
  /// nothing in a stack either.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View {
    var link = self
    link.isDetailLink = isDetailLink
    return link
  }
}
#endif
