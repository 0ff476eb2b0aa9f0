/// The rules for what a host accepts as one update.
package struct UpdateRules: Hashable, Sendable {
  /// The greatest number of screens that one update may add; at least 1.
  package var pushesPerUpdate: Int {
    didSet { requireNumbers() }
  }

  /// Whether a screen may be replaced in place, also in an update that pushes or pops.
  package var replacesInPlace: Bool

  /// The number of screens that may be there when the host first appears; at least 0.
  package var screensAtFirstAppearance: Int {
    didSet { requireNumbers() }
  }

  package init(
    pushesPerUpdate: Int,
    replacesInPlace: Bool,
    screensAtFirstAppearance: Int
  ) {
    self.pushesPerUpdate = pushesPerUpdate
    self.replacesInPlace = replacesInPlace
    self.screensAtFirstAppearance = screensAtFirstAppearance
    requireNumbers()
  }

  /// Traps where no path could ever be shown by these rules.
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

  /// A stack of links in a `NavigationView` of iOS 14 or 15: one push per update, together with any
  /// number of pops and replacements; one screen at first appearance.
  package static let links = UpdateRules(
    pushesPerUpdate: 1,
    replacesInPlace: true,
    screensAtFirstAppearance: 1
  )

  /// Apple's `NavigationStack`: anything in one update.
  package static let native = UpdateRules(
    pushesPerUpdate: .max,
    replacesInPlace: true,
    screensAtFirstAppearance: .max
  )
}
