import AppTesting
import Combine
import NavigationShim
import SwiftUI
import Testing

@Suite("NavigationBackport's names for popping")
struct PoppingNamesTests {
  @Test("the root is at an index of -1, and what isn't there is not popped to")
  func edges() {
    var path = NBNavigationPath([1, 2])
    var stops = [Stop.depot, .station(1)]
    let isFound = path.popTo(String.self) || path.popTo(7) || stops.popTo(.station(7))
    #expect(!isFound && path.count == 2 && stops.count == 2)
    path.popTo(index: -1)
    stops.popTo(index: -1)
    #expect(path.isEmpty && stops.isEmpty)
  }

  @Test("a type stands for its subclasses in what a path pops to")
  func poppingToABaseClass() {
    var path = NBNavigationPath()
    path.push(Museum("Prado"))
    path.push(1)
    let isFound = path.popTo(Sight.self)
    #expect(isFound)
    #expect(path.count == 1)
  }
}
