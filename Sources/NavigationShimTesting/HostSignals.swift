package import LinkStackEngine

/// What there is to tell of what a host has done, in the order of the properties.
package struct HostSignals: Sendable {
  /// What the host was told against its rules.
  package var breaches: [(kind: Violation.Kind, lostPushes: Int)] = []

  /// What was told comes to nothing, without a word.
  package var isIgnored = false

  /// The host is to follow some time from now on.
  package var fallsBehind = false

  /// A transition was ended in the middle by which a person was going back, and this screen is gone.
  package var cutOff: ScreenID?

  /// A transition was ended in the middle that a finger held, and this screen is back.
  package var returned: ScreenID?

  /// A transition has begun.
  package var hasBegun = false

  /// This screen comes into view.
  package var shown: ScreenID?

  /// A person has left this screen, and it is gone.
  package var left: ScreenID?

  /// The host stands still now.
  package var hasRested = false
}
