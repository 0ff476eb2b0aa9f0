/// The values of a stack's screens, of any types.
public struct NavigationPath: Equatable {
  var elements: [PathElement]

  /// Makes a path without a value.
  public init() {
    elements = []
  }

  /// Makes a path with the values of a sequence.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { .value(PlainPathValue(value: $0)) }
  }

  /// Makes a path with the values of a sequence, which can be saved.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
    self.elements = elements.map { .value(CodablePathValue(value: $0)) }
  }

  /// How many values there are.
  public var count: Int { elements.count }

  /// Whether there is no value.
  public var isEmpty: Bool { elements.isEmpty }

  /// Adds a value at the end.
  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(.value(PlainPathValue(value: value)))
  }

  /// Adds a value at the end, which can be saved.
  public mutating func append<V: Hashable & Codable>(_ value: V) {
    elements.append(.value(CodablePathValue(value: value)))
  }

  /// Removes some values from the end.
  public mutating func removeLast(_ k: Int = 1) {
    precondition(
      (0...count).contains(k),
      "Can't remove \(k) values from a path of \(count): remove at most `count`."
    )
    elements.removeLast(k)
  }
}
