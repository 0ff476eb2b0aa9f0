import Foundation
import TestSupport
import Testing

@testable import NavigationShim

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

  @Test("the error for an item that can't be decoded quotes nothing, and has the decoder's error")
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

enum Mood: String, Codable {
  case good
}

private struct Hidden: Hashable, Codable {
  var id: Int
}
