import Foundation

extension Shim.NavigationPath {
  /// The representation to save, or `nil` if an element can't be saved.
  ///
  /// ```swift
  /// var path = NavigationPath()
  /// path.append("hello")
  /// path.append(42)
  /// let saved = try JSONEncoder().encode(path.codable)  // ["Swift.Int","42","Swift.String","\"hello\""]
  ///
  /// let representation = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved)
  /// path = NavigationPath(representation)
  /// ```
  ///
  /// An element can't be saved if it was appended by generic code that doesn't require `Codable`. The values are
  /// encoded when the representation is.
  ///
  /// - Important: The name of a private, file-private or local type differs from launch to launch. As with Apple's
  ///   type, an element of such a type can't be decoded after a relaunch. Make the types of saved values internal or
  ///   public, and declare them outside of functions.
  ///
  /// - Note: Stands in for SwiftUI's `NavigationPath.codable`.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public var codable: CodableRepresentation? {
    elements.canBeSaved ? CodableRepresentation(elements: elements) : nil
  }

  /// Creates a path from its representation, as SwiftUI's initializer does.
  ///
  /// Elements from a file are undecoded.
  public init(_ codable: CodableRepresentation) {
    self.init()
    replace(with: codable.elements, .unmade())
  }

  /// The form in which a path is saved: see ``Shim/NavigationPath/codable`` for an example.
  ///
  /// Encoded, it is a sequence of strings in pairs, the last element first: the name of the element's type, and its
  /// value as JSON. `42` on top of `"hello"` is `["Swift.Int", "42", "Swift.String", "\"hello\""]`.
  ///
  /// - Note: Stands in for SwiftUI's `NavigationPath.CodableRepresentation`, which reads and writes the same format.
  public struct CodableRepresentation: Equatable {
    let elements: [PathElement]

    /// Returns the representation of a saved path with other names for types that you have renamed or moved to another
    /// module: an addition to SwiftUI's type.
    ///
    /// ```swift
    /// let data = Data(#"["Shop.Item","7"]"#.utf8)
    /// let saved = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    /// path = NavigationPath(saved.renamingTypes { $0 == "Shop.Item" ? "Catalog.Item" : $0 })
    /// ```
    ///
    /// - Parameter presentName: Returns the present name for the name in the file, as ``PathElement/typeName`` spells
    ///   it. Elements that have been decoded keep theirs.
    /// - Complexity: O(*n*) in the number of elements.
    public func renamingTypes(
      _ presentName: (_ savedName: String) -> String
    ) -> CodableRepresentation {
      CodableRepresentation(elements: elements.map { $0.renamed(by: presentName) })
    }
  }
}

extension Shim.NavigationPath.CodableRepresentation: Codable {
  /// Reads the representation of a path.
  ///
  /// The strings are kept as they are, so an element of an unknown type is no error.
  ///
  /// - Throws: `DecodingError`, if this is no sequence of strings, or if their count is odd.
  public init(from decoder: any Decoder) throws {
    var strings = try decoder.unkeyedContainer()
    var elements: [PathElement] = []
    while !strings.isAtEnd {
      let tag = try strings.decode(String.self)
      guard !strings.isAtEnd else {
        let index = 2 * elements.count
        throw DecodingError.dataCorruptedError(
          in: strings,
          debugDescription: """
            A saved path is strings in pairs, found \(index + 1) of them: the type name at index \
            \(index) has no item.
            """
        )
      }
      let item = try strings.decode(String.self)
      elements.append(PathElement(content: UndecodedElement(tag: tag, item: item)))
    }
    // The last element is written first.
    elements.reverse()
    self.elements = elements
  }

  /// Writes the representation of a path.
  ///
  /// - Throws: `EncodingError` with the element's index, if a value can't be encoded, and any other error of the
  ///   encoder.
  public func encode(to encoder: any Encoder) throws {
    var strings = encoder.unkeyedContainer()
    for saved in try elements.saved(at: strings.codingPath).reversed() {
      try strings.encode(saved.tag)
      try strings.encode(saved.item)
    }
  }
}

extension [PathElement] {
  fileprivate var canBeSaved: Bool {
    for element in reversed() {
      if !element.isCodable { return false }
      // SwiftUI has answered for the elements below as well.
      if element.pushed?.isCertain == false { return true }
    }
    return true
  }

  /// Returns the saved forms of the elements; throws `EncodingError` for the lowest one that can't be encoded.
  fileprivate func saved(at codingPath: [any CodingKey]) throws -> [PathElement.Saved] {
    let encoder = JSONEncoder()
    // Sorted, since undecoded elements are compared by these texts.
    encoder.outputFormatting = .sortedKeys
    // SwiftUI encodes the values that it alone knows, with all below. If it can't, the loop finds out which.
    let unknown = lazy.reversed().compactMap { $0.pushed }.first { !$0.isCertain }
    var saved = (try? unknown?.path?.saved()) ?? []
    for (index, element) in enumerated().dropFirst(saved.count) {
      do {
        saved.append(try element.encoded(by: encoder))
      } catch {
        throw EncodingError.invalidValue(
          element.value ?? element.typeName,
          EncodingError.Context(
            codingPath: codingPath,
            debugDescription: """
              Element \(index) of the path, counted from the root, of type \(element.typeName), \
              can not be encoded: \(error)
              """,
            underlyingError: error
          )
        )
      }
    }
    return saved
  }
}
