import Interactions

/// How much of all scripts has agreed so far.
@MainActor
final class Tally {
  static let shared = Tally()
  private var scripts = 0
  private var steps = 0

  func agreed(_ script: Script) {
    scripts += 1
    steps += script.steps.count
    if scripts == Script.all.count {
      print("\(scripts) scripts, \(steps) steps agree on \(Side.allCases.count) sides")
    }
  }
}
