/// A JSON text without white space between its parts, and with the members of objects sorted by key.
///
/// Texts that are equal in this form decode alike, or not at all, as any type. Strings and numbers are compared as
/// they are spelt. Members stay unsorted if their order may matter.
struct NormalizedJSON: Equatable {
  let bytes: [UInt8]

  /// Reads a text from any source; `nil` if it is no JSON, or is nested deeper than decoders allow.
  init?(_ text: String) {
    var reader = JSONReader(rest: Array(text.utf8)[...])
    guard reader.readValue(depth: 0), reader.next == nil else { return nil }
    bytes = reader.bytes
  }
}

private struct JSONReader {
  /// The input that is still to be read.
  var rest: ArraySlice<UInt8>

  /// The normalized output so far.
  private(set) var bytes: [UInt8] = []

  private static let quote = UInt8(ascii: "\"")
  private static let escape = UInt8(ascii: "\\")
  private static let spaces = Array(" \t\r\n".utf8)
  private static let ends = Array(",:[]{}\"".utf8) + spaces

  init(rest: ArraySlice<UInt8>) { self.rest = rest }

  /// The first byte after white space; `nil` at the end.
  var next: UInt8? {
    mutating get {
      rest = rest.drop { Self.spaces.contains($0) }
      return rest.first
    }
  }

  mutating func readValue(depth: Int) -> Bool {
    guard depth < 512 else { return false }
    return switch next {
    case UInt8(ascii: "["): readContainer(to: UInt8(ascii: "]"), depth)
    case UInt8(ascii: "{"): readContainer(to: UInt8(ascii: "}"), depth)
    case Self.quote: readString()
    default: take(rest.prefix { !Self.ends.contains($0) })
    }
  }

  /// Appends the beginning of the input to the output; returns `false` if that beginning is empty.
  private mutating func take(_ part: ArraySlice<UInt8>) -> Bool {
    bytes += part
    rest.removeFirst(part.count)
    return !part.isEmpty
  }

  private mutating func readString() -> Bool {
    guard next == Self.quote else { return false }
    var isEscaped = true
    let text = rest.prefix { byte in
      let isEnd = byte == Self.quote && !isEscaped
      isEscaped = byte == Self.escape && !isEscaped
      return !isEnd
    }
    return take(text) && take(rest.prefix(1))
  }

  private mutating func readContainer(to end: UInt8, _ depth: Int) -> Bool {
    let isObject = end == UInt8(ascii: "}")
    guard take(rest.prefix(1)) else { return false }
    let start = bytes.count
    var members: [(key: [UInt8], member: Range<Int>)] = []
    while members.isEmpty ? next != end : next != nil {
      let first = bytes.count
      if isObject, !(readString() && next == UInt8(ascii: ":")) { return false }
      let key = isObject ? Array(bytes[first...]) : []
      if isObject, !take(rest.prefix(1)) { return false }
      guard readValue(depth: depth + 1), let separator = next else { return false }
      members.append((key, first..<bytes.count))
      if separator == end { break }
      guard separator == UInt8(ascii: ","), take(rest.prefix(1)) else { return false }
    }
    if isObject { sort(members, from: start) }
    return next == end && take(rest.prefix(1))
  }

  /// Sorts the members of an object by key, if the keys are plain ASCII and all different.
  private mutating func sort(_ members: [(key: [UInt8], member: Range<Int>)], from start: Int) {
    let keys = Set(members.map(\.key))
    guard keys.count == members.count,
      keys.joined().allSatisfy({ $0 < 0x80 && $0 != Self.escape })
    else { return }
    let sorted = members.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    let parts = sorted.map { bytes[$0.member] }.joined(separator: [UInt8(ascii: ",")])
    bytes.replaceSubrange(start..., with: Array(parts))
  }
}
