import Foundation
import LinkStackEngine
import SimulatedHost
import Testing
@testable import TestSupport

@Suite("Small things that a search keeps millions of")
struct PackingTests {
  @Test("A step survives being packed")
  func step() {
    var world = World(at: [0, 1, 0], launches: true, on: .unasked)
    var met: Set<WorldStep> = []
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let steps = world.steps(opening: [[], [0, 1, 1, 0]], setting: WorldStep.Configuration.all)
      met.formUnion(steps)
      if let step = steps.randomElement(using: &generator) { world.perform(step) }
    }
    #expect(met.allSatisfy { WorldStep(packed: $0.packed) == $0 })
    #expect(met.count > 15)
  }

  @Test("The longest way through a graph is found, and a way that never ends")
  func ways() throws {
    var graph = OrdinarySteps()
    for (state, targets) in [[1, 2], [2], [3], []].enumerated() {
      graph.begin(state)
      for target in targets { graph.append(UInt32(target), from: state) }
    }
    #expect(try graph.longestPath(count: 4).get() == 3)
    graph.begin(4)
    graph.append(5, from: 4)
    graph.begin(5)
    graph.append(4, from: 5)
    #expect(throws: OrdinarySteps.Cycle.self) { try graph.longestPath(count: 6).get() }
  }
}
