import Exploration
import LinkStack

@main
struct Explorer {
  static func main() {
    let a = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    let clock = ContinuousClock()
    let begin = clock.now
    let e = Exploration(ExplorationBounds(length: a[0], values: a[1], disturbances: a[2])) {
      print("disturbances \($0): \($1.states) states, \($1.transitions) transitions, depth \($1.depth), \($1.restingStates) at rest, \(clock.now - begin)")
    }
    print(e.longestRest)
    if let f = e.finding { print(f.fault.rawValue); print(f.test) }
    print(clock.now - begin)
  }
}
