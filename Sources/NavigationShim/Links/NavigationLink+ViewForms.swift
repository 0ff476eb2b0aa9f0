public import SwiftUI

extension Shim.NavigationLink {
  /// Creates a link to a view.
  ///
  /// Stands in for SwiftUI's initializer of the same signature.
  ///
  /// - Parameters:
  ///   - destination: The view that a tap shows.
  ///   - label: The content of the link.
  nonisolated public init(
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(to: destination(), label: label())
  }

  /// Creates a link to a view that a binding can show as well.
  ///
  /// Stands in for SwiftUI's initializer of the same signature.
  ///
  /// - Parameters:
  ///   - isActive: Whether the destination is shown.
  ///   - destination: The view that a tap shows.
  ///   - label: The content of the link.
  nonisolated public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(to: destination(), isActive: isActive, label: label())
  }

  /// Creates a link to a view that a selection can show as well.
  ///
  /// Stands in for SwiftUI's initializer of the same signature.
  ///
  /// - Parameters:
  ///   - tag: The selection's value while the destination is shown.
  ///   - selection: The tag of the link whose destination is shown.
  ///   - destination: The view that a tap shows.
  ///   - label: The content of the link.
  nonisolated public init<V: Hashable>(
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(to: destination(), isActive: selection[isTag: tag], label: label())
  }
}

extension Shim.NavigationLink where Label == Text {
  /// Creates a link to a view, with a text from a localized string.
  ///
  /// Stands in for SwiftUI's initializer of the same signature.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the text.
  ///   - destination: The view that a tap shows.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(to: destination(), label: Text(titleKey))
  }

  /// Creates a link to a view, with a string for its text.
  ///
  /// Stands in for SwiftUI's initializer of the same signature.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - destination: The view that a tap shows.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(to: destination(), label: Text(title))
  }

  /// Creates a link to a view that a binding can show as well, with a text from a localized string.
  ///
  /// Stands in for SwiftUI's initializer of the same signature.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the text.
  ///   - isActive: Whether the destination is shown.
  ///   - destination: The view that a tap shows.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(to: destination(), isActive: isActive, label: Text(titleKey))
  }

  /// Creates a link to a view that a binding can show as well, with a string for its text.
  ///
  /// Stands in for SwiftUI's initializer of the same signature.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - isActive: Whether the destination is shown.
  ///   - destination: The view that a tap shows.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(to: destination(), isActive: isActive, label: Text(title))
  }

  /// Creates a link to a view that a selection shows, too, with a text from a localized string.
  ///
  /// Stands in for SwiftUI's initializer of the same signature.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the text.
  ///   - tag: The selection's value while the destination is shown.
  ///   - selection: The tag of the link whose destination is shown.
  ///   - destination: The view that a tap shows.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(to: destination(), isActive: selection[isTag: tag], label: Text(titleKey))
  }

  /// Creates a link to a view that a selection shows, too, with a string for its text.
  ///
  /// Stands in for SwiftUI's initializer of the same signature.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - tag: The selection's value while the destination is shown.
  ///   - selection: The tag of the link whose destination is shown.
  ///   - destination: The view that a tap shows.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(to: destination(), isActive: selection[isTag: tag], label: Text(title))
  }
}

extension Shim.NavigationLink {
  /// Creates a link to a view.
  ///
  /// Stands in for SwiftUI's initializer of the same signature.
  ///
  /// Prefer the form with a closure for the destination.
  ///
  /// - Parameters:
  ///   - destination: The view that a tap shows.
  ///   - label: The content of the link.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(to: destination, label: label())
  }

  /// Creates a link to a view that a binding can show as well.
  ///
  /// Stands in for SwiftUI's initializer of the same signature.
  ///
  /// Prefer the form with a closure for the destination.
  ///
  /// - Parameters:
  ///   - destination: The view that a tap shows.
  ///   - isActive: Whether the destination is shown.
  ///   - label: The content of the link.
  nonisolated public init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(to: destination, isActive: isActive, label: label())
  }

  /// Creates a link to a view that a selection can show as well.
  ///
  /// Stands in for SwiftUI's initializer of the same signature.
  ///
  /// Prefer the form with a closure for the destination.
  ///
  /// - Parameters:
  ///   - destination: The view that a tap shows.
  ///   - tag: The selection's value while the destination is shown.
  ///   - selection: The tag of the link whose destination is shown.
  ///   - label: The content of the link.
  nonisolated public init<V: Hashable>(
    destination: Destination,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(to: destination, isActive: selection[isTag: tag], label: label())
  }
}

extension Shim.NavigationLink where Label == Text {
  /// Creates a link to a view, with a text from a localized string.
  ///
  /// Stands in for SwiftUI's initializer of the same signature.
  ///
  /// Prefer the form with a closure for the destination.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the text.
  ///   - destination: The view that a tap shows.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(to: destination, label: Text(titleKey))
  }

  /// Creates a link to a view, with a string for its text.
  ///
  /// Stands in for SwiftUI's initializer of the same signature.
  ///
  /// Prefer the form with a closure for the destination.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - destination: The view that a tap shows.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(to: destination, label: Text(title))
  }

  /// Creates a link to a view that a binding can show as well, with a text from a localized string.
  ///
  /// Stands in for SwiftUI's initializer of the same signature.
  ///
  /// Prefer the form with a closure for the destination.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the text.
  ///   - destination: The view that a tap shows.
  ///   - isActive: Whether the destination is shown.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(to: destination, isActive: isActive, label: Text(titleKey))
  }

  /// Creates a link to a view that a binding can show as well, with a string for its text.
  ///
  /// Stands in for SwiftUI's initializer of the same signature.
  ///
  /// Prefer the form with a closure for the destination.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - destination: The view that a tap shows.
  ///   - isActive: Whether the destination is shown.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(to: destination, isActive: isActive, label: Text(title))
  }

  /// Creates a link to a view that a selection shows, too, with a text from a localized string.
  ///
  /// Stands in for SwiftUI's initializer of the same signature.
  ///
  /// Prefer the form with a closure for the destination.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the text.
  ///   - destination: The view that a tap shows.
  ///   - tag: The selection's value while the destination is shown.
  ///   - selection: The tag of the link whose destination is shown.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) {
    self.init(to: destination, isActive: selection[isTag: tag], label: Text(titleKey))
  }

  /// Creates a link to a view that a selection shows, too, with a string for its text.
  ///
  /// Stands in for SwiftUI's initializer of the same signature.
  ///
  /// Prefer the form with a closure for the destination.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - destination: The view that a tap shows.
  ///   - tag: The selection's value while the destination is shown.
  ///   - selection: The tag of the link whose destination is shown.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) {
    self.init(to: destination, isActive: selection[isTag: tag], label: Text(title))
  }
}
