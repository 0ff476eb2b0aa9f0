import AppTesting
import NavigationShim
import SwiftUI
import Testing

extension AppUnderTest {
  /// Launches an app and lets it come to rest.
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

  /// Changes something, and lets the app come to rest.
  func settle(after change: () -> Void) async {
    change()
    await settle()
  }

  /// Changes something, and lets the app do what is due now.
  func update(after change: () -> Void) async {
    change()
    await update()
  }

  /// Taps what has to be there to be tapped, and lets the app come to rest.
  func press(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    expect(await tap(label), is: true, "tapping \(label)", sourceLocation: sourceLocation)
    await settle()
  }

  /// Goes back by one screen, as people do, and waits until the app is idle.
  func goBack(sourceLocation: SourceLocation = #_sourceLocation) async {
    expect(await back(), is: true, sourceLocation: sourceLocation)
    await settle()
  }

  /// Goes back to a depth, as people do, and waits until the app is idle.
  ///
  /// Where that takes a tap for each screen, it takes a while.
  func goBack(to depth: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    guard !Ability.goingBackByMany.isHere else {
      expect(await back(to: depth), is: true, sourceLocation: sourceLocation)
      return await settle()
    }
    for _ in 0..<max(0, self.depth - depth) { await goBack(sourceLocation: sourceLocation) }
  }

  /// Selects a tab, and lets the app come to rest.
  func show(tab label: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    expect(await selectTab(label), is: true, sourceLocation: sourceLocation)
    await settle()
  }

  /// Lets milliseconds pass, with the tasks that have waited for what came in them.
  func waitWithTasks(_ milliseconds: Int64) async {
    await wait(milliseconds)
    for _ in 0..<5 {
      // What is awaited elsewhere comes back first: this has its turn there after that.
      await Task.detached(priority: .low) {}.value
      await Task.yield()
    }
  }

  /// Lets the app come to rest, with all who wait for that.
  func settleWithTasks() async {
    for _ in 0..<20 {
      await settle()
      await Task.yield()
    }
  }
}
