import NavigationShim
import SwiftUI
import Testing

@MainActor
@Suite("The adapter for NavigationLink(isActive:)", .misusesNoHost)
struct ActiveFlagsTests {
  @Test("a flag pushes, and pops with all above it")
  func flags() {
    var routes: [Route] = []
    let bound = Binding(get: { routes }, set: { routes = $0 })
    check(bound.isActive(.order(42)), bound.isActive(.item(7))) { routes }
    var path = NavigationPath()
    let boundPath = Binding(get: { path }, set: { path = $0 })
    check(boundPath.isActive(Route.order(42)), boundPath.isActive(Route.item(7))) {
      path.compactValues(of: Route.self)
    }
  }

  private func check(_ order: Binding<Bool>, _ item: Binding<Bool>, _ path: () -> [Route]) {
    for _ in 0..<2 { order.wrappedValue = true }
    item.wrappedValue = true
    #expect(path() == [.order(42), .item(7)])
    #expect(order.wrappedValue && item.wrappedValue)
    for _ in 0..<2 { item.wrappedValue = false }
    #expect(path() == [.order(42)])
    item.wrappedValue = true
    order.wrappedValue = false
    #expect(path() == [])
    #expect(!order.wrappedValue && !item.wrappedValue)
  }
}
