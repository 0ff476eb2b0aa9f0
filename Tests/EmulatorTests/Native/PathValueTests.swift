import Foundation
import SwiftUI
import Testing

private enum Module {
  struct User: Codable, Hashable {
    var id: Int
    var name: String
  }
}

@Suite("Native path")
struct PathValueTests {
  private func json(_ path: NavigationPath) throws -> [String] {
    let data = try JSONEncoder().encode(#require(path.codable))
    return try JSONDecoder().decode([String].self, from: data)
  }

  private func path(_ json: [String]) throws -> NavigationPath {
    let data = try JSONEncoder().encode(json)
    return NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    )
  }

  private func appended(_ value: some Hashable, to path: NavigationPath) -> NavigationPath {
    var path = path
    path.append(value)
    return path
  }

  @Test("Values are saved in pairs of a type's name and JSON, the last value first")
  func savedForm() throws {
    var path = NavigationPath()
    path.append("hello")
    path.append(42)
    path.append(true)
    #expect(
      try json(path) == ["Swift.Bool", "true", "Swift.Int", "42", "Swift.String", "\"hello\""]
    )
  }

  @Test("A type is named as it is written, with the types around it")
  func typeNames() throws {
    #expect(try json(NavigationPath([[1]])) == ["Swift.Array<Swift.Int>", "[1]"])
    #expect(try json(NavigationPath([Int?.none])) == ["Swift.Optional<Swift.Int>", "null"])
  }

  @Test("What is read is written again as it was")
  func readAndWritten() throws {
    let strings = ["Foreign.Type", "{\"b\":1,\"a\":2}", "Swift.Int", "1"]
    let path = try path(strings)
    #expect(path.count == 2)
    #expect(try json(path) == strings)
  }

  @Test("An odd number of strings can't be read")
  func oddCount() {
    #expect(throws: DecodingError.self) { try path(["Swift.Int"]) }
  }

  @Test("A path with a value that isn't known to be Codable has no form to be saved")
  func notCodable() {
    var path = NavigationPath([1])
    #expect(path.codable != nil)
    path = appended(2, to: path)
    #expect(path.codable == nil)
    path.removeLast()
    #expect(path.codable != nil)
  }

  @Test("Forms to be saved are equal when the values are")
  func equalForms() {
    #expect(NavigationPath([1, 2]).codable == NavigationPath([1, 2]).codable)
    #expect(NavigationPath([1, 2]).codable != NavigationPath([2, 1]).codable)
  }

  @Test("Paths are equal when types and values are")
  func equality() {
    #expect(NavigationPath([1]) == NavigationPath([1]))
    #expect(NavigationPath([1]) != NavigationPath([2]))
    #expect(NavigationPath([1]) != NavigationPath([Int8(1)]))
    #expect(appended(1, to: NavigationPath()) == NavigationPath([1]))
  }

  @Test("The type of a value is the one it was given as")
  func staticType() {
    #expect(NavigationPath([AnyHashable(1)]) != NavigationPath([1]))
  }

  @Test("Values can be counted and removed")
  func countAndRemoval() {
    var path = NavigationPath(["a", "b", "c"])
    path.removeLast(2)
    #expect(path.count == 1)
    path.removeLast()
    #expect(path.isEmpty)
  }

  @Test("An existential opens to the form that isn't known to be Codable")
  func existential() {
    let value: any Hashable = 1
    var path = NavigationPath()
    path.append(value)
    #expect(path.codable == nil)
    #expect(path == NavigationPath([1]))
  }
}
