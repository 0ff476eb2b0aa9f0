import Foundation
import TestSupport
import Testing

@testable import NavigationShim

@Suite struct NavigationPathElementTests {
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
