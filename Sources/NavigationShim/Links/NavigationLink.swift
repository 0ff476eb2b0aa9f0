public import SwiftUI

extension Shim {
  /// A view that people tap to push a screen.
  ///
  /// ```swift
  /// List {
  ///   // Appends a value to the path.
  ///   NavigationLink("Order 42", value: Route.order(42))
  ///
  ///   // Shows a view above the path.
  ///   NavigationLink("About this shop") { Text("Since 1947") }
  /// }
  /// ```
  ///
  /// With a value, a tap appends it to the path of the enclosing stack. With a view for a destination, a tap shows
  /// the view on top of the path, and the path is unchanged. In a `List` or `Form` it looks like SwiftUI's row: see
  /// `View.navigationRows(_:)`.
  ///
  /// - Note: Stands in for SwiftUI's `NavigationLink`, which shows it outside of NavigationShim's stacks and split
  ///   views.
  public struct NavigationLink<Label: View, Destination: View> {
    // Values that SwiftUI can compare: a navigation link that is created again and is equal isn't evaluated again.

    /// The value that a tap appends; `nil` for a navigation link to a view.
    let value: LinkValue?

    /// The view that a tap pushes; `nil` for a navigation link to a value.
    let destination: Destination?

    /// The app's flag for whether the view is shown; `nil` if the navigation link keeps that itself.
    let isActive: Binding<Bool>?

    let label: Label
    var isDetailLink = true
    var hasOwnStyle = false

    @Environment(\.navigationPlace) private var place
  }
}

// Not at the declaration of the type: that would isolate its initializers too, and SwiftUI's aren't isolated.
extension Shim.NavigationLink: View {
  // Without builders, and with a function for each kind of navigation link: each generic type that a function names
  // is looked up at run time, and a list has thousands of rows.

  /// The navigation link as its place needs it.
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
    // The destination of a navigation link to a value is `Never`.
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

  /// The package's own navigation links as one view: each further branch would cost something.
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

// Each form stands in for SwiftUI's of the same signature, and is emitted into its callers.

extension Shim.NavigationLink where Destination == Never {
  /// Creates a navigation link to a value.
  ///
  /// - Parameters:
  ///   - value: The value that a tap appends to the path. The navigation link is disabled while it is `nil`.
  ///   - label: The content of the navigation link.
  @_alwaysEmitIntoClient
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(value: LinkValue(value), label: label())
  }

  /// Creates a navigation link to a value that can be saved.
  @_alwaysEmitIntoClient
  nonisolated public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(value: LinkValue(value), label: label())
  }
}

extension Shim.NavigationLink where Destination == Never, Label == Text {
  /// Creates a navigation link to a value, with a localized text.
  @_alwaysEmitIntoClient
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a navigation link to a value that can be saved, with a localized text.
  @_alwaysEmitIntoClient
  nonisolated public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a navigation link to a value, with a string for its text.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }

  /// Creates a navigation link to a value that can be saved, with a string for its text.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  nonisolated public init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }

  /// Creates a navigation link to a value, with a text from a string catalog.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  nonisolated public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }

  /// Creates a navigation link to a value that can be saved, with a text from a string catalog.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  nonisolated public init<P: Hashable & Codable>(
    _ titleResource: LocalizedStringResource,
    value: P?
  ) {
    self.init(value: value) { Text(titleResource) }
  }
}

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
extension Shim.NavigationLink {
  /// Sets whether the destination is in the detail column of a `NavigationView`, as SwiftUI's modifier does.
  ///
  /// Like that one, it has no effect in a stack.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View {
    var link = self
    link.isDetailLink = isDetailLink
    return link
  }
}
#endif
