import AppTesting
import NavigationShim
import SwiftUI
import Testing

extension AppUnderTest {
  /// Launches an app and waits until it is idle.
  static func settled<Content: View>(
    _ host: NavigationHost,
    behavior: HostBehavior = HostBehavior(),
    kept: KeptState = KeptState(),
    warnings: CollectedWarnings = CollectedWarnings(),
    @ViewBuilder _ content: () -> Content
  ) async -> AppUnderTest {
    let app = AppUnderTest(
      stacks: host,
      behavior: behavior,
      kept: kept,
      warnings: warnings,
      content
    )
    await app.settle()
    return app
  }

  /// Performs a change, and waits until the app is idle.
  func settle(after change: () -> Void) async {
    change()
    await settle()
  }

  /// Performs an action a number of iterations of the main queue later.
  func inTurns(_ count: Int, _ action: @escaping @MainActor () -> Void) {
    if count == 0 { action() } else { inNextTurn { self.inTurns(count - 1, action) } }
  }

  /// Performs a change, and all work of the app that is due now.
  func update(after change: () -> Void) async {
    change()
    await update()
  }

  // Steps of people, which have to be possible: after each one the app is idle.

  func press(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    expect(await tap(label), is: true, "tapping \(label)", sourceLocation: sourceLocation)
    await settle()
  }

  func goBack(sourceLocation: SourceLocation = #_sourceLocation) async {
    expect(await back(), is: true, sourceLocation: sourceLocation)
    await settle()
  }

  func goBack(to depth: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    guard !Ability.goingBackByMany.isHere else {
      expect(await back(to: depth), is: true, sourceLocation: sourceLocation)
      return await settle()
    }
    for _ in 0..<max(0, self.depth - depth) { await goBack(sourceLocation: sourceLocation) }
  }

  func show(tab label: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    expect(await selectTab(label), is: true, sourceLocation: sourceLocation)
    await settle()
  }

  /// Lets milliseconds pass, and the tasks run that have waited for their events.
  func waitWithTasks(_ milliseconds: Int64) async {
    await wait(milliseconds)
    for _ in 0..<5 {
      // A task that waits elsewhere continues first, and this one after it.
      await Task.detached(priority: .low) {}.value
      await Task.yield()
    }
  }

  /// Waits until the app is idle, and lets the tasks run that have waited for that.
  func settleWithTasks() async {
    for _ in 0..<20 {
      await settle()
      await Task.yield()
    }
  }
}
