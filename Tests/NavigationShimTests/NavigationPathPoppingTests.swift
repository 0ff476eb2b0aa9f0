import NavigationShim
import Testing

@Suite struct NavigationPathPoppingTests {
  /// Two users with one number among them, decoded and not.
  private func paths() throws -> [NavigationPath] {
    var path = NavigationPath()
    path.push(User(id: 1, name: "Blob"))
    path.push(7)
    path.push(User(id: 2, name: "Blob"))
    path.push(7)
    path.push("top")
    return [path, try reread(path)]
  }

  @Test("push appends, by either overload")
  func pushAppendsEitherOverload() {
    var path = NavigationPath()
    path.push(1)
    #expect(path == NavigationPath([1]))
    #expect(path.codable != nil)
    path.push(Plain())
    #expect(path.count == 2)
    #expect(path.codable == nil)
  }

  @Test("what takes the place of the top can be saved if its type can, by either overload")
  func popAndPushEitherOverload() {
    var path = NavigationPath([1, 2])
    path.popAndPush("two")
    #expect(path.elements == [PathElement(1), PathElement("two")])
    #expect(path.codable != nil)
    path.popAndPush(Plain())
    #expect(path.count == 2)
    #expect(path.codable == nil)
  }

  @Test("pop removes from the top and stops at the root")
  func popRemovesFromTopStops() throws {
    var path = NavigationPath([1, 2, 3])
    path.pop()
    #expect(path == NavigationPath([1, 2]))
    path.pop(0)
    #expect(path.count == 2)
    path.pop(5)
    #expect(path.isEmpty)
    path.pop()
    #expect(path.isEmpty)
    path.push(1)
    path.pop(.max)
    #expect(path.isEmpty)
  }

  @Test("popToRoot empties the path")
  func poptorootEmptiesPath() {
    var path = NavigationPath([1, 2, 3])
    path.popToRoot()
    #expect(path.isEmpty)
    path.popToRoot()
    #expect(path.isEmpty)
  }

  @Test("pop to an index makes it the top")
  func popIndexMakesTop() {
    for index in 0..<3 {
      var path = NavigationPath([10, 11, 12])
      path.pop(toIndex: index)
      #expect(path.count == index + 1)
      #expect(path.last(as: Int.self) == 10 + index)
    }
  }

  @Test("pop to a value searches from the top")
  func popValueSearchesFromTop() throws {
    for var path in try paths() {
      #expect(path.pop(to: 7) == true)
      #expect(path.count == 4)
      #expect(path.pop(to: 7) == true)
      #expect(path.count == 4)
      path.pop()
      #expect(path.pop(to: 7) == true)
      #expect(path.count == 2)
      #expect(path.pop(to: User(id: 1, name: "Blob")) == true)
      #expect(path.count == 1)
    }
  }

  @Test("pop to any Hashable value finds it under its own type")
  func popAnyHashableValueFinds() throws {
    for var path in try paths() {
      let value: any Hashable = 7
      #expect(path.pop(to: value) == true)
      #expect(path.count == 4)
    }
  }

  @Test("a pop that finds nothing leaves the path as it is")
  func popFindsNothingLeavesPath() throws {
    for original in try paths() {
      var path = original
      #expect(path.pop(to: 8) == false)
      #expect(path.pop(to: 7 as Int64) == false)
      #expect(path.pop(toLast: Bool.self) == false)
      #expect(path.pop(toLast: Int.self) { $0 > 7 } == false)
      #expect(path.pop(toLast: User.self, id: 3) == false)
      #expect(path == original)
      #expect(path.count == 5)
    }
    var empty = NavigationPath()
    #expect(empty.pop(to: 1) == false)
    #expect(empty.pop(toLast: Int.self) == false)
  }

  @Test("pop to the last of a type makes it the top")
  func popLastTypeMakesTop() throws {
    for var path in try paths() {
      #expect(path.pop(toLast: String.self) == true)
      #expect(path.count == 5)
      #expect(path.pop(toLast: User.self) == true)
      #expect(path.last(as: User.self)?.id == 2)
      #expect(path.count == 3)
      #expect(path.pop(toLast: String.self) == false)
    }
  }

  @Test("pop to the last that meets a condition makes it the top")
  func popLastMeetsConditionMakes() throws {
    for original in try paths() {
      var path = original
      var asked: [Int] = []
      let found = path.pop(
        toLast: User.self,
        where: { user in
          asked.append(user.id)
          return user.name == "Blob"
        }
      )
      #expect(found)
      #expect(asked == [2])
      #expect(path.count == 3)
      #expect(path.pop(toLast: User.self) { $0.id == 1 } == true)
      #expect(path.count == 1)
    }
  }

  @Test("a condition that throws leaves the path as it is")
  func conditionThrowsLeavesPath() throws {
    var path = NavigationPath([1, 2])
    #expect(throws: NotCodable.self) { try path.pop(toLast: Int.self) { _ in throw NotCodable() } }
    #expect(path == NavigationPath([1, 2]))
  }

  @Test("pop to an identity makes its value the top")
  func popIdentityMakesValueTop() throws {
    for var path in try paths() {
      #expect(path.pop(toLast: User.self, id: 2) == true)
      #expect(path.count == 3)
      #expect(path.pop(toLast: User.self, id: 1) == true)
      #expect(path.count == 1)
    }
  }

  @Test("a saved element that does not decode is not popped to")
  func savedElementDoesNotDecode() throws {
    var path = try path(savedAs: ["Swift.Int", "x", "Swift.Int", "1"])
    #expect(path.pop(toLast: Int.self) == true)
    #expect(path.count == 1)
  }
}

@Suite struct NavigationPathPoppingTrapTests {
  #if os(macOS) || os(Linux)
  @Test("pop of a negative number traps and names push")
  func popNegativeNumberTrapsNames() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var path = NavigationPath([1])
      path.pop(-1)
    }
    expectTrap(result, says: "use push(_:)")
  }

  @Test("pop to an index beyond the top traps and names popToRoot")
  func popIndexBeyondTopTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var path = NavigationPath([1, 2])
      path.pop(toIndex: 2)
    }
    expectTrap(result, says: "popToRoot()")
  }

  @Test("pop to a negative index traps")
  func popNegativeIndexTraps() async {
    await #expect(processExitsWith: .failure) {
      var path = NavigationPath([1, 2])
      path.pop(toIndex: -1)
    }
  }

  @Test("pop to an index of an empty path traps")
  func popIndexEmptyPathTraps() async {
    await #expect(processExitsWith: .failure) {
      var path = NavigationPath()
      path.pop(toIndex: 0)
    }
  }
  #endif
}
