public import SwiftUI

// The titles that Xcode makes of a string catalog's keys: `NavigationLink(.orders, value: route)`.

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Shim.NavigationLink where Destination == Never, Label == Text {
  /// Creates a link to a value, with a text from a string catalog.
  ///
  /// Stands in for SwiftUI's initializer of the same signature.
  ///
  /// - Parameters:
  ///   - titleResource: The text.
  ///   - value: The value that a tap appends to the path. The link is disabled while it is `nil`.
  @_disfavoredOverload
  nonisolated public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }

  /// Creates a link to a value that can be saved, with a text from a string catalog.
  ///
  /// Stands in for SwiftUI's initializer of the same signature.
  ///
  /// - Parameters:
  ///   - titleResource: The text.
  ///   - value: The value that a tap appends to the path. The link is disabled while it is `nil`.
  @_disfavoredOverload
  nonisolated public init<P: Hashable & Codable>(
    _ titleResource: LocalizedStringResource,
    value: P?
  ) {
    self.init(value: value) { Text(titleResource) }
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Shim.NavigationLink where Label == Text {
  /// Creates a link to a view, with a text from a string catalog.
  ///
  /// Stands in for SwiftUI's initializer of the same signature.
  ///
  /// - Parameters:
  ///   - titleResource: The text.
  ///   - destination: The view that a tap shows.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleResource) }
  }
}
