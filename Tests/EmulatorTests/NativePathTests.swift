import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Native stack: paths as values, and saved ones")
struct NativePathTests {
  private let model = MixedStackModel()

  /// The path whose saved form some strings are.
  private func savedPath(_ strings: [String]) throws -> NavigationPath {
    let data = try JSONEncoder().encode(strings)
    return NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    )
  }

  private func saved(_ path: NavigationPath) throws -> [String]? {
    let data = try path.codable.map { try JSONEncoder().encode($0) }
    return try data.map { try JSONDecoder().decode([String].self, from: $0) }
  }

  private func appended(_ value: some Hashable, to path: NavigationPath) -> NavigationPath {
    var path = path
    path.append(value)
    return path
  }

  @Test("Values are saved as a type's name and JSON, the last one first, and read as they were")
  func savedForm() throws {
    var path = NavigationPath([[1]])
    path.append(Int?.none)
    path.append("hello")
    let strings = [
      "Swift.String", "\"hello\"", "Swift.Optional<Swift.Int>", "null", "Swift.Array<Swift.Int>",
      "[1]",
    ]
    expect(try saved(path), strings)
    let foreign = ["Foreign.Type", "{\"b\":1,\"a\":2}", "Swift.Int", "1"]
    expect(try savedPath(foreign).count, 2)
    expect(try saved(savedPath(foreign)), foreign)
    #expect(throws: DecodingError.self) { try savedPath(["Swift.Int"]) }
    path = appended(2, to: path)
    expect(try saved(path), nil, "A value that isn't known to be Codable")
    path.removeLast()
    expect(try saved(path), strings)
    path.removeLast(3)
    expect(path.isEmpty, true)
    let value: any Hashable = 1
    path.append(value)
    expect(path.codable == nil, true)
    expect(path, NavigationPath([1]))
  }

  @Test("Paths are equal when values are, and the types that these were given as")
  func equality() {
    expect(appended(1, to: NavigationPath()), NavigationPath([1]))
    let others = [NavigationPath([2]), NavigationPath([Int8(1)]), NavigationPath([AnyHashable(1)])]
    expect(others.contains(NavigationPath([1])), false)
    expect(NavigationPath([1, 2]).codable, NavigationPath([1, 2]).codable)
    expect(NavigationPath([1, 2]).codable == NavigationPath([2, 1]).codable, false)
  }

  @Test(
    "A saved path is shown as far as its types are known and its elements decoded, and cut with a warning",
    arguments: [
      (["Swift.String", "\"a\"", "Swift.Int", "1"], ["Root", "Number 1", nil], nil),
      (
        ["Swift.Int", "2", "Foreign.Type", "{}", "Swift.Int", "1"], ["Root", "Number 1"], "index 1"
      ),
      (["Swift.Int", "2", "Swift.Int", "\"one\""], ["Root"], "index 0"),
    ] as [([String], [String?], String?)]
  )
  func shown(strings: [String], titles: [String?], warning: String?) throws {
    model.path = try savedPath(strings)
    let app = EmulatedApp { MixedStack(model: model) }
    app.settle()
    expect(app.titles, titles)
    expect(model.path.count, titles.count - 1)
    expect(app.warnings.count, warning == nil ? 0 : 1)
    if let warning { expect(app.warnings[0].contains(warning), true, app.warnings[0]) }
  }
}
