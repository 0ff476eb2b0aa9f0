import Foundation
import NavigationShim

/// A JSON text as Foundation's decoder reads it: slowly, and right but for what it is known for.
enum FoundationJSON: Hashable {
  case null
  case boolean(Bool)
  case number(Decimal)
  case outlyingNumber(Double)
  case string(String)
  case array([FoundationJSON])
  case object([String: FoundationJSON])

  init?(_ text: String) {
    guard let value = try? FoundationJSON(json: Data(text.utf8)) else { return nil }
    self = value
  }

  /// Whether the other reader of Foundation's takes the text for JSON.
  static func isSerialized(_ text: String) -> Bool {
    let value = try? JSONSerialization.jsonObject(
      with: Data(text.utf8),
      options: .fragmentsAllowed
    )
    return value != nil
  }
}

extension FoundationJSON: Decodable {
  init(from decoder: any Decoder) throws {
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
    } else if let array = try? container.decode([FoundationJSON].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: FoundationJSON].self))
    }
  }
}
