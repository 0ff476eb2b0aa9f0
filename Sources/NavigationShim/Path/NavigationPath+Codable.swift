import Foundation

extension Shim.NavigationPath {
  /// The representation to save, or `nil` if one of the elements can't be saved: it was appended where the compiler
  /// didn't see that its type is `Codable`.
  ///
  /// - Important: The name of a private, file-private or local type differs from launch to launch, so an element of
  ///   such a type can never be decoded after a relaunch, as with Apple's type. Make the types of saved values
  ///   internal or public, and declare them outside of functions.
  ///
  /// - Note: Stands in for SwiftUI's `NavigationPath.codable`. The values are encoded later, with the representation.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.isCodable } ? CodableRepresentation(elements: elements) : nil
  }

  /// Creates a path from its representation, as SwiftUI's initializer does; elements from a file are undecoded.
  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  /// The form in which a path is saved.
  ///
  /// Encoded, it is a sequence of strings in pairs, the top of the stack first: the name of the element's type, and
  /// its value as JSON with sorted keys, as in `["Swift.Int", "42", "Swift.String", "\"hello\""]` for `42` on top of
  /// `"hello"`.
  ///
  /// - Note: Stands in for SwiftUI's `NavigationPath.CodableRepresentation`, which reads and writes the same form.
  public struct CodableRepresentation: Equatable {
    let elements: [PathElement]
  }
}

extension Shim.NavigationPath.CodableRepresentation: Codable {
  /// Reads the representation of a path: the strings as they are, so that an element which nobody knows is no error.
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
    // The top of the stack is written first.
    elements.reverse()
    self.elements = elements
  }

  /// Writes the representation of a path.
  ///
  /// - Throws: `EncodingError` with the element's index, if a value does not encode. Any other error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var strings = encoder.unkeyedContainer()
    let itemEncoder = JSONEncoder()
    // Equal values are to be equal texts: undecoded elements are compared by these.
    itemEncoder.outputFormatting = .sortedKeys
    for index in elements.indices.reversed() {
      let element = elements[index]
      let encoded: PathElement.Saved
      do {
        encoded = try element.encoded(by: itemEncoder)
      } catch {
        throw EncodingError.invalidValue(
          element.value ?? element.typeName,
          EncodingError.Context(
            codingPath: strings.codingPath,
            debugDescription: """
              Element \(index) of the path, counted from the root, of type \(element.typeName), \
              can not be encoded: \(error)
              """,
            underlyingError: error
          )
        )
      }
      try strings.encode(encoded.tag)
      try strings.encode(encoded.item)
    }
  }
}
