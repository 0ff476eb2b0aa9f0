import Foundation
import NavigationShim
import TestSupport
import Testing

@Suite struct NavigationPathTypedTests {
  private var mixed: NavigationPath {
    var path = NavigationPath([1, 2])
    path.append("a")
    path.append(3)
    return path
  }

  @Test("the first element of another type is the one that is reported")
  func firstElementAnotherTypeOne() throws {
    for path in try [mixed, reread(mixed)] {
      let error = try #require(throws: PathElementError.self) { try path.values(of: Int.self) }
      expect(error.index, is: 2)
      expect(error.foundType, is: "Swift.String")
    }
  }

  @Test("compact elements leave out what has another type or does not decode")
  func compactElementsLeaveOutWhat() throws {
    expect(mixed.compactValues(of: Int.self), is: [1, 2, 3])
    expect(mixed.compactValues(of: String.self), is: ["a"])
    expect(mixed.compactValues(of: User.self), is: [])
    let read = try path(savedAs: ["Swift.Int", "x", "App.T", "2", "Swift.Int", "1"])
    expect(read.compactValues(of: Int.self), is: [1])
  }

  @Test("the last value has the requested type or is nil")
  func lastValueHasTypeAsked() throws {
    expectNil(NavigationPath().elements.last)
    expectNil(NavigationPath().lastValue(of: Int.self))
    expect(mixed.lastValue(of: Int.self), is: 3)
    expectNil(mixed.lastValue(of: String.self))
    expect(try reread(mixed).lastValue(of: Int.self), is: 3)
    expectNil(try reread(mixed).lastValue(of: String.self))
  }
}
