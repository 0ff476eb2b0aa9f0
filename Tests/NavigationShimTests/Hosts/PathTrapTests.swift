import Foundation
import NavigationShim
import Testing

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
