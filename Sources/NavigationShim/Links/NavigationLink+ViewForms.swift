public import SwiftUI

// Each form stands in for SwiftUI's of the same signature, and is emitted into its callers, so that an app contains
// only the forms it uses.

extension Shim.NavigationLink {
  /// Creates a navigation link to a view.
  ///
  /// - Parameters:
  ///   - destination: The view that a tap pushes.
  ///   - label: The content of the navigation link.
  @_alwaysEmitIntoClient
  nonisolated public init(
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(to: destination(), label: label())
  }

  /// Creates a navigation link to a view that a flag can push too.
  ///
  /// - Parameters:
  ///   - isActive: Whether the destination is shown.
  ///   - destination: The view that a tap pushes.
  ///   - label: The content of the navigation link.
  @_alwaysEmitIntoClient
  nonisolated public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(to: destination(), isActive: isActive, label: label())
  }

  /// Creates a navigation link to a view that a selection can push too.
  ///
  /// - Parameters:
  ///   - tag: The selection's value while the destination is shown.
  ///   - selection: The tag of the navigation link whose destination is shown.
  ///   - destination: The view that a tap pushes.
  ///   - label: The content of the navigation link.
  @_alwaysEmitIntoClient
  nonisolated public init<V: Hashable>(
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(to: destination(), tag: tag, selection: selection, label: label())
  }

  /// Creates a navigation link to a view; prefer a closure for the destination.
  @_alwaysEmitIntoClient
  nonisolated public init(
    destination: Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(to: destination, label: label())
  }

  /// Creates a navigation link to a view that a flag can push too; prefer a closure for the destination.
  @_alwaysEmitIntoClient
  nonisolated public init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(to: destination, isActive: isActive, label: label())
  }

  /// Creates a navigation link to a view that a selection can push too; prefer a closure for the destination.
  @_alwaysEmitIntoClient
  nonisolated public init<V: Hashable>(
    destination: Destination,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(to: destination, tag: tag, selection: selection, label: label())
  }
}

extension Shim.NavigationLink where Label == Text {
  /// Creates a navigation link to a view, with a localized text.
  @_alwaysEmitIntoClient
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(to: destination(), label: Text(titleKey))
  }

  /// Creates a navigation link to a view that a flag can push too, with a localized text.
  @_alwaysEmitIntoClient
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(to: destination(), isActive: isActive, label: Text(titleKey))
  }

  /// Creates a navigation link to a view, with a string for its text.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(to: destination(), label: Text(title))
  }

  /// Creates a navigation link to a view that a flag can push too, with a string for its text.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(to: destination(), isActive: isActive, label: Text(title))
  }

  /// Creates a navigation link to a view, with a text from a string catalog.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  nonisolated public init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(to: destination(), label: Text(titleResource))
  }

  /// Creates a navigation link to a view that a selection can push too, with a localized text.
  @_alwaysEmitIntoClient
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(to: destination(), tag: tag, selection: selection, label: Text(titleKey))
  }

  /// Creates a navigation link to a view that a selection can push too, with a string for its text.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(to: destination(), tag: tag, selection: selection, label: Text(title))
  }

  /// Creates a navigation link to a view, with a localized text; prefer a closure for the destination.
  @_alwaysEmitIntoClient
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    destination: Destination
  ) {
    self.init(to: destination, label: Text(titleKey))
  }

  /// Creates a navigation link to a view that a flag can push too; prefer a closure for the destination.
  @_alwaysEmitIntoClient
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(to: destination, isActive: isActive, label: Text(titleKey))
  }

  /// Creates a navigation link to a view, with a string for its text; prefer a closure for the destination.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    destination: Destination
  ) {
    self.init(to: destination, label: Text(title))
  }

  /// Creates a navigation link to a view that a flag can push too; prefer a closure for the destination.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(to: destination, isActive: isActive, label: Text(title))
  }

  /// Creates a navigation link to a view that a selection can push too; prefer a closure for the destination.
  @_alwaysEmitIntoClient
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) {
    self.init(to: destination, tag: tag, selection: selection, label: Text(titleKey))
  }

  /// Creates a navigation link to a view that a selection can push too; prefer a closure for the destination.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) {
    self.init(to: destination, tag: tag, selection: selection, label: Text(title))
  }
}
