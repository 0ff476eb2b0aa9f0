import LinkStackEngine
import NavigationShimTesting
import Testing

enum Screen: Hashable {
  case orders
  case order(Int)
  case item(Int)
  case editor(Int)
}

@MainActor
struct DeepLinkTests {
  @Test("going back ends a deep link")
  func goingBack() {
    let stack = SimulatedStack<Screen>(on: .links)
    let change = stack.open([.orders, .order(42), .item(7), .editor(7)])

    stack.advance(to: .seconds(0.2))
    #expect(stack.host.updates.count == 4)
    #expect(stack.host.visible == .editor(7))

    stack.host.goBack()
    stack.finish()
    #expect(change.outcome == .dismissed)
    #expect(stack.path == [.orders, .order(42), .item(7)])
    #expect(stack.host.violations.isEmpty)
  }
}
