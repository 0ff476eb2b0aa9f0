import Foundation
import TestSupport
import Testing

@testable import NavigationShim

@Suite struct NavigationPathElementTests {
  @Test("an appended element has a value and the name of its type")
  func appended() throws {
    let element = PathElement(User.blob)
    expect(element.typeName, is: "NavigationShimTests.User")
    expect(element.value as? User, is: .blob)
    expect(try element.value(as: User.self), is: .blob)
    expect(element.staticType == User.self, is: true)
  }

  @Test("an undecoded element has a name and no value, and stays so where it is asked for one")
  func undecoded() throws {
    let element = try #require(path(savedAs: ["Swift.Int", "42"]).elements.last)
    for _ in 0..<2 {
      expect(element.typeName, is: "Swift.Int")
      expect(element.value == nil && element.staticType == nil, is: true)
      expect(try element.value(as: Int.self), is: 42)
    }
  }

  @Test("a resolved element has the value, and can be saved again")
  func resolved() throws {
    func resolve<V: Hashable>(_ element: PathElement, as type: V.Type) throws -> PathElement {
      try element.resolved(as: type)
    }
    let element = try #require(path(savedAs: ["Swift.Int", "42"]).elements.last)
    for resolved in [try element.resolved(as: Int.self), try resolve(element, as: Int.self)] {
      expect(resolved.value as? Int, is: 42)
      expect(resolved.staticType == Int.self, is: true)
      expect(resolved.isCodable, is: true)
      expect(try resolved.resolved(as: Int.self).value as? Int, is: 42)
      #expect(throws: PathElementError.self) { try resolved.resolved(as: UInt.self) }
    }
  }

  @Test("an optional without a value is a value; neither bridging nor wrapping makes a type match")
  func types() throws {
    let none = PathElement(Int?.none)
    expect(type(of: try #require(none.value)) == Int?.self, is: true)
    expectNil(try none.value(as: Int?.self))
    func expectError<V: Hashable>(_ element: PathElement, as type: V.Type) {
      expect((try? element.value(as: type)) == nil, is: true, "\(type)")
    }
    expectError(none, as: Int.self)
    expectError(PathElement(1), as: Int?.self)
    expectError(PathElement(1), as: AnyHashable.self)
    expectError(PathElement(1), as: Double.self)
  }
}

@Suite struct NavigationPathElementErrorTests {
  private func error<V: Hashable>(
    _ path: NavigationPath,
    as type: V.Type
  ) throws -> PathElementError {
    try #require(throws: PathElementError.self) { try path.values(of: type) }
  }

  @Test("another type is named, with the index, what was expected, and as it was saved")
  func otherType() throws {
    var path = NavigationPath([User.blob])
    path.append(1)
    let error = try error(path, as: User.self)
    expect(error.index, is: 1)
    expect(error.expectedType, is: "NavigationShimTests.User")
    expect(error.foundType, is: "Swift.Int")
    expect(caseName(of: error.reason), is: "otherType")
    let alone = try #require(throws: PathElementError.self) {
      try PathElement(1).value(as: String.self)
    }
    expectNil(alone.index)
    let saved = try self.error(
      NavigationShimTests.path(savedAs: ["App.User", "{}"]),
      as: User.self
    )
    expect(
      [error, alone, saved].map { "\($0)" },
      is: [
        "Element 1 of the path is of type Swift.Int, not NavigationShimTests.User.",
        "The element is of type Swift.Int, not Swift.String.",
        "Element 0 of the path is of type App.User, not NavigationShimTests.User.",
      ]
    )
  }

  @Test("of an item that does not decode nothing is quoted, and the decoder's error is there")
  func itemDoesNotDecode() throws {
    let error = try error(
      path(savedAs: [
        "NavigationShimTests.Mood", #""secret""#, "NavigationShimTests.Mood", #""secret""#,
      ]),
      as: Mood.self
    )
    expect(error.index, is: 0)
    let text =
      "Element 0 of the path was saved as NavigationShimTests.Mood, and its JSON can't be decoded"
    for said in ["\(error)", String(reflecting: error), error.localizedDescription] {
      expect(said.contains("secret"), is: false, "\(said)")
    }
    expect("\(error)".hasPrefix(text), is: true)
    guard case .undecodable(let underlyingError) = error.reason else {
      Issue.record("\(error.reason)")
      return
    }
    // What the test is worth: this one does quote it.
    expect("\(underlyingError)".contains("secret"), is: true)
  }

  @Test("the error for a type that is no longer Codable asks to make it Codable")
  func typeNotCodableAnyMore() throws {
    let error = try error(path(savedAs: ["NavigationShimTests.Plain", "{}"]), as: Plain.self)
    expect("\(error)".contains("make it conform to Codable"), is: true)
    expect(caseName(of: error.reason), is: "notCodable")
  }

  @Test("the error for a private type of an earlier launch asks to make it internal")
  func privateTypeEarlierLaunchTold() throws {
    let tag = "NavigationShimTests.(unknown context at $5570deadbeef).Hidden"
    let error = try error(path(savedAs: [tag, #"{"id":1}"#]), as: Hidden.self)
    expect("\(error)".contains("private or local type"), is: true)
    expect("\(error)".contains("Make the type internal"), is: true)
    expect("\(error)".contains(tag), is: true)
    expect(caseName(of: error.reason), is: "unstableTypeName")
  }

  @Test("a private type decodes within the launch that saved it")
  func privateTypeDecodesWithinLaunch() throws {
    let path = NavigationPath([Hidden(id: 1)])
    expect(path.elements[0].typeName.contains("(unknown context at $"), is: true)
    expect(try reread(path).values(of: Hidden.self), is: [Hidden(id: 1)])
  }

  @Test(
    "a name that merely resembles a private one is another type",
    arguments: [
      "App.(unknown).P", "((", "App.Pair<(Swift.Int, Swift.Int)>", "", "(unknown context at ",
    ]
  )
  func nameMerelyResemblesPrivateOne(tag: String) throws {
    let error = try error(path(savedAs: [tag, "1"]), as: Hidden.self)
    expect(caseName(of: error.reason), is: "otherType")
  }
}

enum Mood: String, Codable {
  case good
}

private struct Hidden: Hashable, Codable {
  var id: Int
}

@Suite struct NavigationPathEqualityTests {
  @Test("paths are equal by type, value and order, decoded or not")
  func equal() throws {
    func hashable(_ value: some Hashable) -> NavigationPath { NavigationPath([value]) }
    let pairs: [(NavigationPath, NavigationPath, Bool)] = [
      (NavigationPath([1, 2]), NavigationPath([1, 2]), true),
      (NavigationPath([1, 2]), NavigationPath([2, 1]), false),
      (NavigationPath([1, 2]), NavigationPath([1]), false),
      (NavigationPath([1]), NavigationPath([1 as Int64]), false),
      (NavigationPath([1]), NavigationPath([1.0]), false),
      (NavigationPath([1]), NavigationPath([Int?.some(1)]), false),
      (NavigationPath(), NavigationPath([String]()), true),
      (hashable(1), NavigationPath([1]), true), (hashable(1), NavigationPath([2]), false),
      (try path(savedAs: ["Swift.Int", "1"]), hashable(1), true),
      (try path(savedAs: ["NavigationShimTests.Plain", #"{"id":0}"#]), hashable(Plain()), false),
      (try path(savedAs: ["App.A", "1"]), try path(savedAs: ["App.B", "1"]), false),
    ]
    for (left, right, areEqual) in pairs {
      expect(left == right, is: areEqual, "\(left) and \(right)")
      expect(right == left, is: areEqual, "\(right) and \(left)")
    }
  }

  @Test(
    "an undecoded element equals the value it decodes to",
    arguments: [
      ("NavigationShimTests.User", #"{"name":"Blob","id":42}"#, true),
      ("NavigationShimTests.User", #"{"name":"Bl\u006fb","id":42.0}"#, true),
      ("NavigationShimTests.User", "{ \"id\" : 42,\n\"name\" : \"Blob\", \"more\" : [] }", true),
      ("NavigationShimTests.User", #"{"name":"Blob","id":43}"#, false),
      ("NavigationShimTests.User", #"{"name":"Blob"}"#, false),
      ("NavigationShimTests.User", "no JSON", false),
      ("App.User", #"{"name":"Blob","id":42}"#, false),
    ]
  )
  func undecodedElementEqualsValueDecodes(tag: String, item: String, areEqual: Bool) throws {
    let undecoded = try path(savedAs: [tag, item])
    let decoded = NavigationPath([User.blob])
    expect((undecoded == decoded), is: areEqual)
    expect((decoded == undecoded), is: areEqual)
  }

  @Test("undecoded elements are equal by their names and their JSON")
  func undecoded() throws {
    let deep = { (depth: Int, space: String) in
      String(repeating: "[", count: depth) + space + String(repeating: "]", count: depth)
    }
    for (left, right, areEqual) in [
      (#"{"a":1,"b":{"c":[],"d":{}}}"#, "\n{ \"b\" : {\"d\":{ }, \"c\":[\t]},\r\"a\": 1 } ", true),
      (#"[{"a":1,"b":2},"x"]"#, #"[{"b":2,"a":1}, "x"]"#, true), ("1", " 1", true),
      ("1", "1.0", false),
      ("[1,2]", "[2,1]", false), ("[1,2]", "[12]", false), (#"{"a":1}"#, #"{"b":1}"#, false),
      (#""a b""#, #""ab""#, false), (#"{"a":1}"#, #"{"a":1,"a":1}"#, false),
      (#""\"""#, #""\" ""#, false),
      // Parsers differ in which of two members counts.
      (#"{"a":1,"a":2}"#, #"{"a":2,"a":1}"#, false),
      (#"{"a":12,"a":3}"#, #"{"a":21,"a":3}"#, false),
      (#"{"a":1,"\u0061":2}"#, #"{"\u0061":2,"a":1}"#, false),
      // No JSON is equal to nothing but itself.
      ("1 2", "1  2", false), ("[1", "[ 1", false),
      (#"{"a"}"#, #"{ "a"}"#, false),
      ("", " ", false), ("{1:2}", "{1: 2}", false), (#""a"#, #" "a"#, false), ("[}", "[ }", false),
      (deep(500, ""), deep(500, " "), true), (deep(100_000, ""), deep(100_000, " "), false),
    ] {
      for other in [left, right] {
        let isSame = other == left
        let elements = try [left, other].map { try path(savedAs: ["App.Gone", $0]) }
        expect(
          elements[0] == elements[1],
          is: areEqual || isSame,
          "\(left.prefix(99)) \(other.prefix(99))"
        )
        expect(
          elements[1] == elements[0],
          is: areEqual || isSame,
          "\(left.prefix(99)) \(other.prefix(99))"
        )
      }
    }
  }

  @Test("equality of elements and paths is an equivalence, whichever were decoded")
  func equivalence() throws {
    var generator = SeededGenerator(seed: 60)
    let texts = [
      #"{"id":42,"name":"Blob"}"#, #"{"name":"Blob","id":42}"#, #"{ "id": 42, "name": "Blob" }"#,
      #"{"id":42.0,"name":"Blob"}"#, #"{"id":42,"name":"Bl\u006fb"}"#,
      #"{"id":42,"name":"Blob","more":1}"#,
      #"{"id":1,"name":"Blob"}"#, #"{"name": "Blob","id": 1}"#, #"{"id":42}"#, "{}", "no JSON",
    ]
    func element() throws -> PathElement {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: return PathElement(User.blob)
      case 1: return PathElement(User(id: 1, name: "Blob"))
      case 2: return PathElement(Plain())
      default:
        let text = texts[Int.random(in: texts.indices, using: &generator)]
        let element = try path(savedAs: ["NavigationShimTests.User", text]).elements[0]
        // Its value may have been read.
        if Bool.random(using: &generator) { _ = try? element.value(as: User.self) }
        return element
      }
    }
    for _ in 0..<3_000 {
      let (a, b, c) = (try element(), try element(), try element())
      expect(a == a && (a == b) == (b == a), is: true, "\(a) \(b)")
      if a == b, b == c { expect(a == c, is: true, "\(a) \(b) \(c)") }
      let pool = [a, b, c]
      let paths = (0..<3).map { _ in
        var path = NavigationPath()
        path.elements = (0..<2).map { _ in pool[Int.random(in: 0..<3, using: &generator)] }
        return path
      }
      if paths[0] == paths[1], paths[1] == paths[2] { expect(paths[0], is: paths[2]) }
    }
  }

  @Test("a value is saved as the same bytes each time, so that two readings of it are equal")
  func savedAlike() throws {
    let value = ["a": 1, "b": 2, "c": 3, "d": 4, "e": 5]
    let readings = try (0..<20).map { _ in
      let copy = Dictionary(uniqueKeysWithValues: value.shuffled().map { ($0.key, $0.value) })
      return try reread(NavigationPath([copy]))
    }
    for reading in readings { expect(reading, is: readings[0]) }
  }
}
