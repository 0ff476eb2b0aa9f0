import AppTesting
import Foundation
import NavigationShim
import SwiftUI
import TestSupport
import Testing

/// The samples of the documents, run.
@MainActor
@Suite("The documents' samples", .misusesNoHost, .needs(.countingScreens))
struct SampleTests {
  @Test("push by links", arguments: NavigationHost.both)
  func links(host: NavigationHost) async {
    let app = await AppUnderTest.settled(host) { OrdersView() }
    await app.pressInTurn("Order 42", "Item 7")
    #expect(app.shown == ["Order 42", "Item 7"])
  }

  @Test("open a deep link, and go back to the root", arguments: NavigationHost.both)
  func deepLink(host: NavigationHost) async {
    let app = await AppUnderTest.settled(host) { OrdersView() }
    await app.pressInTurn("The last item I looked at")
    #expect(app.shown == ["Order 42", "Item 7"])
    await app.pressInTurn("Back to the orders")
    #expect(app.shown == [])
  }

  @Test("wait for the last screen", arguments: NavigationHost.both)
  func waiting(host: NavigationHost) async {
    let model = OrdersModel()
    let app = await AppUnderTest.settled(host) { WaitingOrders(model: model) }
    let change = Task { await model.showItem() }
    await app.settleWithTasks()
    await change.value
    #expect(model.isItemShown)
    #expect(app.shown == ["Order 42", "Item 7"])
  }

  @Test("navigate from a screen", arguments: NavigationHost.both)
  func navigator(host: NavigationHost) async {
    let model = OrdersModel()
    model.path = NavigationPath([Route.order(42), .item(7)])
    let app = await AppUnderTest.settled(host) { WaitingOrders(model: model) }
    await app.pressInTurn("Next item")
    #expect(app.shown == ["Order 42", "Item 8"])
    await app.pressInTurn("Back to the order")
    #expect(app.shown == ["Order 42"])
    await app.settle { model.path.append(Route.item(9)) }
    await app.pressInTurn("Back to the orders")
    #expect(app.shown == [])
  }

  @Test("keep the path in an observable object", arguments: NavigationHost.both)
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func router(host: NavigationHost) async {
    let app = await AppUnderTest.settled(host) { RoutedOrders() }
    await app.pressInTurn("Order 42", "Next item")
    #expect(app.depth == 2)
    await app.goBack()
    await app.pressInTurn("Back to the orders")
    #expect(app.depth == 0)
  }

  @Test(
    "push a subclass as its base class",
    arguments: NavigationHost.both,
    ["By link", "By code"]
  )
  func subclass(host: NavigationHost, button: String) async {
    let app = await AppUnderTest.settled(host) { KennelView() }
    await app.pressInTurn(button)
    #expect(app.shown == ["Rex"])
  }
}

#if os(Linux)
extension SampleTests {
  @Test("open a URL and an activity in a scene", arguments: NavigationHost.both)
  func scene(host: NavigationHost) async throws {
    let app = await AppUnderTest.settled(host) { ParksScene() }
    app.emulated.open(try #require(URL(string: "parks://yosemite/3/7")))
    await app.settle()
    #expect(app.shown == ["yosemite", "Trail 3", "Trail 7"])
    app.emulated.open(try #require(URL(string: "parks://zion/1/bear")))
    await app.settle()
    #expect(app.shown == ["yosemite", "Trail 3", "Trail 7"])
    let activity = NSUserActivity(activityType: ParkLinks.activityType)
    activity.userInfo = ["park": "zion"]
    app.emulated.resume(activity)
    await app.settle()
    #expect(app.shown == ["zion"])
  }
}
#endif

extension SampleTests {
  @Test("sign in, deep into another root, and out", arguments: NavigationHost.both)
  func signIn(host: NavigationHost) async {
    let app = await AppUnderTest.settled(host) { SignInScene() }
    await app.pressInTurn("Continue", "Sign in")
    #expect(app.titles == ["Inbox", "Message 1", "Message 2"])
    await app.pressInTurn("Sign out")
    #expect(app.titles == ["Welcome"])
  }
}

extension SampleTests {
  @Test("keep a path on disk from one launch to the next", arguments: NavigationHost.both)
  func savedPath(host: NavigationHost) async throws {
    let folder = try TemporaryFolder()
    func launched() async -> AppUnderTest {
      let places = SerializedNavPath(url: folder.url.appendingPathComponent("places.json"))
      return await AppUnderTest.settled(host) { TravelView(places: places) }
    }
    let first = await launched()
    await first.pressInTurn("Rome", "Onwards")
    #expect(first.shown == ["Rome", "Beyond Rome"])
    await first.leave()
    first.end()
    let second = await launched()
    #expect(second.shown == ["Rome", "Beyond Rome"])
    await second.goBack()
    await second.leave()
    second.end()
    #expect(await launched().shown == ["Rome"])
  }

  @Test("present a stack in a sheet above a path", arguments: NavigationHost.both)
  func sheet(host: NavigationHost) async {
    let app = await AppUnderTest.settled(host) { OrdersFlow() }
    await app.press("Pay for order 42")
    await app.settleWithTasks()
    #expect(app.visibleTexts == ["Look at the order", "Pay"])
    await app.press("Look at the order")
    await app.settleWithTasks()
    #expect(app.titles == ["Payment", "Order 42"])
    await app.goBack()
    await app.press("Pay")
    await app.settleWithTasks()
    #expect(app.titles == ["Orders", "Order 42"])
  }

  @Test("read a path that was saved with mangled names")
  func mangledNames() throws {
    let name = try #require(_mangledTypeName(Route.self))
    let data = Data(#"["\#(name)","{\"item\":{\"_0\":7}}"]"#.utf8)
    let path = try readPath(data, of: Route.self)
    #expect(path.lastValue(of: Route.self) == .item(7))
    #expect(path.elements.first?.typeName == String(reflecting: Route.self))
  }
}

private struct WaitingOrders: View {
  @ObservedObject var model: OrdersModel

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("No order")
        .navigationTitle("Orders")
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .order(let number): Text("Its items").navigationTitle("Order \(number)")
          case .item(let number): ItemView(number: number)
          }
        }
    }
  }
}
