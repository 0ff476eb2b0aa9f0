import Foundation

/// Decodes a saved path as a whole: every element at once, by a table of the types there may be.
///
/// It is what a path costs to read where its elements are kept as values from the start, made as
/// fast as it can simply be: names are looked up in a dictionary, and one decoder does all items.
struct EagerDecoder {
  private var decodings: [String: (Data) throws -> AnyHashable] = [:]
  private let decoder: JSONDecoder
  private let itemDecoder = JSONDecoder()

  /// Creates a decoder that knows the types of a ``Mixture``.
  ///
  /// - Parameter decoder: What reads the strings.
  init(_ decoder: JSONDecoder) {
    self.decoder = decoder
    register(Int.self)
    register(String.self)
    register(Order.self)
  }

  private mutating func register<Value: Hashable & Decodable>(_ type: Value.Type) {
    decodings[String(reflecting: type)] = { [itemDecoder] item in
      AnyHashable(try itemDecoder.decode(type, from: item))
    }
  }

  /// Reads a path, from the element on the root to the one on top.
  func decode(_ data: Data) throws -> [AnyHashable] {
    let strings = try decoder.decode([String].self, from: data)
    var elements: [AnyHashable] = []
    elements.reserveCapacity(strings.count / 2)
    // The top is written first.
    for index in stride(from: strings.count - 2, through: 0, by: -2) {
      guard let decode = decodings[strings[index]] else { throw UnknownType(name: strings[index]) }
      elements.append(try decode(Data(strings[index + 1].utf8)))
    }
    return elements
  }

  /// A type that isn't in the table.
  struct UnknownType: Error {
    let name: String
  }
}
