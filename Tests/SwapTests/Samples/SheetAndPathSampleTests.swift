import AppTesting
import Foundation
import NavigationShim
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("The documents' samples of a sheet, and of a path by itself", .misusesNoHost)
struct SheetAndPathSampleTests {
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
