import LinkStackEngine
import NavigationShimTesting

extension Benchmark {
  /// The number of screens of the link that is played at each delay.
  private static let screens = 10

  /// What is lost where a fixed delay is too short for the host.
  static let delays = Benchmark(
    "delays",
    asks: "How many pushes does a fixed delay lose that is too short for the host?",
    upTo: screens
  ) { measuring in
    var section = Section(
      "delays",
      title: "Pushes lost of a link of \(screens) screens, by fixed delay",
      axis: .milliseconds
    )
    for transition in [350, 500] as [Int64] {
      let behavior = SimulatedHostBehavior(transition: .milliseconds(transition))
      let name = "\(behavior.transition) transitions"
      measuring.progress(name)
      var series = Series(name, .pushes, check: .always)
      for delay in sweep(around: [350, 500]) {
        series.add(.exact(Double(lostPushes(on: behavior, delay: delay))), at: Int(delay))
      }
      section.add(series)
    }
    section.note(
      """
      A link whose host has lost a push loses all that are above it, too: there is no screen that \
      they could come from. So there is no delay that loses a little: one that is a millisecond \
      too short leaves a person on the first screen. Nothing is lost at any speed where pushes \
      follow the host's own signals.
      """
    )
    let slow = SimulatedHostBehavior(transition: .milliseconds(700))
    section.note(
      """
      On a host whose transitions take \(slow.transition), as where animations are slowed down, \
      the usual delay of 0.65 s loses \(lostPushes(on: slow, delay: 650)) of \(screens) pushes.
      """
    )
    return section
  }

  /// Steps from 0 to 0.8 s, with what is a millisecond shorter and longer than each transition.
  private static func sweep(around transitions: [Int64]) -> [Int64] {
    let steps = stride(from: Int64(0), through: 800, by: 25)
    return Set(steps).union(transitions.flatMap { [$0 - 1, $0, $0 + 1] }).sorted()
  }

  private static func lostPushes(
    on behavior: SimulatedHostBehavior,
    delay milliseconds: Int64
  ) -> Int {
    let pacing = Pacing.fixed(delay: .milliseconds(milliseconds))
    return PlayedLink(screens, on: behavior, pacing: pacing).lostPushes
  }
}
