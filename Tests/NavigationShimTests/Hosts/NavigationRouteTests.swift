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
}
