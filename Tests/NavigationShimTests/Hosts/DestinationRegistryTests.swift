import SimulatedHost
import SwiftUI
import Testing

@testable import NavigationShim

@MainActor
@Suite("The declarations of a stack")
struct DestinationRegistryTests {
  @Test("the work for many declarations of one type grows with their number", arguments: [1, 2])
  func linear(rounds: Int) {
    let stack = Declaring(100, rounds: rounds)
    let small = stack.work
    let large = Declaring(1_000, rounds: rounds).work
    expect(small > 0, is: true)
    expect(large <= 12 * small, is: true, "\(small) for 100, \(large) for 1 000")
    stack.declarations = []
    for _ in 0..<rounds { stack.declare(100 - stack.declarations.count) }
    expect(stack.work, is: 2 * small, "those that have gone cost nothing")
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

  /// Adds declarations, and evaluates all.
  func declare(_ count: Int) {
    declarations += (0..<count).map { _ in DestinationRegistry.Declaration(for: Int.self) }
    for declaration in declarations {
      declaration.update(on: stack.chain.root, nesting: 0) { (number: Int) in Text("\(number)") }
    }
    scheduler.runUntilIdle()
  }
}
