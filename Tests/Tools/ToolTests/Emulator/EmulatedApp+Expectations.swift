import SwiftUI
import Testing

// Functions in place of macros, which take twenty times as long to compile.

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
  func shows(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    expect(visibleTexts, texts, sourceLocation: sourceLocation)
  }

  func tap(all labels: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    for label in labels { expect(tap(label), true, "\(label)", sourceLocation: sourceLocation) }
  }

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

  func settle(after change: () -> Void) {
    change()
    settle()
  }

  func walk(_ labels: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    for label in labels {
      expect(tap(label), true, "\(label)", sourceLocation: sourceLocation)
      settle()
    }
  }

  func walkBack(sourceLocation: SourceLocation = #_sourceLocation) {
    expect(back(), true, "back", sourceLocation: sourceLocation)
    settle()
  }
}
