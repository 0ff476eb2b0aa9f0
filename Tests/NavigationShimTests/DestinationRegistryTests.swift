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
    for _ in 0..<rounds { declare(count - declarations.count) }
  }

  /// How often a declaration has been looked at.
  var work: Int { model.destinations.visitCount }

  /// Adds declarations, and evaluates all.
  func declare(_ count: Int) {
    declarations += (0..<count).map { _ in DestinationDeclaration(for: Int.self) }
    for declaration in declarations {
      declaration.update(on: model.host.root, nesting: 0) { (number: Int) in Text("\(number)") }
    }
    scheduler.run()
  }
}
