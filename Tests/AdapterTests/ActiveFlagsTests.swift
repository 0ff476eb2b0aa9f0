import EmulatedStacks
import SwiftUI
import Testing

@MainActor
@Suite("The adapter for those who come from NavigationLink(isActive:)")
struct ActiveFlagsTests {
  @Test(
    "a flag pushes its screen, and pops it with all above it",
    arguments: [NavigationHost.links, .native],
    [true, false]
  )
  func flags(host: NavigationHost, isTyped: Bool) {
    let app = EmulatedApp(stacks: host) { FlaggedOrders(isTyped: isTyped) }
    app.settle()
    app.tapInTurn("Order 42", "Item 7")
    #expect(app.shown == ["Order 42", "Item 7"])
    app.tapInTurn("Back to the order")
    #expect(app.shown == ["Order 42"])
    app.tapInTurn("Item 7", "Back to the orders")
    #expect(app.shown == [])
    #expect(app.violations == [])
  }

  @Test("a flag follows a person's way back", arguments: [NavigationHost.links, .native])
  func back(host: NavigationHost) {
    let app = EmulatedApp(stacks: host) { FlaggedOrders(isTyped: true) }
    app.settle()
    app.tapInTurn("Order 42")
    app.back()
    app.settle()
    app.tapInTurn("Order 42")
    #expect(app.shown == ["Order 42"])
  }
}
