import SwiftUI
import TestSupport
import Testing

/// Deep links of five screens on hosts of any speed, and their interruptions.
@MainActor
@Suite("Nothing is lost at any speed", .traced)
struct InterruptionTests {
  // One case in 83, and others on the next host; `Searches monkey --interruptions` plays each.
  @Test(
    "an interrupted deep link ends in the latest state",
    .needs(.countingScreens),
    arguments: zip(HostBehavior.interrupted, HostBehavior.interrupted.indices)
  )
  func interrupted(behavior: HostBehavior, index: Int) async {
    for (number, interruption) in InterruptionCase.all(on: behavior).enumerated()
    where (number + index) % 83 < sweep(of: 83) {
      expect(await interruption.play(), is: [], "\(interruption)")
    }
  }

  // One case in 41; `SWEEP=night swift test` plays all.
  @Test(
    "an interrupted deep link ends in the latest state in safe mode, too",
    .needs(.countingScreens),
    arguments: HostBehavior.safe
  )
  func interruptedInSafeMode(behavior: HostBehavior) async {
    for (number, interruption) in InterruptionCase.all(on: behavior, isSafe: true).enumerated()
    where number % 41 < sweep(of: 41) {
      expect(await interruption.play(), is: [], "\(interruption)")
    }
  }
}
