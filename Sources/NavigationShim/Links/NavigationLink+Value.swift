public import SwiftUI

extension Shim.NavigationLink where Destination == Never {
  /// Creates a link to a value.
  ///
  /// Stands in for SwiftUI's initializer of the same signature.
  ///
  /// - Parameters:
  ///   - value: What a tap appends to the path. The link is disabled while it is `nil`.
  ///   - label: What the link looks like.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    target = .value(LinkTarget(value))
    self.label = label()
  }

  /// Creates a link to a value that can be saved.
  ///
  /// Stands in for SwiftUI's initializer of the same signature.
  ///
  /// - Parameters:
  ///   - value: What a tap appends to the path. The link is disabled while it is `nil`.
  ///   - label: What the link looks like.
  public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
    target = .value(LinkTarget(value))
    self.label = label()
  }
}

extension Shim.NavigationLink where Destination == Never, Label == Text {
  /// Creates a link to a value, with a text from a localized string.
  ///
  /// Stands in for SwiftUI's initializer of the same signature.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the text.
  ///   - value: What a tap appends to the path. The link is disabled while it is `nil`.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link to a value that can be saved, with a text from a localized string.
  ///
  /// Stands in for SwiftUI's initializer of the same signature.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the text.
  ///   - value: What a tap appends to the path. The link is disabled while it is `nil`.
  public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link to a value, with a string for its text.
  ///
  /// Stands in for SwiftUI's initializer of the same signature.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - value: What a tap appends to the path. The link is disabled while it is `nil`.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }

  /// Creates a link to a value that can be saved, with a string for its text.
  ///
  /// Stands in for SwiftUI's initializer of the same signature.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - value: What a tap appends to the path. The link is disabled while it is `nil`.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}
