package import LinkStackEngine

/// The signals of a host after a change, in the order of the properties.
package struct HostSignals: Sendable {
  /// The parts of a step that break the host's rules.
  package var breaches: [(kind: Violation.Kind, lostPushes: Int)] = []

  /// The step has no effect, and the host doesn't report that.
  package var isIgnored = false

  /// The host follows some time from now.
  package var fallsBehind = false

  /// The lowest screen that is gone, if a back navigation was ended early.
  package var cutOff: ScreenID?

  /// The screen that is back, if a transition was ended early while a finger held it.
  package var returned: ScreenID?
  package var hasBegun = false

  /// The screen that comes into view.
  package var shown: ScreenID?

  /// The lowest screen that people have left, if a back navigation has ended.
  package var left: ScreenID?
  package var hasRested = false
}
