@testable import NavigationShim
import SwiftUI
import Testing

@MainActor
@Suite("The declarations of a stack")
struct DestinationRegistryTests {
  @Test("the work for many declarations of one type grows with their number", arguments: [1, 2])
  func linear(rounds: Int) {
    let small = Declaring(100, rounds: rounds).work
    let large = Declaring(1_000, rounds: rounds).work
    #expect(small > 0)
    #expect(large <= 12 * small, "\(small) for 100, \(large) for 1 000")
  }

  @Test("what a screen has declared counts no more once another one is in its place")
  func replaced() throws {
    let declaring = Declaring(0, rounds: 1)
    declaring.show("first")
    let place = try #require(declaring.model.host.screens.last)
    // SwiftUI may keep it for longer than the screen is there.
    let declaration = DestinationDeclaration(for: Int.self)
    declaration.update(on: place, nesting: 0) { (number: Int) in Text("\(number)") }
    #expect(declaring.model.destinations.hasDestination(for: PathElement(1)))
    declaring.show("second")
    #expect(declaring.model.host.screens.last === place)
    #expect(!declaring.model.destinations.hasDestination(for: PathElement(1)))
  }

  @Test("declarations that have gone are forgotten, however many there were")
  func forgotten() {
    let declaring = Declaring(1_000, rounds: 1)
    declaring.declarations.removeAll()
    let before = declaring.work
    _ = declaring.model.destinations.hasDestination(for: PathElement(1))
    declaring.declare(100)
    #expect(declaring.work - before < 2_500)
  }
}

/// A stack, on whose root a type is declared many times.
@MainActor
private final class Declaring {
  let model = StackModel()
  var declarations: [DestinationDeclaration] = []

  private let scheduler = ManualScheduler()

  init(_ count: Int, rounds: Int) {
    var configuration = NavigationConfiguration()
    configuration.container = .navigationView
    configuration.scheduler = scheduler
    _ = model.prepare(StackPath(.constant(Shim.NavigationPath())), configuration)
    model.screenSettled(model.host.root)
    scheduler.run()
    for _ in 0..<rounds { declare(count - declarations.count) }
  }

  /// How often a declaration has been looked at.
  var work: Int { model.destinations.visitCount }

  /// Shows one screen above the root.
  func show(_ name: String) {
    model.pathChanged(to: [PathElement(name)])
    scheduler.run()
  }

  /// Adds declarations, and evaluates all.
  func declare(_ count: Int) {
    declarations += (0..<count).map { _ in DestinationDeclaration(for: Int.self) }
    for declaration in declarations {
      declaration.update(on: model.host.root, nesting: 0) { (number: Int) in Text("\(number)") }
    }
    scheduler.run()
  }
}
