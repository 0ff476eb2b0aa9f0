/// The rules for one step of a host.
package struct UpdateRules: Hashable, Sendable {
  /// The greatest number of screens that one step may add; at least 1.
  package var pushesPerUpdate: Int {
    didSet { requireNumbers() }
  }

  /// Whether a screen may be replaced in place, also in a step that pushes or pops.
  package var replacesInPlace: Bool

  /// The number of screens that may be there when the host first appears; at least 0.
  package var screensAtFirstAppearance: Int {
    didSet { requireNumbers() }
  }

  package init(pushesPerUpdate: Int, replacesInPlace: Bool, screensAtFirstAppearance: Int) {
    self.pushesPerUpdate = pushesPerUpdate
    self.replacesInPlace = replacesInPlace
    self.screensAtFirstAppearance = screensAtFirstAppearance
    requireNumbers()
  }

  /// Traps if these rules allow no path.
  private func requireNumbers() {
    precondition(
      pushesPerUpdate >= 1,
      "a host that takes \(pushesPerUpdate) pushes per update can show no path: allow at least 1"
    )
    precondition(
      screensAtFirstAppearance >= 0,
      "a host can't appear with \(screensAtFirstAppearance) screens: allow 0 or more"
    )
  }

  /// A link stack in a `NavigationView` of iOS 14 or 15: one push per step, together with any number of pops and
  /// replacements; one screen at first appearance.
  package static let links = UpdateRules(
    pushesPerUpdate: 1,
    replacesInPlace: true,
    screensAtFirstAppearance: 1
  )

  /// Apple's `NavigationStack`: any change in one step.
  package static let native = UpdateRules(
    pushesPerUpdate: .max,
    replacesInPlace: true,
    screensAtFirstAppearance: .max
  )
}
