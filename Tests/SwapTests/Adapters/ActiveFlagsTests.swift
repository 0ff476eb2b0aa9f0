import AppTesting
import NavigationShim
import SwiftUI
import Testing

@MainActor
@Suite("The adapter for NavigationLink(isActive:)", .misusesNoHost, .needs(.countingScreens))
struct ActiveFlagsTests {
  @Test("a flag pushes, and pops with all above it", arguments: NavigationHost.both, [true, false])
  func flags(host: NavigationHost, isTyped: Bool) async {
    let app = await AppUnderTest.settled(host) { FlaggedOrders(isTyped: isTyped) }
    await app.pressInTurn("Order 42", "Item 7")
    #expect(app.shown == ["Order 42", "Item 7"])
    await app.pressInTurn("Back to the order")
    #expect(app.shown == ["Order 42"])
    await app.pressInTurn("Item 7", "Back to the orders")
    #expect(app.shown == [])
  }

  @Test("a flag follows back navigation", arguments: NavigationHost.both)
  func back(host: NavigationHost) async {
    let app = await AppUnderTest.settled(host) { FlaggedOrders(isTyped: true) }
    await app.pressInTurn("Order 42")
    await app.goBack()
    await app.pressInTurn("Order 42")
    #expect(app.shown == ["Order 42"])
  }
}

/// Screens that were written for `NavigationLink(isActive:)`, and still have a flag each.
private struct FlaggedOrders: View {
  let isTyped: Bool

  @State private var path = NavigationPath()
  @State private var routes: [Route] = []

  var body: some View {
    if isTyped {
      NavigationStack(path: $routes) {
        home(isOrderShown: $routes.isActive(.order(42)), isItemShown: $routes.isActive(.item(7)))
      }
    } else {
      NavigationStack(path: $path) {
        home(
          isOrderShown: $path.isActive(Route.order(42)),
          isItemShown: $path.isActive(Route.item(7))
        )
      }
    }
  }

  private func home(isOrderShown: Binding<Bool>, isItemShown: Binding<Bool>) -> some View {
    Button("Order 42") { isOrderShown.wrappedValue = true }
      .navigationTitle("Orders")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .order: FlaggedOrder(isItemShown: isItemShown)
        case .item: FlaggedItem(isOrderShown: isOrderShown, isItemShown: isItemShown)
        }
      }
  }
}

private struct FlaggedOrder: View {
  @Binding var isItemShown: Bool

  var body: some View { Button("Item 7") { isItemShown = true }.navigationTitle("Order 42") }
}

private struct FlaggedItem: View {
  @Binding var isOrderShown: Bool
  @Binding var isItemShown: Bool

  var body: some View {
    VStack {
      Button("Back to the order") { isItemShown = false }
      Button("Back to the orders") { isOrderShown = false }
    }
    .navigationTitle("Item 7")
  }
}
