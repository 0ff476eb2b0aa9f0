import Foundation
import NavigationShim
import Testing

/// What a path of any types does, beyond what `NavigationPathModelTests` compares with an array.
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

  @Test("what is pushed, or takes the place of the top, can be saved if its type can")
  func overloads() {
    var path = NavigationPath([1, 2])
    path.popAndPush("two")
    path.push(3)
    expect(path.elements, is: [PathElement(1), PathElement("two"), PathElement(3)])
    expect(path.codable != nil, is: true)
    path.popAndPush(Plain())
    expect(path.count, is: 3)
    expectNil(path.codable)
  }

  @Test("pop searches from the top, and leaves the path as it is where it finds nothing")
  func searches() throws {
    let any: any Hashable = 7
    let pops: [(name: String, pop: (inout NavigationPath) -> Bool, count: Int?)] = [
      ("any Hashable", { $0.pop(to: any) }, 4),
      ("a value", { $0.pop(to: User(id: 1, name: "Blob")) }, 1),
      ("an identity", { $0.pop(toLast: User.self, id: 2) }, 3),
      ("the one below", { $0.pop(toLast: User.self, id: 1) }, 1),
      ("a condition", { $0.pop(toLast: User.self) { $0.name == "Blob" } }, 3),
      ("the top", { $0.pop(toLast: String.self) }, 5),
      ("no such value", { $0.pop(to: 8) }, nil),
      ("another type", { $0.pop(to: 7 as Int64) }, nil),
      ("no such type", { $0.pop(toLast: Bool.self) }, nil),
      ("no such condition", { $0.pop(toLast: Int.self) { $0 > 7 } }, nil),
      ("no such identity", { $0.pop(toLast: User.self, id: 3) }, nil),
    ]
    for original in try paths() {
      for (name, pop, count) in pops {
        var path = original
        expect(pop(&path), is: count != nil, "\(name)")
        expect(path.count, is: count ?? 5, "\(name)")
        if count == nil { expect(path, is: original, "\(name)") }
      }
      var empty = NavigationPath()
      expect(empty.pop(to: 1) || empty.pop(toLast: Int.self), is: false)
    }
  }

  @Test("a condition is asked until it is met, and what it throws leaves the path as it is")
  func conditions() throws {
    for original in try paths() {
      var path = original
      var asked: [Int] = []
      let isFound = path.pop(toLast: User.self) { user in
        asked.append(user.id)
        return true
      }
      expect(isFound, is: true)
      expect(asked, is: [2])
      path = original
      #expect(throws: NotCodable.self) {
        try path.pop(toLast: Int.self) { _ in throw NotCodable() }
      }
      expect(path, is: original)
    }
  }

  @Test("a saved element that does not decode is not popped to")
  func savedElementDoesNotDecode() throws {
    var path = try path(savedAs: ["Swift.Int", "x", "Swift.Int", "1"])
    expect(path.pop(toLast: Int.self), is: true)
    expect(path.count, is: 1)
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

  @Test("an array of routes is changed as a path is")
  func changes() {
    let path: [Route] = [.list, .detail(1), .list, .detail(2), .edit]
    func change(_ change: (inout [Route]) -> Void) -> [Route] {
      var path = path
      change(&path)
      return path
    }
    expect(change { $0.push(.list) }, is: path + [.list])
    expect(change { $0.popAndPush(.detail(3)) }, is: path.dropLast() + [.detail(3)])
    expect(change { $0.pop() }, is: path.dropLast())
    for count in 0...6 { expect(change { $0.pop(count) }, is: path.dropLast(count)) }
    expect(change { $0.popToRoot() }, is: [])
    for index in path.indices {
      expect(change { $0.pop(toIndex: index) }, is: Array(path[...index]))
    }
  }

  @Test("pop searches from the top, and leaves the array as it is where it finds nothing")
  func searches() {
    let path: [Route] = [.list, .detail(1), .list, .detail(2), .edit]
    let pops: [(name: String, pop: (inout [Route]) -> Bool, count: Int?)] = [
      ("a route", { $0.pop(to: .list) }, 3), ("the top", { $0.pop(to: .edit) }, 5),
      ("a condition", { $0.pop(toLast: Route.self, where: { $0.id > 0 }) }, 4),
      ("an identity", { $0.pop(toLast: Route.self, id: 1) }, 2),
      ("no such route", { $0.pop(to: .detail(3)) }, nil),
      ("no such identity", { $0.pop(toLast: Route.self, id: 3) }, nil),
      ("no such condition", { $0.pop(toLast: Route.self, where: { _ in false }) }, nil),
    ]
    for (name, pop, count) in pops {
      var popped = path
      expect(pop(&popped), is: count != nil, "\(name)")
      expect(popped, is: Array(path.prefix(count ?? 5)), "\(name)")
    }
    var popped = path
    #expect(throws: NotCodable.self) {
      try popped.pop(toLast: Route.self, where: { _ in throw NotCodable() })
    }
    expect(popped, is: path)
  }

  @Test("a route is an element of a path as any other value")
  func routeElementPathAnyOther() {
    var path = NavigationPath([Route.list, .detail(1), .edit])
    path.push(Route.edit)
    expect(path.pop(to: Route.detail(1)), is: true)
    expect(path.compactValues(of: Route.self), is: [.list, .detail(1)])
  }
}

@Suite("A root with its path")
struct RootedPathTests {
  @Test("the root changes together with the path, and without one nothing is above it")
  func changes() {
    var state = RootedPath(root: "a", path: [1, 2])
    state.changeRoot(to: "b", path: [3])
    expect(state, is: RootedPath(root: "b", path: [3]))
    state.changeRoot(to: "c")
    expect(state, is: RootedPath(root: "c"))
    var untyped = RootedPath(root: "a", path: NavigationPath([1, 2]))
    untyped.changeRoot(to: "b")
    expect(untyped, is: RootedPath(root: "b", path: NavigationPath()))
  }

  @Test("it is hashable, codable and sendable where its parts are")
  func conformances() throws {
    let state = RootedPath(root: "a", path: [1, 2])
    let data = try JSONEncoder().encode(state)
    let read = try JSONDecoder().decode(RootedPath<String, [Int]>.self, from: data)
    expect(read, is: state)
    expect(Set([state, read]).count, is: 1)
    let sendable: any Sendable = state
    expect(sendable is RootedPath<String, [Int]>, is: true)
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

/// A misuse of a path, which traps.
enum PathMisuse: String, CaseIterable, Codable {
  case removesTooMany, removesFromEmpty, removesNegative
  case popsNegative, popsToIndexBeyondTop, popsToNegativeIndex, popsToIndexOfEmpty
  case popsNegativeFromRoutes, popsRoutesBeyondTop

  /// The message of the trap; `nil` if it is the language's.
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
