import NavigationShim
import Testing

@Suite struct NavigationPathTypedTests {
  private var mixed: NavigationPath {
    var path = NavigationPath([1, 2])
    path.append("a")
    path.append(3)
    return path
  }

  @Test("elements are read back as one type")
  func elementsReadBackOneType() throws {
    #expect(try NavigationPath([1, 2, 3]).elements(as: Int.self) == [1, 2, 3])
    #expect(try reread(NavigationPath([1, 2, 3])).elements(as: Int.self) == [1, 2, 3])
    #expect(try NavigationPath().elements(as: User.self) == [])
  }

  @Test("the first element of another type is the one that is reported")
  func firstElementAnotherTypeOne() throws {
    for path in try [mixed, reread(mixed)] {
      let error = try #require(throws: NavigationPath.ElementError.self) {
        try path.elements(as: Int.self)
      }
      #expect(error.index == 2)
      #expect(error.foundType == "Swift.String")
    }
  }

  @Test("compact elements leave out what has another type or does not decode")
  func compactElementsLeaveOutWhat() throws {
    #expect(mixed.compactElements(as: Int.self) == [1, 2, 3])
    #expect(mixed.compactElements(as: String.self) == ["a"])
    #expect(mixed.compactElements(as: User.self) == [])
    let read = try path(savedAs: ["Swift.Int", "x", "App.T", "2", "Swift.Int", "1"])
    #expect(read.compactElements(as: Int.self) == [1])
  }

  @Test("the last element is the top")
  func lastElementTop() throws {
    #expect(NavigationPath().lastElement == nil)
    #expect(mixed.lastElement == NavigationPath([3]).lastElement)
  }

  @Test("the last value has the type asked for or is nothing")
  func lastValueHasTypeAsked() throws {
    #expect(NavigationPath().last(as: Int.self) == nil)
    #expect(mixed.last(as: Int.self) == 3)
    #expect(mixed.last(as: String.self) == nil)
    #expect(try reread(mixed).last(as: Int.self) == 3)
    #expect(try reread(mixed).last(as: String.self) == nil)
  }
}
