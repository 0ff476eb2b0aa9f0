import Testing

@testable import Exploration

@Suite("Small things that a search keeps millions of")
struct PackingTests {
  @Test("A small path is a path like any other")
  func smallPath() {
    var path: SmallPath = [0, 3, 1]
    path.append(2)
    #expect(Array(path) == [0, 3, 1, 2])
    #expect(path.first(2) == [0, 3])
    #expect(SmallPath(path.dropFirst()) == [3, 1, 2])
    #expect(SmallPath(packed: path.packed) == path)
    #expect(SmallPath.all(upTo: 4, over: 2).count == 31)
  }

  @Test("A step survives being packed")
  func step() {
    var world = World(launching: [0, 1, 0])
    var met: Set<Step> = []
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let steps = world.steps(opening: [[], [0, 1, 1, 0]])
      met.formUnion(steps)
      if let step = steps.randomElement(using: &generator) { world.perform(step) }
    }
    #expect(met.allSatisfy { Step(packed: $0.packed) == $0 })
    #expect(met.count > 20)
  }

  @Test("A state is found again, however many there are")
  func table() {
    var table = StateTable()
    let worlds = SmallPath.all(upTo: 6, over: 3).map { World(launching: $0) }
    let keys = Set(worlds.map(WorldKey.init))
    for key in keys { #expect(table.insert(key).isNew) }
    #expect(keys.allSatisfy { !table.insert($0).isNew })
    #expect(table.count == keys.count)
  }

  @Test("States that differ only in the names of values are one")
  func names() {
    #expect(WorldKey(World(at: [0, 1, 0])) == WorldKey(World(at: [1, 0, 1])))
    #expect(WorldKey(World(at: [0, 1, 0])) != WorldKey(World(at: [0, 1, 1])))
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
