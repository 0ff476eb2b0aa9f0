import Foundation
import NavigationShim
import Testing

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

  #if os(macOS) || os(Linux)
  @Test("pop of a negative number traps")
  func popNegativeNumberTraps() async {
    await #expect(processExitsWith: .failure) {
      var path: [Route] = [.list]
      path.pop(-1)
    }
  }

  @Test("pop to an index beyond the top traps")
  func popIndexBeyondTopTraps() async {
    await #expect(processExitsWith: .failure) {
      var path: [Route] = [.list]
      path.pop(toIndex: 1)
    }
  }
  #endif
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
