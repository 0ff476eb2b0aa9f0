import Foundation
import NavigationShim
import Testing

@Suite struct NavigationPathElementTests {
  @Test("an appended element has a value and the name of its type")
  func appendedElementHasValueName() throws {
    let element = NavigationPath.Element(User.blob)
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
    #expect(throws: NavigationPath.ElementError.self) { try resolved.resolved(as: UInt.self) }
  }

  @Test("an element is resolved where only Hashable is known of the type")
  func elementResolvedWhereOnlyHashable() throws {
    func resolve<V: Hashable>(_ element: NavigationPath.Element, as type: V.Type) throws -> V {
      try element.resolved(as: type).value(as: type)
    }
    let element = try #require(path(savedAs: ["Swift.Int", "42"]).lastElement)
    #expect(try resolve(element, as: Int.self) == 42)
  }

  @Test("an optional without a value is a value")
  func optionalWithoutValueValue() throws {
    let element = NavigationPath.Element(Int?.none)
    let value = try #require(element.value)
    #expect(type(of: value) == Int?.self)
    #expect(try element.value(as: Int?.self) == nil)
    #expect(throws: NavigationPath.ElementError.self) { try element.value(as: Int.self) }
  }

  @Test("neither bridging nor wrapping makes a type match")
  func neitherBridgingNorWrappingMakes() {
    let element = NavigationPath.Element(1)
    #expect(throws: NavigationPath.ElementError.self) { try element.value(as: Int?.self) }
    #expect(throws: NavigationPath.ElementError.self) { try element.value(as: AnyHashable.self) }
    #expect(throws: NavigationPath.ElementError.self) { try element.value(as: Double.self) }
  }
}

@Suite struct NavigationPathElementErrorTests {
  private func error<V: Hashable>(
    _ path: NavigationPath,
    as type: V.Type
  ) throws -> NavigationPath.ElementError {
    try #require(throws: NavigationPath.ElementError.self) { try path.elements(as: type) }
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
    guard case .otherType = error.reason else {
      Issue.record("\(error.reason)")
      return
    }
  }

  @Test("an element on its own has no index")
  func elementOwnHasNoIndex() throws {
    let error = try #require(throws: NavigationPath.ElementError.self) {
      try NavigationPath.Element(1).value(as: String.self)
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
    guard case .notCodable = error.reason else {
      Issue.record("\(error.reason)")
      return
    }
  }

  @Test("a private type of an earlier launch is told to be internal")
  func privateTypeEarlierLaunchTold() throws {
    let tag = "NavigationShimTests.(unknown context at $5570deadbeef).Hidden"
    let error = try error(path(savedAs: [tag, #"{"id":1}"#]), as: Hidden.self)
    #expect("\(error)".contains("private or local type"))
    #expect("\(error)".contains("Make the type internal"))
    #expect("\(error)".contains(tag))
    guard case .typeOfOneLaunch = error.reason else {
      Issue.record("\(error.reason)")
      return
    }
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
    guard case .otherType = error.reason else {
      Issue.record("\(error.reason)")
      return
    }
  }
}

private struct Hidden: Hashable, Codable {
  var id: Int
}
