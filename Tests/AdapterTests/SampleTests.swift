import AppUnderTest
import Foundation
import SwiftUI
import Testing

/// What the documents show, run.
@MainActor
@Suite("The documents' samples")
struct SampleTests {
  @Test("push by links", arguments: [NavigationHost.links, .native])
  func links(host: NavigationHost) {
    let app = EmulatedApp(stacks: host) { OrdersView() }
    app.settle()
    app.tapInTurn("Order 42", "Item 7")
    #expect(app.shown == ["Order 42", "Item 7"])
    #expect(app.violations == [])
  }

  @Test("open a deep link, and go back to the root", arguments: [NavigationHost.links, .native])
  func deepLink(host: NavigationHost) {
    let app = EmulatedApp(stacks: host) { OrdersView() }
    app.settle()
    app.tapInTurn("The last item I looked at")
    #expect(app.shown == ["Order 42", "Item 7"])
    app.tapInTurn("Back to the orders")
    #expect(app.shown == [])
    #expect(app.violations == [])
  }

  @Test("wait for the last screen", arguments: [NavigationHost.links, .native])
  func waiting(host: NavigationHost) async {
    let model = OrdersModel()
    let app = EmulatedApp(stacks: host) { WaitingOrders(model: model) }
    await app.settle()
    let change = Task { await model.showItem() }
    await app.settle()
    await change.value
    #expect(model.isItemShown)
    #expect(app.shown == ["Order 42", "Item 7"])
    #expect(app.violations == [])
  }

  @Test("navigate from a screen", arguments: [NavigationHost.links, .native])
  func navigator(host: NavigationHost) {
    let model = OrdersModel()
    model.path = NavigationPath([Route.order(42), .item(7)])
    let app = EmulatedApp(stacks: host) { WaitingOrders(model: model) }
    app.settle()
    app.tapInTurn("Next item")
    #expect(app.shown == ["Order 42", "Item 8"])
    app.tapInTurn("Back to the order")
    #expect(app.shown == ["Order 42"])
    model.path.append(Route.item(9))
    app.settle()
    app.tapInTurn("Back to the orders")
    #expect(app.shown == [])
    #expect(app.violations == [])
  }

  @Test(
    "push a subclass where the base class is declared",
    arguments: [NavigationHost.links, .native],
    ["By link", "By code"]
  )
  func subclass(host: NavigationHost, button: String) {
    let app = EmulatedApp(stacks: host) { KennelView() }
    app.settle()
    app.tapInTurn(button)
    #expect(app.shown == ["Rex"])
    #expect(app.violations == [])
  }

  @Test("present a stack in a sheet above a path", arguments: [NavigationHost.links, .native])
  func sheet(host: NavigationHost) async {
    let app = EmulatedApp(stacks: host) { OrdersFlow() }
    await app.settle()
    app.tap("Pay for order 42")
    await app.settle()
    #expect(app.visibleTexts == ["By card"])
    app.tap("By card")
    await app.settle()
    #expect(app.visibleTexts == ["Done"])
    app.tap("Done")
    await app.settle()
    #expect(app.visibleTexts == ["order(42)"])
    #expect(app.violations == [])
  }

  @Test("save a path in Apple's format, read it and pop it")
  func path() throws {
    var path = NavigationPath()
    path.append("hello")
    path.append(42)
    let saved = try JSONEncoder().encode(path.codable)
    #expect(
      String(decoding: saved, as: UTF8.self) == #"["Swift.Int","42","Swift.String","\"hello\""]"#
    )
    #expect(path.last(as: Int.self) == 42)
    let found = path.pop(toLast: String.self)
    #expect(found)
    #expect(path.last(as: String.self) == "hello")
  }

  @Test("read a path that was saved with mangled names")
  func mangledNames() throws {
    let name = try #require(_mangledTypeName(Route.self))
    let data = Data(#"["\#(name)","{\"item\":{\"_0\":7}}"]"#.utf8)
    let path = try readPath(data)
    #expect(path.last(as: Route.self) == .item(7))
    #expect(path.elements.first?.typeName == String(reflecting: Route.self))
  }
}

/// The stack of the sample's model.
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

@MainActor
@Suite("The sample with a path on disk")
struct SavedPathSampleTests {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("SavedPathSampleTests-\(UUID().uuidString).json")

  private func launched(_ host: NavigationHost) -> EmulatedApp {
    let places = SerializedNavPath(url: url)
    let app = EmulatedApp(stacks: host) { TravelView(places: places) }
    app.settle()
    return app
  }

  @Test("is where it was at the next launch", arguments: [NavigationHost.links, .native])
  func relaunched(host: NavigationHost) {
    defer { try? FileManager.default.removeItem(at: url) }
    let first = launched(host)
    first.tapInTurn("Rome", "Onwards")
    #expect(first.shown == ["Rome", "Beyond Rome"])
    first.leave()
    first.end()
    let second = launched(host)
    #expect(second.shown == ["Rome", "Beyond Rome"])
    #expect(second.violations == [])
    second.back()
    second.settle()
    second.leave()
    second.end()
    #expect(launched(host).shown == ["Rome"])
  }
}
