import LinkStackEngine
import NavigationShimTesting
import TestSupport

/// Pushes and pops, many of them, on one stack after another, with a count of what stays alive.
@MainActor
package struct MemoryRun {
  /// The longest path.
  package static let longestPath = 10

  /// The number of pushes and pops after which a stack makes way for the next.
  private static let changesPerStack = 1_000

  package private(set) var stacks = 0
  package private(set) var pushes = 0
  package private(set) var pops = 0

  /// The most values that were alive at one moment.
  package var mostAlive: Int { tally.most }

  /// The values that were alive at rest, and not part of the path.
  package private(set) var leftAlive = 0

  private let tally = Counted.Tally()
  private var generator: SeededGenerator

  /// Pushes and pops until that has been done often enough.
  package init(changes: Int, seed: UInt64 = 1) {
    generator = SeededGenerator(seed: seed)
    while pushes + pops < changes {
      play(upTo: pushes + pops + Self.changesPerStack)
      stacks += 1
      leftAlive = max(leftAlive, tally.live)
    }
  }

  private mutating func play(upTo changes: Int) {
    let stack = SimulatedStack<Counted>(recordsEvents: false)
    while pushes + pops < changes {
      let before = stack.path.count
      if stack.host.screens.isEmpty || Bool.random(using: &generator) {
        stack.open(path(near: stack.path))
        if Int.random(in: 0..<4, using: &generator) == 0 {
          stack.advance(by: .milliseconds(.random(in: 0...2_000, using: &generator)))
          stack.host.goBack()
        }
      } else {
        stack.host.goBack(to: .random(in: 0..<before, using: &generator))
      }
      stack.finish()
      pushes += max(0, stack.path.count - before)
      pops += max(0, before - stack.path.count)
      leftAlive = max(leftAlive, tally.live - stack.path.count)
    }
  }

  private mutating func path(near path: [Counted]) -> [Counted] {
    let length = Int.random(in: 0...Self.longestPath, using: &generator)
    var new = Array(path.prefix(.random(in: 0...length, using: &generator)))
    while new.count < length { new.append(Counted(tally)) }
    return new
  }
}

extension MemoryRun {
  /// What was done, in a line.
  package var summary: String {
    "\(pushes) pushes and \(pops) pops on \(stacks) stacks: at most \(mostAlive) values alive, "
      + "\(leftAlive) beyond the path at rest"
  }
}
