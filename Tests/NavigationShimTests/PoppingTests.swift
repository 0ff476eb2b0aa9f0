import Foundation
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

@Suite struct NavigationRouteTests {
  private enum Route: NavigationRoute, Identifiable {
    case list
    case detail(Int)
    case edit

    var id: Int {
      switch self {
      case .list: -1
      case .detail(let number): number
      case .edit: -2
      }
    }
  }

  private let path: [Route] = [.list, .detail(1), .list, .detail(2), .edit]

  @Test("push appends a route")
  func pushAppendsRoute() {
    var path: [Route] = []
    path.push(.list)
    path.push(.detail(1))
    #expect(path == [.list, .detail(1)])
  }

  @Test("a route takes the place of the top")
  func popAndPushReplacesTop() {
    var path = path
    path.popAndPush(.detail(3))
    #expect(path == [.list, .detail(1), .list, .detail(2), .detail(3)])
  }

  @Test("pop removes from the top and stops at the root")
  func popRemovesFromTopStops() {
    var path = path
    path.pop()
    #expect(path == [.list, .detail(1), .list, .detail(2)])
    path.pop(0)
    #expect(path.count == 4)
    path.pop(3)
    #expect(path == [.list])
    path.pop(2)
    #expect(path == [])
    path.pop()
    #expect(path == [])
  }

  @Test("popToRoot empties the array")
  func poptorootEmptiesArray() {
    var path = path
    path.popToRoot()
    #expect(path == [])
  }

  @Test("pop to an index makes it the top")
  func popIndexMakesTop() {
    for index in path.indices {
      var path = path
      path.pop(toIndex: index)
      #expect(path == Array(self.path[...index]))
    }
  }

  @Test("pop to a route searches from the top")
  func popRouteSearchesFromTop() {
    var path = path
    #expect(path.pop(to: .list) == true)
    #expect(path == [.list, .detail(1), .list])
    #expect(path.pop(to: .list) == true)
    #expect(path.count == 3)
    path.pop()
    #expect(path.pop(to: .list) == true)
    #expect(path == [.list])
  }

  @Test("pop to a condition searches from the top")
  func popConditionSearchesFromTop() {
    var path = path
    #expect(path.pop(toLast: Route.self, where: { $0.id > 0 }) == true)
    #expect(path == [.list, .detail(1), .list, .detail(2)])
    #expect(throws: NotCodable.self) {
      try path.pop(toLast: Route.self, where: { _ in throw NotCodable() })
    }
    #expect(path.count == 4)
  }

  @Test("pop to an identity searches from the top")
  func popIdentitySearchesFromTop() {
    var path = path
    #expect(path.pop(toLast: Route.self, id: 1) == true)
    #expect(path == [.list, .detail(1)])
  }

  @Test("a pop that finds nothing leaves the array as it is")
  func popFindsNothingLeavesArray() {
    var path = path
    #expect(path.pop(to: .detail(3)) == false)
    #expect(path.pop(toLast: Route.self, id: 3) == false)
    #expect(path.pop(toLast: Route.self, where: { _ in false }) == false)
    #expect(path == self.path)
  }

  @Test("a route is an element of a path as any other value")
  func routeElementPathAnyOther() {
    var path = NavigationPath(path)
    path.push(Route.edit)
    #expect(path.pop(to: Route.detail(1)) == true)
    #expect(path.compactElements(as: Route.self) == [.list, .detail(1)])
  }
}

@Suite("A root with its path")
struct RootedPathTests {
  @Test("the root changes together with the path")
  func changes() {
    var state = RootedPath(root: "a", path: [1, 2])
    state.changeRoot(to: "b", path: [3])
    #expect(state == RootedPath(root: "b", path: [3]))
  }

  @Test("without a path, nothing is above the new root")
  func changesToEmpty() {
    var state = RootedPath(root: "a", path: [1, 2])
    state.changeRoot(to: "b")
    #expect(state == RootedPath(root: "b"))
  }

  @Test("a NavigationPath will do")
  func untyped() {
    var state = RootedPath(root: "a", path: NavigationPath([1, 2]))
    state.changeRoot(to: "b")
    #expect(state == RootedPath(root: "b"))
    #expect(state.path.isEmpty)
  }

  @Test("it is hashable, codable and sendable where its parts are")
  func conformances() throws {
    let state = RootedPath(root: "a", path: [1, 2])
    let data = try JSONEncoder().encode(state)
    let read = try JSONDecoder().decode(RootedPath<String, [Int]>.self, from: data)
    #expect(read == state)
    #expect(Set([state, read]).count == 1)
    let sendable: any Sendable = state
    #expect(sendable is RootedPath<String, [Int]>)
  }
}

#if os(macOS) || os(Linux)
@Suite("A path traps")
struct PathTrapTests {
  @Test("where it is misused, with a hint", arguments: PathMisuse.allCases)
  func misuse(_ misuse: PathMisuse) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [misuse] in misuse.commit()
    }
    if let hint = misuse.hint { expectTrap(result, says: hint) }
  }
}

/// What nobody may ask of a path.
enum PathMisuse: String, CaseIterable, Codable {
  case removesTooMany, removesFromEmpty, removesNegative
  case popsNegative, popsToIndexBeyondTop, popsToNegativeIndex, popsToIndexOfEmpty
  case popsNegativeFromRoutes, popsRoutesBeyondTop

  /// What the process says at its end; `nil` where that is up to the language.
  var hint: String? {
    switch self {
    case .removesTooMany: "pop(_:), which stops at the root"
    case .removesNegative: "remove between 0 and 2"
    case .popsNegative: "use push(_:)"
    case .popsToIndexBeyondTop: "popToRoot()"
    default: nil
    }
  }

  func commit() {
    var path = NavigationPath([1, 2])
    var empty = NavigationPath()
    var routes = [OnlyRoute.list]
    switch self {
    case .removesTooMany: path.removeLast(3)
    case .removesFromEmpty: empty.removeLast()
    case .removesNegative: path.removeLast(-1)
    case .popsNegative: path.pop(-1)
    case .popsToIndexBeyondTop: path.pop(toIndex: 2)
    case .popsToNegativeIndex: path.pop(toIndex: -1)
    case .popsToIndexOfEmpty: empty.pop(toIndex: 0)
    case .popsNegativeFromRoutes: routes.pop(-1)
    case .popsRoutesBeyondTop: routes.pop(toIndex: 1)
    }
  }
}

private enum OnlyRoute: NavigationRoute {
  case list
}
#endif
