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

  @Test func `push appends a route`() {
    var path: [Route] = []
    path.push(.list)
    path.push(.detail(1))
    #expect(path == [.list, .detail(1)])
  }

  @Test func `pop removes from the top and stops at the root`() {
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

  @Test func `popToRoot empties the array`() {
    var path = path
    path.popToRoot()
    #expect(path == [])
  }

  @Test func `pop to an index makes it the top`() {
    for index in path.indices {
      var path = path
      path.pop(toIndex: index)
      #expect(path == Array(self.path[...index]))
    }
  }

  @Test func `pop to a route searches from the top`() {
    var path = path
    #expect(path.pop(to: .list) == true)
    #expect(path == [.list, .detail(1), .list])
    #expect(path.pop(to: .list) == true)
    #expect(path.count == 3)
    path.pop()
    #expect(path.pop(to: .list) == true)
    #expect(path == [.list])
  }

  @Test func `pop to a condition searches from the top`() {
    var path = path
    #expect(path.pop(toLastWhere: { $0.id > 0 }) == true)
    #expect(path == [.list, .detail(1), .list, .detail(2)])
    #expect(throws: NotCodable.self) { try path.pop(toLastWhere: { _ in throw NotCodable() }) }
    #expect(path.count == 4)
  }

  @Test func `pop to an identity searches from the top`() {
    var path = path
    #expect(path.pop(toLastID: 1) == true)
    #expect(path == [.list, .detail(1)])
  }

  @Test func `a pop that finds nothing leaves the array as it is`() {
    var path = path
    #expect(path.pop(to: .detail(3)) == false)
    #expect(path.pop(toLastID: 3) == false)
    #expect(path.pop(toLastWhere: { _ in false }) == false)
    #expect(path == self.path)
  }

  @Test func `a route is an element of a path as any other value`() {
    var path = NavigationPath(path)
    path.push(Route.edit)
    #expect(path.pop(to: Route.detail(1)) == true)
    #expect(path.compactElements(as: Route.self) == [.list, .detail(1)])
  }

  @Test func `pop of a negative number traps`() async {
    await #expect(processExitsWith: .failure) {
      var path: [Route] = [.list]
      path.pop(-1)
    }
  }

  @Test func `pop to an index beyond the top traps`() async {
    await #expect(processExitsWith: .failure) {
      var path: [Route] = [.list]
      path.pop(toIndex: 1)
    }
  }
}
