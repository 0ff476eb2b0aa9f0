import Foundation
import TestSupport
import Testing

@testable import NavigationShim

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

  @Test("equality of elements and paths is an equivalence, decoded or not")
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
        let elements = (0..<2).map { _ in pool[Int.random(in: 0..<3, using: &generator)] }
        return NavigationPath(NavigationPath.CodableRepresentation(elements: elements))
      }
      if paths[0] == paths[1], paths[1] == paths[2] { expect(paths[0], is: paths[2]) }
    }
  }
}
