package import Foundation

extension Decodable {
  /// Reads a value from a JSON text that may come from anywhere.
  package init(json data: Data) throws {
    // No JSON ends so, and where this bracket opens one level more than Foundation's decoder allows,
    // 513, some versions of it trap. After a bracket of UTF-16 or UTF-32 there may be zeros.
    guard data.last(where: { $0 != 0 }) != UInt8(ascii: "[") else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: [],
          debugDescription: "The text is no JSON: it ends where an array begins."
        )
      )
    }
    self = try JSONDecoder().decode(Self.self, from: data)
  }
}
