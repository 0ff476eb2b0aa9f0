/// Reads a sequence of strings from any decoder, with errors that name the index and what is there.
struct StringReader {
  /// The index of the string that ``next()`` reads.
  private(set) var index = 0

  private var container: any UnkeyedDecodingContainer

  init(_ decoder: any Decoder) throws {
    do {
      container = try decoder.unkeyedContainer()
    } catch {
      throw DecodingError.typeMismatch(
        [String].self,
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription:
            "A saved path is a sequence of strings, found \(decoder.kindOfContent) instead.",
          underlyingError: error
        )
      )
    }
  }

  /// The next string, or `nil` at the end.
  mutating func next() throws -> String? {
    guard !container.isAtEnd else { return nil }
    let string: String
    do {
      string = try container.decode(String.self)
    } catch {
      throw mismatch(error)
    }
    index += 1
    return string
  }

  /// An error about the strings read so far.
  func error(_ text: String) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: container.codingPath,
        debugDescription:
          "A saved path is strings in pairs, found \(index) of them: \(text)."
      )
    )
  }

  private mutating func mismatch(_ error: any Error) -> DecodingError {
    let codingPath = container.codingPath + [IndexKey(index)]
    return .typeMismatch(
      String.self,
      DecodingError.Context(
        codingPath: codingPath,
        debugDescription:
          "A saved path is a sequence of strings, found \(kindOfNext()) at index \(index).",
        underlyingError: error
      )
    )
  }

  private mutating func kindOfNext() -> String {
    // A decoder may move on even when it fails; then what it failed at is behind us.
    guard container.currentIndex == index else { return "something else" }
    if (try? container.decodeNil()) == true { return "null" }
    return (try? container.superDecoder())?.kindOfContent ?? "something else"
  }
}

/// A place in a sequence, as a coding key.
struct IndexKey: CodingKey {
  let intValue: Int?

  var stringValue: String {
    "Index \(intValue ?? 0)"
  }

  init(_ index: Int) {
    intValue = index
  }

  init(intValue: Int) {
    self.init(intValue)
  }

  init?(stringValue: String) {
    nil
  }
}

extension Decoder {
  /// What the decoder holds, for a message.
  fileprivate var kindOfContent: String {
    if let value = try? singleValueContainer() {
      if value.decodeNil() { return "null" }
      if (try? value.decode(Bool.self)) != nil { return "a boolean" }
      if (try? value.decode(Double.self)) != nil { return "a number" }
      if (try? value.decode(String.self)) != nil { return "a string" }
    }
    if (try? unkeyedContainer()) != nil { return "an array" }
    if (try? container(keyedBy: IndexKey.self)) != nil { return "an object" }
    return "something else"
  }
}
