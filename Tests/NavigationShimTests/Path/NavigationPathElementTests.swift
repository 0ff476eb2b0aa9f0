import Foundation
import TestSupport
import Testing

@testable import NavigationShim

@Suite struct NavigationPathElementTests {
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
