package import Foundation
package import LinkStackEngine
package import NavigationShim
package import SwiftUI

@MainActor
package final class EmulatorDriver: AppDriver {
  package let emulated: EmulatedApp
  package let warnings: CollectedWarnings
  private var isSwitchOn: Bool
  private let behavior: HostBehavior
  private var faults: [String] = []
  private var hasEnded = false
  private let clock = EmulatedClock(EmulatedTime())
  private let apps = LaunchedApps.ofThisTask

  package init<Content: View>(
    on host: NavigationHost?,
    behavior: HostBehavior,
    kept: KeptState,
    warnings: CollectedWarnings,
    @ViewBuilder content: () -> Content
  ) {
    self.warnings = warnings
    isSwitchOn = behavior.launchesWithAnimations
    self.behavior = behavior
    clock.shortestDelay = behavior.delaysTurns ? 1 : 0
    if let host {
      emulated = EmulatedApp(
        stacks: host,
        behavior: behavior,
        storage: kept,
        clock: clock,
        warnings: warnings,
        content
      )
    } else {
      emulated = EmulatedApp(behavior: behavior, storage: kept, content)
    }
    if let apps {
      apps.add(self)
      note { _ in }
      emulated.watchPictures()
    }
  }

  package var milliseconds: Int64 { emulated.now / 1_000_000 }

  /// Notes the calls to the host, what it does, and how long the package waits, line by line, each with its time in
  /// milliseconds.
  package func note(_ note: @escaping @MainActor (String) -> Void) {
    let noteWithTime: @MainActor (String) -> Void = { [weak self, apps] words in
      let line = "\(self?.milliseconds ?? 0): \(words)"
      apps?.trace.append(line)
      note(line)
    }
    emulated.note(noteWithTime)
    clock.note = noteWithTime
  }

  private func after<Result>(_ event: () -> Result) -> Result {
    apps?.isDriven = true
    defer { apps?.isDriven = false }
    let result = event()
    if emulated.isAtRest { faults += leftoversNow.filter { !faults.contains($0) } }
    return result
  }

  package func update() async { after { emulated.update() } }

  package func wait(_ milliseconds: Int64) async {
    after { emulated.advance(by: milliseconds * 1_000_000) }
  }

  // In an `async` function the emulator's own `async` form would be chosen, which is slower.
  package func settle() async { after { emulated.settle() } }

  package func inNextTurn(_ action: @escaping @MainActor () -> Void) { emulated.inNextTurn(action) }

  package func end() {
    if !hasEnded {
      apps?.trace += emulated.sightings.map { "\($0.start)..<\($0.end) shows \($0.sight)" }
      apps?.trace.append("\(visibleTexts)")
    }
    hasEnded = true
    emulated.end()
  }

  isolated deinit { emulated.end() }

  package func leftovers() async -> [String] {
    if !hasEnded { await settle() }
    return faults
  }

  private var leftoversNow: [String] {
    (areAnimationsEnabled == isSwitchOn ? [] : ["UIKit's switch for animations has changed"])
      + emulated.pictures.map { _ in "a picture is left on a stack" }
      + warnings.falseAlarms(on: behavior)
      + (LaunchedApps.ofThisTask?.look?(clock) ?? [])
  }

  package func tap(_ label: String, occurrence: Int) async -> Bool {
    after { emulated.tap(label, occurrence: occurrence) }
  }

  package func back(to depth: Int) async -> Bool { after { emulated.back(to: depth) } }

  package func back() async -> Bool { after { emulated.back() } }

  package func beginSwipeBack() async -> Bool { after { emulated.beginSwipeBack() } }

  package func finishSwipeBack() async { after { emulated.finishSwipeBack() } }

  package func cancelSwipeBack() async { after { emulated.cancelSwipeBack() } }

  package func type(_ text: String, into field: String) async -> Bool {
    after { emulated.type(text, into: field) }
  }

  package func selectTab(_ label: String) async -> Bool { after { emulated.selectTab(label) } }

  package func dismissSheet() async -> Bool { after { emulated.dismissSheet() } }

  package func open(_ url: URL) -> Bool {
    after { emulated.open(url) }
    return true
  }

  package func leave() async { after { emulated.leave() } }

  package func comeBack() async { after { emulated.comeBack() } }

  package var visibleTexts: [String] { emulated.visibleTexts }
  package var titles: [String?] { emulated.titles }
  package var depth: Int { emulated.depth }
  package var isInTransition: Bool { emulated.isInTransition }
  package var enabledLabels: [String] { emulated.enabledLabels }
  package var fieldNames: [String] { emulated.fieldNames }
  package var tabLabels: [String] { emulated.tabLabels }
  package var hasSheet: Bool { emulated.hasSheet }
  package var hasCover: Bool { emulated.hasCover }
  package var isPresenting: Bool { emulated.isPresenting }
  package var isLeft: Bool { emulated.isLeft }
  package var console: [String] { emulated.warnings }
  package var violations: [HostViolation] { emulated.violations }

  package var areAnimationsEnabled: Bool {
    get { emulated.areAnimationsEnabled }
    set {
      isSwitchOn = newValue
      emulated.areAnimationsEnabled = newValue
    }
  }
}

package typealias AppUnderTest = EmulatorDriver

package typealias KeptState = EmulatedStorage

extension EmulatedApp {
  package convenience init<Content: View>(
    stacks host: NavigationHost,
    behavior: HostBehavior = HostBehavior(),
    storage: EmulatedStorage = EmulatedStorage(),
    clock: EmulatedClock = EmulatedClock(EmulatedTime()),
    warnings: CollectedWarnings = CollectedWarnings(),
    @ViewBuilder _ content: () -> Content
  ) {
    let time = clock.time
    let animations = AnimationSwitch(
      isOn: { time.areAnimationsEnabled },
      turn: { time.areAnimationsEnabled = $0 },
      scheduler: clock,
      write: { warnings.write($0) }
    )
    let content = content()
    // Such a host is a watch, which has no UIKit whose answers could be checked.
    let safeMode: NavigationSafeMode? = behavior.canBeAsked ? nil : .never
    var behavior = behavior
    behavior.selectsRowsWhenEditingOnly = host == .links
    self.init(behavior: behavior, storage: storage, time: time) {
      content.navigationHost(host).environment(\.navigationConfiguration.hooks.scheduler, clock)
        .environment(\.navigationConfiguration.hooks.animations, animations)
        .environment(\.navigationConfiguration.hooks.warnings, warnings.log)
        .environment(\.navigationConfiguration.hooks.checks, warnings.checks)
        .environment(\.navigationConfiguration.safeMode, safeMode)
    }
    clock.app = self
  }
}

@MainActor
package final class EmulatedClock: AppScheduler {
  fileprivate let time: EmulatedTime
  fileprivate weak var app: EmulatedApp?
  fileprivate var note: (@MainActor (String) -> Void)?

  /// In nanoseconds.
  fileprivate var shortestDelay: Int64 = 0

  package var isAppInBackground: Bool { app?.isInBackground == true }

  package var now: Nanoseconds { Nanoseconds(time.now) }

  package init(_ time: EmulatedTime) { self.time = time }

  package func schedule(
    after delay: Nanoseconds,
    _ wake: @escaping @MainActor () -> Void
  ) -> WakeToken {
    if delay > .zero { note?("wait \(delay.count / 1_000_000)") }
    return WakeToken(UInt64(time.schedule(after: max(delay.count, shortestDelay), wake)))
  }

  package func cancel(_ token: WakeToken) {
    note?("no wait")
    time.cancel(Int(token.number))
  }
}
