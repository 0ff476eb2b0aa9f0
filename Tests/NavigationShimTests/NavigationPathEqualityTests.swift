import Foundation
import NavigationShim
import Testing

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
    func hashable(_ value: some Hashable) -> NavigationPath {
      NavigationPath([value])
    }
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
  func undecodedElementEqualsValueDecodes(
    tag: String,
    item: String,
    areEqual: Bool
  ) throws {
    let undecoded = try path(savedAs: [tag, item])
    let decoded = NavigationPath([User.blob])
    #expect((undecoded == decoded) == areEqual)
    #expect((decoded == undecoded) == areEqual)
  }

  @Test("an undecoded element equals a value appended as merely Hashable")
  func undecodedElementEqualsValueAppended() throws {
    func hashable(_ value: some Hashable) -> NavigationPath {
      NavigationPath([value])
    }
    #expect(try path(savedAs: ["Swift.Int", "1"]) == hashable(1))
    #expect(try path(savedAs: ["NavigationShimTests.Plain", #"{"id":0}"#]) != hashable(Plain()))
  }

  @Test(
    "undecoded elements are equal when their items are one JSON value",
    arguments: [
      (#"{"a":1,"b":[2]}"#, #"{ "b":[2.0], "a":1 }"#, true),
      (#""a\/b""#, #""a/b""#, true),
      (#"{"a":1}"#, #"{"a":2}"#, false),
      ("9007199254740993", "9007199254740992", false),
      ("no JSON", "no JSON", true),
      ("no JSON", "No JSON", false),
      ("1e99999999999999999999", "1e99999999999999999999", true),
      ("1e99999999999999999999", "10e99999999999999999998", false),
      (#"{"a":1,"a":2}"#, #"{"a":1,"a":2}"#, true),
      (#"{"a":1,"a":2}"#, #"{"a":2}"#, false),
      (#"{"a":1,"a":2}"#, #"{"a":1}"#, true),
      ("1e309", "10e308", true),
      // The first two are equal as strings, and only one of them is JSON: it is equal to the third.
      ("\"\\u006e\u{301}\"", "\"\\u006\u{e9}\"", false),
      ("\"\\u006e\u{301}\"", "\"n\u{301}\"", true),
    ]
  )
  func undecodedElementsEqualWhenTheir(
    left: String,
    right: String,
    areEqual: Bool
  ) throws {
    let left = try path(savedAs: ["App.User", left])
    let right = try path(savedAs: ["App.User", right])
    #expect((left == right) == areEqual)
    #expect((right == left) == areEqual)
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
