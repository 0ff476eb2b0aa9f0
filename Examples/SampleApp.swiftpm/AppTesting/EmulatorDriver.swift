#if !canImport(Darwin)
package import NavigationShim
package import SwiftUI

/// Drives the emulator's apps, so that all of this compiles on Linux, too.
///
/// The project's own tests play it there, by a driver that gives the package the emulator's clock, as no app can.
@MainActor
package final class EmulatorDriver: AppDriver {
  package let warnings: CollectedWarnings
  private let emulated: EmulatedApp

  package init<Content: View>(
    on host: NavigationHost?,
    behavior: HostBehavior,
    kept: KeptState,
    warnings: CollectedWarnings,
    @ViewBuilder content: () -> Content
  ) {
    self.warnings = warnings
    let content = content()
    emulated = EmulatedApp(behavior: behavior, storage: kept) {
      content.underTest(on: host, warnings)
    }
  }

  /// Has what the host does be noted, each line with its time in milliseconds.
  package func note(_ note: @escaping @MainActor (String) -> Void) {
    emulated.note { [weak emulated] words in note("\((emulated?.now ?? 0) / 1_000_000): \(words)") }
  }

  package func update() async { emulated.update() }
  package func wait(_ milliseconds: Int64) async { emulated.advance(by: milliseconds * 1_000_000) }
  package func settle() async {
    let settle: () -> Void = emulated.settle
    settle()
  }
  package func end() { emulated.end() }

  package func tap(_ label: String, occurrence: Int) async -> Bool {
    emulated.tap(label, occurrence: occurrence)
  }
  package func back(to depth: Int) async -> Bool { emulated.back(to: depth) }
  package func back() async -> Bool { emulated.back() }
  package func beginSwipeBack() async -> Bool { emulated.beginSwipeBack() }
  package func finishSwipeBack() async { emulated.finishSwipeBack() }
  package func cancelSwipeBack() async { emulated.cancelSwipeBack() }
  package func type(_ text: String, into field: String) async -> Bool {
    emulated.type(text, into: field)
  }
  package func selectTab(_ label: String) async -> Bool { emulated.selectTab(label) }
  package func dismissSheet() async -> Bool { emulated.dismissSheet() }
  package func leave() async { emulated.leave() }
  package func comeBack() async { emulated.comeBack() }

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
    set { emulated.areAnimationsEnabled = newValue }
  }
}

package typealias AppUnderTest = EmulatorDriver
package typealias KeptState = EmulatedStorage
#endif
