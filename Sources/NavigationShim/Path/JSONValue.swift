import Foundation

/// A JSON text as a value, to compare texts by what they say.
///
/// Numbers are compared to the 38 digits that `Decimal` keeps, and outside of its range as `Double`.
enum JSONValue: Equatable {
  case null
  case boolean(Bool)
  case number(Decimal)
  case outlyingNumber(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// How deep arrays and objects may nest.
  ///
  /// Decoding recurses, the texts come from files, and a background thread has little stack.
  static var maximumDepth: Int { 64 }

  /// Reads a text.
  ///
  /// The result is `nil` if the text is no JSON, nests deeper than ``maximumDepth``, or has a number
  /// that not even a `Double` holds.
  init?(_ text: String) {
    guard let value = try? JSONValue(json: Data(text.utf8)) else { return nil }
    self = value
  }
}

extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    guard decoder.codingPath.count <= Self.maximumDepth else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: [],
          debugDescription: "Nested deeper than \(Self.maximumDepth) levels."
        )
      )
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let boolean = try? container.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let number = try? container.decode(Decimal.self) {
      self = .number(number)
    } else if let number = try? container.decode(Double.self) {
      // `Decimal` refuses the exponent of a zero too.
      self = number == 0 ? .number(0) : .outlyingNumber(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let array = try? container.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }
}
