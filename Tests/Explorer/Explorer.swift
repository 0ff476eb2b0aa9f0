import Exploration
import LinkStack

@main
struct Explorer {
  @MainActor static func main() {
    let a = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    let clock = ContinuousClock()
    let begin = clock.now
    if a.count == 2 {
      let r = RandomExploration(seed: UInt64(a[0]), events: a[1])
      print(r.scripts, r.events, clock.now - begin)
      if let f = r.finding { print(f.script.test(of: f.fault)) }
      return
    }
    for sabotage in Sabotage.allCases {
    print(sabotage)
    let e = Exploration(ExplorationBounds(length: a[0], values: a[1], disturbances: a[2], sabotage: sabotage)) {
      print("disturbances \($0): \($1.states) states, \($1.transitions) transitions, depth \($1.depth), \($1.restingStates) at rest, \(clock.now - begin)")
    }
    print(e.longestRest)
    if let f = e.finding { print(f.fault.rawValue); print(f.test) }
    print(clock.now - begin)
    }
  }
}
