import Foundation
import NavigationShim
import Testing

@Suite struct NavigationPathElementTests {
  @Test("an appended element has a value and the name of its type")
  func appendedElementHasValueName() throws {
    let element = PathElement(User.blob)
    #expect(element.typeName == "NavigationShimTests.User")
    #expect(element.value as? User == .blob)
    #expect(try element.value(as: User.self) == .blob)
    #expect(element.staticType == User.self)
  }

  @Test("an undecoded element has a name and no value until asked")
  func undecodedElementHasNameNo() throws {
    let element = try #require(path(savedAs: ["NavigationShimTests.Plain", "1"]).lastElement)
    #expect(element.typeName == "NavigationShimTests.Plain")
    #expect(element.value == nil)
    #expect(element.staticType == nil)
  }

  @Test("asking for a value leaves the element undecoded")
  func askingValueLeavesElementUndecoded() throws {
    let element = try #require(path(savedAs: ["Swift.Int", "42"]).lastElement)
    #expect(try element.value(as: Int.self) == 42)
    #expect(element.value == nil)
  }

  @Test("a resolved element has the value and can be saved again")
  func resolvedElementHasValueCan() throws {
    let element = try #require(path(savedAs: ["Swift.Int", "42"]).lastElement)
    let resolved = try element.resolved(as: Int.self)
    #expect(resolved.value as? Int == 42)
    #expect(resolved.staticType == Int.self)
    #expect(resolved.isCodable)
    #expect(try resolved.resolved(as: Int.self).value as? Int == 42)
    #expect(throws: PathElementError.self) { try resolved.resolved(as: UInt.self) }
  }

  @Test("an element is resolved where only Hashable is known of the type")
  func elementResolvedWhereOnlyHashable() throws {
    func resolve<V: Hashable>(_ element: PathElement, as type: V.Type) throws -> V {
      try element.resolved(as: type).value(as: type)
    }
    let element = try #require(path(savedAs: ["Swift.Int", "42"]).lastElement)
    #expect(try resolve(element, as: Int.self) == 42)
  }

  @Test("an optional without a value is a value")
  func optionalWithoutValueValue() throws {
    let element = PathElement(Int?.none)
    let value = try #require(element.value)
    #expect(type(of: value) == Int?.self)
    #expect(try element.value(as: Int?.self) == nil)
    #expect(throws: PathElementError.self) { try element.value(as: Int.self) }
  }

  @Test("neither bridging nor wrapping makes a type match")
  func neitherBridgingNorWrappingMakes() {
    let element = PathElement(1)
    #expect(throws: PathElementError.self) { try element.value(as: Int?.self) }
    #expect(throws: PathElementError.self) { try element.value(as: AnyHashable.self) }
    #expect(throws: PathElementError.self) { try element.value(as: Double.self) }
  }
}

@Suite struct NavigationPathElementErrorTests {
  private func error<V: Hashable>(
    _ path: NavigationPath,
    as type: V.Type
  ) throws -> PathElementError {
    try #require(throws: PathElementError.self) { try path.elements(as: type) }
  }

  @Test("another type is named, with the index and what was expected")
  func anotherTypeNamedIndexWhat() throws {
    var path = NavigationPath([User.blob])
    path.append(1)
    let error = try error(path, as: User.self)
    #expect(error.index == 1)
    #expect(error.expectedType == "NavigationShimTests.User")
    #expect(error.foundType == "Swift.Int")
    #expect(
      "\(error)" == "Element 1 of the path is of type Swift.Int, not NavigationShimTests.User."
    )
    #expect(caseName(of: error.reason) == "otherType")
  }

  @Test("an element on its own has no index")
  func elementOwnHasNoIndex() throws {
    let error = try #require(throws: PathElementError.self) {
      try PathElement(1).value(as: String.self)
    }
    #expect(error.index == nil)
    #expect("\(error)" == "The element is of type Swift.Int, not Swift.String.")
  }

  @Test("another saved type is named as it was saved")
  func anotherSavedTypeNamedWas() throws {
    let error = try error(path(savedAs: ["App.User", "{}"]), as: User.self)
    #expect(
      "\(error)" == "Element 0 of the path is of type App.User, not NavigationShimTests.User."
    )
  }

  @Test("an item that does not decode is quoted, with the reason")
  func itemDoesNotDecodeQuoted() throws {
    let error = try error(
      path(savedAs: ["NavigationShimTests.User", #"{"id":"x"}"#, "NavigationShimTests.User", "{}"]),
      as: User.self
    )
    #expect(error.index == 0)
    #expect(
      "\(error)".hasPrefix(
        "Element 0 of the path was saved as NavigationShimTests.User, and its item {} does not decode"
      )
    )
    guard case .undecodable(let item, let underlyingError) = error.reason else {
      Issue.record("\(error.reason)")
      return
    }
    #expect(item == "{}")
    #expect(underlyingError is DecodingError)
  }

  @Test("a type that is not Codable any more is told to be")
  func typeNotCodableAnyMore() throws {
    let error = try error(path(savedAs: ["NavigationShimTests.Plain", "{}"]), as: Plain.self)
    #expect("\(error)".contains("make it conform to Codable"))
    #expect(caseName(of: error.reason) == "notCodable")
  }

  @Test("a private type of an earlier launch is told to be internal")
  func privateTypeEarlierLaunchTold() throws {
    let tag = "NavigationShimTests.(unknown context at $5570deadbeef).Hidden"
    let error = try error(path(savedAs: [tag, #"{"id":1}"#]), as: Hidden.self)
    #expect("\(error)".contains("private or local type"))
    #expect("\(error)".contains("Make the type internal"))
    #expect("\(error)".contains(tag))
    #expect(caseName(of: error.reason) == "unstableTypeName")
  }

  @Test("a private type decodes within the launch that saved it")
  func privateTypeDecodesWithinLaunch() throws {
    let path = NavigationPath([Hidden(id: 1)])
    #expect(path.elements[0].typeName.contains("(unknown context at $"))
    #expect(try reread(path).elements(as: Hidden.self) == [Hidden(id: 1)])
  }

  @Test(
    "a name that merely resembles a private one is another type",
    arguments: [
      "App.(unknown).P", "((", "App.Pair<(Swift.Int, Swift.Int)>", "", "(unknown context at ",
    ]
  )
  func nameMerelyResemblesPrivateOne(tag: String) throws {
    let error = try error(path(savedAs: [tag, "1"]), as: Hidden.self)
    #expect(caseName(of: error.reason) == "otherType")
  }
}

private struct Hidden: Hashable, Codable {
  var id: Int
}

@Suite struct NavigationPathEqualityTests {
  @Test("paths are equal by type, value and order")
  func pathsEqualTypeValueOrder() {
    #expect(NavigationPath([1, 2]) == NavigationPath([1, 2]))
    #expect(NavigationPath([1, 2]) != NavigationPath([2, 1]))
    #expect(NavigationPath([1, 2]) != NavigationPath([1]))
    #expect(NavigationPath([1]) != NavigationPath([1 as Int64]))
    #expect(NavigationPath([1]) != NavigationPath([1.0]))
    #expect(NavigationPath([1]) != NavigationPath([Int?.some(1)]))
    #expect(NavigationPath() == NavigationPath([String]()))
  }

  @Test("the overload that appended a value plays no part")
  func overloadAppendedValuePlaysNo() {
    func hashable(_ value: some Hashable) -> NavigationPath { NavigationPath([value]) }
    #expect(hashable(1) == NavigationPath([1]))
    #expect(NavigationPath([1]) == hashable(1))
    #expect(hashable(1) != NavigationPath([2]))
  }

  @Test("a path read back equals the one that was saved")
  func pathReadBackEqualsOne() throws {
    var path = NavigationPath(["hello"])
    path.append(42)
    path.append(User.blob)
    path.append(Int?.none)
    let read = try reread(path)
    #expect(read == path)
    #expect(path == read)
    #expect(try reread(read) == read)
    #expect(path.codable == read.codable)
    path.removeLast()
    #expect(read != path)
    #expect(path.codable != read.codable)
  }

  @Test("a path made of its own representation equals the original")
  func pathMadeOwnRepresentationEquals() throws {
    let path = NavigationPath([1, 2])
    #expect(NavigationPath(try #require(path.codable)) == path)
  }

  @Test(
    "an undecoded element equals the value it decodes to",
    arguments: [
      ("NavigationShimTests.User", #"{"name":"Blob","id":42}"#, true),
      ("NavigationShimTests.User", #"{"name":"Bl\u006fb","id":42.0}"#, true),
      ("NavigationShimTests.User", #"{"name":"Blob","id":43}"#, false),
      ("NavigationShimTests.User", #"{"name":"Blob"}"#, false),
      ("NavigationShimTests.User", "no JSON", false),
      ("App.User", #"{"name":"Blob","id":42}"#, false),
    ]
  )
  func undecodedElementEqualsValueDecodes(tag: String, item: String, areEqual: Bool) throws {
    let undecoded = try path(savedAs: [tag, item])
    let decoded = NavigationPath([User.blob])
    #expect((undecoded == decoded) == areEqual)
    #expect((decoded == undecoded) == areEqual)
  }

  @Test("an undecoded element equals a value appended as merely Hashable")
  func undecodedElementEqualsValueAppended() throws {
    func hashable(_ value: some Hashable) -> NavigationPath { NavigationPath([value]) }
    #expect(try path(savedAs: ["Swift.Int", "1"]) == hashable(1))
    #expect(try path(savedAs: ["NavigationShimTests.Plain", #"{"id":0}"#]) != hashable(Plain()))
  }

  @Test(
    "undecoded elements are equal when their items are the same bytes",
    arguments: [
      (#"{"a":1,"b":[2]}"#, #"{"a":1,"b":[2]}"#, true),
      ("no JSON", "no JSON", true),
      ("no JSON", "No JSON", false),
      (#"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#, false),
      ("1", "1.0", false),
      ("1", " 1", false),
      (#""a\/b""#, #""a/b""#, false),
      // To `==` of strings these are equal.
      ("\"\u{e9}\"", "\"e\u{301}\"", false),
    ]
  )
  func undecodedElementsEqualWhenTheir(left: String, right: String, areEqual: Bool) throws {
    let left = try path(savedAs: ["App.User", left])
    let right = try path(savedAs: ["App.User", right])
    #expect((left == right) == areEqual)
    #expect((right == left) == areEqual)
  }

  @Test("a value is saved as the same bytes each time, so that two readings of it are equal")
  func savedAlike() throws {
    let value = ["a": 1, "b": 2, "c": 3, "d": 4, "e": 5]
    let readings = try (0..<20).map { _ in
      let copy = Dictionary(uniqueKeysWithValues: value.shuffled().map { ($0.key, $0.value) })
      return try reread(NavigationPath([copy]))
    }
    for reading in readings { #expect(reading == readings[0]) }
  }

  @Test("undecoded elements of different types are not equal")
  func undecodedElementsDifferentTypesNot() throws {
    #expect(try path(savedAs: ["App.A", "1"]) != path(savedAs: ["App.B", "1"]))
  }

  @Test("hostile nesting is compared without a trap")
  func hostileNestingComparedWithoutTrap() throws {
    let left = String(repeating: "[", count: 100_000)
    let right = String(repeating: "[", count: 100_001)
    #expect(try path(savedAs: ["App.A", left]) != path(savedAs: ["App.A", right]))
    #expect(try path(savedAs: ["App.A", left]) == path(savedAs: ["App.A", left]))
    #expect(try path(savedAs: ["Swift.Int", left]) != NavigationPath([1]))
  }
}
