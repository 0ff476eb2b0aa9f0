extension NavigationLink where Destination == Never {
  /// Makes a link that adds a value to the path of the stack it is in.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { PlainPathValue(value: $0) }))
  }

  /// Makes a link that adds a value to the path of the stack it is in, which can be saved.
  public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { CodablePathValue(value: $0) }))
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link that adds a value to the path of the stack it is in.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Makes a link that adds a value to the path of the stack it is in.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }

  /// Makes a link that adds a value to the path of the stack it is in, which can be saved.
  public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Makes a link that adds a value to the path of the stack it is in, which can be saved.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}
