import SimulatedHost
import SwiftUI
import Testing

@testable import NavigationShim

@MainActor
@Suite("The declarations of a stack")
struct DestinationRegistryTests {
  @Test("the work for many declarations of one type grows with their number", arguments: [1, 2])
  func linear(rounds: Int) {
    let small = Declaring(100, rounds: rounds).work
    let large = Declaring(1_000, rounds: rounds).work
    expect(small > 0, is: true)
    expect(large <= 12 * small, is: true, "\(small) for 100, \(large) for 1 000")
  }

  @Test("declarations that have gone are forgotten, however many there were")
  func forgotten() async {
    let declaring = Declaring(1_000, rounds: 1)
    declaring.declarations.removeAll()
    let before = declaring.work
    _ = declaring.hasDestination
    // The registry learns that they have gone when the main actor has time.
    for _ in 0..<100 { await Task.yield() }
    declaring.declare(100)
    expect(declaring.work - before < 2_500, is: true)
  }
}

/// A stack in view, on whose root a type is declared many times.
@MainActor
private final class Declaring {
  var declarations: [DestinationRegistry.Declaration] = []

  private let stack = LinksStack()
  private let scheduler = VirtualTime()

  init(_ count: Int, rounds: Int) {
    var configuration = NavigationConfiguration()
    configuration.hooks.container = .navigationView
    configuration.hooks.scheduler = scheduler
    configuration.hooks.warnings = WarningLog { _ in }
    stack.prepare(StackPath(.constant(Shim.NavigationPath())), configuration)
    stack.handle(.swiftUIDidShowStack)
    stack.handle(.screenIsIdle(stack.chain.root))
    scheduler.runUntilIdle()
    for _ in 0..<rounds { declare(count - declarations.count) }
  }

  /// How often a declaration has been looked at.
  var work: Int { stack.resolver.destinations.visitCount }

  var hasDestination: Bool { stack.resolver.destinations.hasDestination(for: PathElement(1)) }

  /// Adds declarations, and evaluates all.
  func declare(_ count: Int) {
    declarations += (0..<count).map { _ in DestinationRegistry.Declaration(for: Int.self) }
    for declaration in declarations {
      declaration.update(on: stack.chain.root, nesting: 0) { (number: Int) in Text("\(number)") }
    }
    scheduler.runUntilIdle()
  }
}
