import SimulatedHost

@testable import NavigationShim

extension VirtualTime {
  /// Ends a turn of the main queue, and waits for what it has begun to write.
  func runToDisk() async {
    runUntilIdle()
    await PathFile.waitForQueue()
  }
}
