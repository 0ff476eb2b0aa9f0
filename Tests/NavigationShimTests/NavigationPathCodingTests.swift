import Foundation
import NavigationShim
import Testing

@Suite struct NavigationPathCodableTests {
  @Test("the published sample is written as published")
  func publishedSampleWrittenPublished() throws {
    var path = NavigationPath()
    path.append("hello")
    path.append(42)
    path.append(true)
    path.append(User.blob)
    #expect(
      try savedStrings(of: path) == [
        "NavigationShimTests.User", #"{"id":42,"name":"Blob"}"#, "Swift.Bool", "true", "Swift.Int",
        "42", "Swift.String", "\"hello\"",
      ]
    )
  }

  @Test("the published sample is read and decodes")
  func publishedSampleReadDecodes() throws {
    let path = try path(
      savedAs: """
        ["NavigationShimTests.User","{\\"id\\":42,\\"name\\":\\"Blob\\"}","Swift.Bool","true",\
        "Swift.Int","42","Swift.String","\\"hello\\""]
        """
    )
    #expect(path.count == 4)
    #expect(try path.elements[0].value(as: String.self) == "hello")
    #expect(try path.elements[1].value(as: Int.self) == 42)
    #expect(try path.elements[2].value(as: Bool.self) == true)
    #expect(try path.elements[3].value(as: User.self) == .blob)
  }

  @Test(
    "elements that nobody knows survive being saved again, byte for byte",
    arguments: [
      ["App.User", #"{"id":42,"name":"Blob"}"#, "Swift.Bool", "true", "Swift.Int", "42"],
      ["DataVid.Route", #"{"path":"path2"}"#, "DataVid.Route", #"{"path":"path1"}"#],
      [
        "NavigationBackportApp.EmojiVisualisation", #"{"emoji":"🐨","count":10}"#, "Swift.Int", "99",
      ],
      ["7DataVid5RouteC", #"{ "b" : 1.0, "a" : "\/" }"#],
      ["", ""], ["App.(unknown context at $1).P", "no JSON"], ["Swift.Int", "\"no number\""],
    ]
  )
  func elementsNobodyKnowsSurviveBeing(strings: [String]) throws {
    let path = try path(savedAs: strings)
    #expect(path.count == strings.count / 2)
    #expect(path.elements.allSatisfy { $0.value == nil })
    #expect(try savedStrings(of: path) == strings)
    #expect(try savedStrings(of: NavigationPath(#require(path.codable))) == strings)
  }

  @Test("elements are pushed and popped on top of undecoded ones")
  func elementsPushedPoppedTopUndecoded() throws {
    var path = try path(savedAs: ["App.B", "2", "App.A", "1"])
    path.removeLast()
    path.append("top")
    #expect(try savedStrings(of: path) == ["Swift.String", "\"top\"", "App.A", "1"])
  }

  @Test("an empty path is an empty sequence")
  func emptyPathEmptySequence() throws {
    #expect(try savedStrings(of: NavigationPath()) == [])
    #expect(try path(savedAs: "[]").isEmpty)
    #expect(try JSONEncoder().encode(#require(NavigationPath().codable)) == Data("[]".utf8))
  }

  @Test("a path of one element is one pair")
  func pathOneElementOnePair() throws {
    #expect(try savedStrings(of: NavigationPath([1])) == ["Swift.Int", "1"])
  }

  @Test("a slash is written escaped and read either way")
  func slashWrittenEscapedReadEither() throws {
    #expect(try savedStrings(of: NavigationPath(["a/b"])) == ["Swift.String", #""a\/b""#])
    #expect(try path(savedAs: ["Swift.String", #""a/b""#]).last(as: String.self) == "a/b")
    #expect(try path(savedAs: ["Swift.String", #""a\/b""#]).last(as: String.self) == "a/b")
  }

  @Test("fragments are items, null among them")
  func fragmentsItemsNullAmongThem() throws {
    var path = NavigationPath([Int?.none, 1])
    path.append(1.5)
    path.append("")
    path.append([1, 2])
    #expect(
      try savedStrings(of: path) == [
        "Swift.Array<Swift.Int>", "[1,2]", "Swift.String", "\"\"", "Swift.Double", "1.5",
        "Swift.Optional<Swift.Int>", "1", "Swift.Optional<Swift.Int>", "null",
      ]
    )
    let read = try reread(path)
    #expect(try read.elements[0].value(as: Int?.self) == nil)
    #expect(try read.elements[1].value(as: Int?.self) == 1)
    #expect(read.last(as: [Int].self) == [1, 2])
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
    #expect(
      stride(from: 0, to: strings.count, by: 2).map { strings[$0] } == [
        "Swift.Dictionary<Swift.String, NavigationShimTests.Outer.Inner>",
        "(extension in NavigationShimTests):Swift.Int.Extended",
        "NavigationShimTests.Generic<Swift.Int>.Nested", "NavigationShimTests.Generic<Swift.Int>",
        "NavigationShimTests.Outer.Inner",
      ]
    )
    #expect(try reread(path) == path)
  }

  @Test("an optional representation is encoded as it is and searched for a type")
  func optionalRepresentationEncodedSearchedType() throws {
    let path = NavigationPath([User.blob])
    let json = String(decoding: try JSONEncoder().encode(path.codable), as: UTF8.self)
    #expect(json.contains(String(reflecting: User.self)))
    let none = NavigationPath([Plain()]).codable
    #expect(String(decoding: try JSONEncoder().encode(none), as: UTF8.self) == "null")
  }

  @Test("a representation is coded inside a larger value")
  func representationCodedInsideLargerValue() throws {
    struct State: Codable, Equatable {
      var tab: Int
      var path: NavigationPath.CodableRepresentation?
    }
    let state = State(tab: 1, path: NavigationPath([1, 2]).codable)
    let read = try JSONDecoder().decode(State.self, from: JSONEncoder().encode(state))
    #expect(read == state)
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
    #expect(strings.first == "Swift.Optional<Swift.Int>")
    #expect(strings[1] == "null")
    let read = try PropertyListDecoder().decode(
      NavigationPath.CodableRepresentation.self,
      from: data
    )
    #expect(NavigationPath(read) == path)
  }

  @Test("a long path is saved and read")
  func longPathSavedRead() throws {
    var path = NavigationPath()
    for number in 0..<100_000 { path.append(number) }
    let read = try reread(path)
    #expect(read.count == 100_000)
    #expect(read.last(as: Int.self) == 99_999)
    #expect(try read.elements(as: Int.self) == Array(0..<100_000))
  }

  @Test(
    "a mangled name is a name of its type",
    arguments: [{ $0 }, { "$s" + $0 }] as [@Sendable (String) -> String]
  )
  func mangledNameNameType(spelling: @Sendable (String) -> String) throws {
    #expect(try path(savedAs: [spelling("Si"), "42"]).last(as: Int.self) == 42)
    let mangled = try #require(_mangledTypeName(User.self))
    let read = try path(savedAs: [spelling(mangled), #"{"id":42,"name":"Blob"}"#])
    #expect(read.last(as: User.self) == .blob)
    #expect(read.last(as: Outer.Inner.self) == nil)
    #expect(read == NavigationPath([User.blob]))
    let resolved = try #require(read.lastElement).resolved(as: User.self)
    #expect(resolved.typeName == "NavigationShimTests.User")
  }
}

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
    "what is not a string is an error with its index",
    arguments: ["1", "-1.5e300", "true", "null", #"{"a":"b"}"#, #"["Swift.Int","1"]"#]
  )
  func whatNotStringNamedIndex(json: String) throws {
    for index in 0..<4 {
      var strings = [#""Swift.Int""#, #""1""#, #""Swift.Int""#, #""2""#]
      strings[index] = json
      let error = try #require(throws: DecodingError.self) {
        try path(savedAs: "[\(strings.joined(separator: ","))]")
      }
      #expect(try #require(self.context(of: error)).codingPath.map(\.intValue) == [index])
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

  @Test("what is not a sequence is an error", arguments: ["{}", "1", "false", "null", "\"A.B\""])
  func whatNotSequenceNamed(json: String) throws {
    #expect(throws: DecodingError.self) { try path(savedAs: json) }
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
    #expect(try #require(self.context(of: error)).codingPath.map(\.intValue) == [1])
  }

  @Test("a value that does not encode is named with its index from the root")
  func valueDoesNotEncodeNamed() throws {
    var path = NavigationPath([1, 2])
    path.append(Unwilling())
    path.append("top")
    let error = try #require(throws: EncodingError.self) { try JSONEncoder().encode(path.codable) }
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
