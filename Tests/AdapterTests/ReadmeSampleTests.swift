import EmulatedStacks
import SwiftUI
import Testing

/// What the README shows of the views.
@MainActor
@Suite("The README's samples")
struct ReadmeSampleTests {
  @Test(
    "is the file that is tested",
    arguments: ["sample": "OrdersView", "travel": "TravelView"]
  )
  func text(mark: String, file: String) throws {
    let sample = try Document.text(of: "Tests/AdapterTests/Fixtures/\(file).swift")
    let readme = try Document.text(of: "README.md")
    #expect(readme.contains("<!-- \(mark) -->\n```swift\n\(sample)```\n"))
  }

  @Test("pushes by links", arguments: [NavigationHost.links, .native])
  func links(host: NavigationHost) {
    let app = EmulatedApp(stacks: host) { OrdersView() }
    app.settle()
    app.tapInTurn("Order 42", "Item 7")
    #expect(app.shown == ["Order 42", "Item 7"])
    #expect(app.violations == [])
  }

  @Test("opens a deep link, and goes back to the root", arguments: [NavigationHost.links, .native])
  func deepLink(host: NavigationHost) {
    let app = EmulatedApp(stacks: host) { OrdersView() }
    app.settle()
    app.tapInTurn("The last item I looked at")
    #expect(app.shown == ["Order 42", "Item 7"])
    app.tapInTurn("Back to the orders")
    #expect(app.shown == [])
    #expect(app.violations == [])
  }

  @Test(
    "MIGRATION.md shows files that are tested",
    arguments: ["parks": "ParksScene", "sign in": "SignInScene"]
  )
  func migration(mark: String, file: String) throws {
    let sample = try Document.text(of: "Tests/FacadeTests/Fixtures/\(file).swift")
    let migration = try Document.text(of: "MIGRATION.md")
    #expect(migration.contains("<!-- \(mark) -->\n```swift\n\(sample)```\n"))
  }
}
