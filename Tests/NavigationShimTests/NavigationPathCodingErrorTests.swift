import Foundation
import NavigationShim
import Testing

@Suite struct NavigationPathCodingErrorTests {
  private func context(of error: DecodingError) -> DecodingError.Context? {
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }

  @Test(
    "what is not a string is named with its index",
    arguments: [
      ("1", "a number"), ("-1.5e300", "a number"), ("true", "a boolean"), ("null", "null"),
      (#"{"a":"b"}"#, "an object"), (#"["Swift.Int","1"]"#, "an array"),
    ]
  )
  func whatNotStringNamedIndex(json: String, kind: String) throws {
    for index in 0..<4 {
      var strings = [#""Swift.Int""#, #""1""#, #""Swift.Int""#, #""2""#]
      strings[index] = json
      let error = try #require(throws: DecodingError.self) {
        try path(savedAs: "[\(strings.joined(separator: ","))]")
      }
      let context = try #require(self.context(of: error))
      #expect(context.debugDescription.contains("found \(kind) at index \(index)."))
      #expect(context.codingPath.map(\.intValue) == [index])
      #expect(context.underlyingError is DecodingError)
    }
  }

  @Test("an odd count is named with the index of the lonely tag", arguments: [1, 3, 5])
  func oddCountNamedIndexLonely(count: Int) throws {
    let error = try #require(throws: DecodingError.self) {
      try path(savedAs: (0..<count).map { "App.T\($0)" })
    }
    let text = try #require(self.context(of: error)).debugDescription
    #expect(text.contains("found \(count) of them"))
    #expect(text.contains("App.T\(count - 1) at index \(count - 1) has no item"))
  }

  @Test(
    "what is not a sequence is named",
    arguments: [
      ("{}", "an object"), ("1", "a number"), ("false", "a boolean"), ("null", "null"),
      ("\"Swift.Int\"", "a string"),
    ]
  )
  func whatNotSequenceNamed(json: String, kind: String) throws {
    let error = try #require(throws: DecodingError.self) { try path(savedAs: json) }
    let text = try #require(self.context(of: error)).debugDescription
    #expect(text.contains("sequence of strings, found \(kind) instead"))
  }

  @Test("errors carry the place of the representation in a larger value")
  func errorsCarryPlaceRepresentationLarger() throws {
    struct State: Codable {
      var path: NavigationPath.CodableRepresentation
    }
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(State.self, from: Data(#"{"path":["Swift.Int",1]}"#.utf8))
    }
    let context = try #require(self.context(of: error))
    #expect(context.codingPath.map(\.stringValue) == ["path", "Index 1"])
  }

  @Test("a value that does not encode has the place of the representation in a larger value")
  func valueDoesNotEncodePlace() throws {
    struct State: Encodable {
      var path: NavigationPath.CodableRepresentation?
    }
    var path = NavigationPath([1])
    path.append(Unwilling())
    let state = State(path: path.codable)
    let error = try #require(throws: EncodingError.self) { try JSONEncoder().encode(state) }
    guard case .invalidValue(_, let context) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["path"])
  }

  @Test("a property list with a number is refused with the index")
  func propertyListNumberRefusedIndex() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["Swift.Int", 1],
      format: .xml,
      options: 0
    )
    let error = try #require(throws: DecodingError.self) {
      try PropertyListDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    }
    #expect(try #require(self.context(of: error)).debugDescription.contains("at index 1."))
  }

  @Test("a value that does not encode is named with its index from the root")
  func valueDoesNotEncodeNamed() throws {
    var path = NavigationPath([1, 2])
    path.append(Unwilling())
    path.append("top")
    let error = try #require(throws: EncodingError.self) {
      try JSONEncoder().encode(path.codable)
    }
    guard case .invalidValue(let value, let context) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(value is Unwilling)
    #expect(context.debugDescription.contains("Element 2 of the path, counted from the root"))
    #expect(context.debugDescription.contains("NavigationShimTests.Unwilling"))
    #expect(context.underlyingError is EncodingError)
  }
}
