import SwiftUI
import Testing

// Functions in place of macros, which take twenty times as long to compile.

/// Records an issue where what is seen isn't what is expected.
func expect<Value: Equatable>(
  _ seen: Value,
  _ expected: Value,
  _ place: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard seen != expected else { return }
  Issue.record("\(place) is \(seen), not \(expected)", sourceLocation: sourceLocation)
}

extension EmulatedApp {
  /// Records an issue where other texts are to be seen than these.
  func shows(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    expect(visibleTexts, texts, sourceLocation: sourceLocation)
  }

  /// Taps controls one after another, and records an issue where one takes no taps.
  func tap(all labels: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    for label in labels { expect(tap(label), true, "\(label)", sourceLocation: sourceLocation) }
  }

  /// Records an issue where the app has broken other rules than these.
  func breaks(
    _ rules: HostViolation.Kind...,
    place: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(violations.map(\.kind), rules, place, sourceLocation: sourceLocation)
  }

  func update(after change: () -> Void) {
    change()
    update()
  }

  /// Makes a change, and waits until the host stands still.
  func settle(after change: () -> Void) {
    change()
    settle()
  }

  /// Taps controls one after another, and waits after each until the host stands still.
  func walk(_ labels: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    for label in labels {
      expect(tap(label), true, "\(label)", sourceLocation: sourceLocation)
      settle()
    }
  }

  /// Goes back as a person does, and waits until the host stands still.
  func walkBack(to depth: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    let hasGone = if let depth { back(to: depth) } else { back() }
    expect(hasGone, true, "back", sourceLocation: sourceLocation)
    settle()
  }

  /// How many changes the host was to show, and how many of them are seen: "3: 1 animated, 2 still".
  var counts: String {
    "\(hostUpdates): \(animatedTransitions) animated, \(stillHostUpdates) still"
  }
}
