extension NavigationPath {
  /// A path in the form that is saved.
  ///
  /// That is an array of strings, in pairs of a type's name and a value's JSON, the last value first.
  /// Nothing is decoded before a stack comes to show it.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let elements: [PathElement]

    fileprivate init(_ elements: [PathElement]) {
      self.elements = elements
    }

    /// Reads a path without decoding its values.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [PathElement] = []
      while !container.isAtEnd {
        let typeName = try container.decode(String.self)
        let item = try container.decode(String.self)
        elements.append(.saved(SavedElement(typeName: typeName, item: item)))
      }
      self.init(elements.reversed())
    }

    /// Writes the path.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        let saved = try element.encoded()
        try container.encode(saved.typeName)
        try container.encode(saved.item)
      }
    }
  }

  /// The path in the form that is saved, or nil if one of its values can't be.
  public var codable: CodableRepresentation? {
    elements.allSatisfy(\.isCodable) ? CodableRepresentation(elements) : nil
  }

  /// Makes a path of a saved one.
  public init(_ codable: CodableRepresentation) {
    elements = codable.elements
  }
}
