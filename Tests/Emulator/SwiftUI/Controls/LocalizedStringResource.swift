/// A text that is looked up in a string catalog, and here stands for itself; Foundation has it elsewhere.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// What it is looked up by.
  public let key: String

  /// Makes a resource of a literal.
  public init(stringLiteral value: String) {
    key = value
  }

  /// Makes a resource of its key.
  public init(_ keyAndValue: String) {
    key = keyAndValue
  }
}

extension Text {
  /// Makes a text of a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(verbatim: resource.key)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link that adds a value to the path of the stack it is in.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }

  /// Makes a link that adds a value to the path of the stack it is in, which can be saved.
  @_disfavoredOverload
  public init<P: Hashable & Codable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link that a person follows.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination()) { Text(titleResource) }
  }
}

extension View {
  /// Gives the screen a title.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }
}
