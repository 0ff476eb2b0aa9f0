import Foundation
import NavigationShim
import Testing

@Suite struct NavigationPathCodableTests {
  @Test("the published sample is written as published, and read")
  func publishedSample() throws {
    var path = NavigationPath(["hello"])
    path.append(42)
    path.append(true)
    path.append(User.blob)
    let strings = [
      "NavigationShimTests.User", #"{"id":42,"name":"Blob"}"#, "Swift.Bool", "true", "Swift.Int",
      "42", "Swift.String", "\"hello\"",
    ]
    expect(try savedStrings(of: path), is: strings)
    let read = try NavigationShimTests.path(savedAs: strings)
    expect(try read.elements[0].value(as: String.self), is: "hello")
    expect(try read.elements[1].value(as: Int.self), is: 42)
    expect(try read.elements[2].value(as: Bool.self), is: true)
    expect(try read.elements[3].value(as: User.self), is: .blob)
    expect(try JSONEncoder().encode(#require(NavigationPath().codable)), is: Data("[]".utf8))
    expect(try NavigationShimTests.path(savedAs: "[]").isEmpty, is: true)
  }

  @Test("a slash is written escaped and read either way")
  func slashWrittenEscapedReadEither() throws {
    expect(try savedStrings(of: NavigationPath(["a/b"])), is: ["Swift.String", #""a\/b""#])
    expect(try path(savedAs: ["Swift.String", #""a/b""#]).lastValue(of: String.self), is: "a/b")
    expect(try path(savedAs: ["Swift.String", #""a\/b""#]).lastValue(of: String.self), is: "a/b")
  }

  @Test("tags are qualified names")
  func tagsQualifiedNames() throws {
    var path = NavigationPath()
    path.append(Outer.Inner())
    path.append(Generic<Int>())
    path.append(Generic<Int>.Nested(parameter: 1))
    path.append(Int.Extended())
    path.append(["a": Outer.Inner()])
    let strings = try savedStrings(of: path)
    expect(
      stride(from: 0, to: strings.count, by: 2).map { strings[$0] },
      is: [
        "Swift.Dictionary<Swift.String, NavigationShimTests.Outer.Inner>",
        "(extension in NavigationShimTests):Swift.Int.Extended",
        "NavigationShimTests.Generic<Swift.Int>.Nested", "NavigationShimTests.Generic<Swift.Int>",
        "NavigationShimTests.Outer.Inner",
      ]
    )
    expect(try reread(path), is: path)
  }

  @Test(
    "a property list holds the same strings",
    arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary]
  )
  func propertyListHoldsSameStrings(format: PropertyListSerialization.PropertyListFormat) throws {
    var path = NavigationPath([User.blob])
    path.append(Int?.none)
    let encoder = PropertyListEncoder()
    encoder.outputFormat = format
    let data = try encoder.encode(path.codable)
    let strings = try PropertyListDecoder().decode([String].self, from: data)
    expect(strings.first, is: "Swift.Optional<Swift.Int>")
    expect(strings[1], is: "null")
    let read = try PropertyListDecoder().decode(
      NavigationPath.CodableRepresentation.self,
      from: data
    )
    expect(NavigationPath(read), is: path)
  }

  @Test(
    "a mangled name is a name of its type",
    arguments: [{ $0 }, { "$s" + $0 }] as [@Sendable (String) -> String]
  )
  func mangledNameNameType(spelling: @Sendable (String) -> String) throws {
    expect(try path(savedAs: [spelling("Si"), "42"]).lastValue(of: Int.self), is: 42)
    let mangled = try #require(_mangledTypeName(User.self))
    let read = try path(savedAs: [spelling(mangled), #"{"id":42,"name":"Blob"}"#])
    expect(read.lastValue(of: User.self), is: .blob)
    expectNil(read.lastValue(of: Outer.Inner.self))
    expect(read, is: NavigationPath([User.blob]))
    let resolved = try #require(read.elements.last).resolved(as: User.self)
    expect(resolved.typeName, is: "NavigationShimTests.User")
  }
}

@Suite struct NavigationPathCodingErrorTests {
  private struct State: Codable {
    var path: NavigationPath.CodableRepresentation
  }

  private func context(of error: DecodingError) -> DecodingError.Context? {
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }

  /// A damaged path in a larger value, with a part of the error's text and its place.
  nonisolated private static let errors: [(path: String, hint: String, place: [String])] =
    ["1", "-1.5e300", "true", "null", #"{"a":"b"}"#, #"["Swift.Int","1"]"#].flatMap { json in
      (0..<4).map { index in
        var strings = [#""Swift.Int""#, #""1""#, #""Swift.Int""#, #""2""#]
        strings[index] = json
        return ("[\(strings.joined(separator: ","))]", "", ["path", "Index \(index)"])
      }
    } + ["{}", "1", "false", "null", "\"A.B\""].map { ($0, "", ["path"]) } + [
      (#"["A"]"#, "found 1 of them", ["path", "Index 1"]),
      (#"["A","1","B","2","C"]"#, "the type name at index 4 has no item", ["path", "Index 5"]),
    ]

  @Test("data that isn't a path is an error with its index and place", arguments: errors)
  func decoding(_ wrong: (path: String, hint: String, place: [String])) throws {
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(State.self, from: Data(#"{"path":\#(wrong.path)}"#.utf8))
    }
    let context = try #require(self.context(of: error))
    expect(context.codingPath.map(\.stringValue), is: wrong.place)
    if !wrong.hint.isEmpty { expect(context.debugDescription.contains(wrong.hint), is: true) }
  }

  @Test("a value that does not encode is named with its index from the root, and the place")
  func valueDoesNotEncodeNamed() throws {
    var path = NavigationPath([1, 2])
    path.append(Unwilling())
    path.append("top")
    let error = try #require(throws: EncodingError.self) {
      try JSONEncoder().encode(State(path: #require(path.codable)))
    }
    guard case .invalidValue(let value, let context) = error else { throw error }
    expect(value is Unwilling, is: true)
    expect(context.codingPath.map(\.stringValue), is: ["path"])
    expect(
      context.debugDescription.contains("Element 2 of the path, counted from the root"),
      is: true
    )
    expect(context.debugDescription.contains("NavigationShimTests.Unwilling"), is: true)
    expect(context.underlyingError is EncodingError, is: true)
  }
}
