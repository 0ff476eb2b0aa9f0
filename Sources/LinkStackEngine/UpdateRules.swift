/// The rules for one step of a host.
package struct UpdateRules: Equatable, Sendable {
  /// The greatest number of screens that one step may add; at least 1.
  package var pushesPerUpdate: Int

  /// Whether a screen may be replaced in place, also in a step that pushes or pops.
  package var replacesInPlace: Bool

  /// The number of screens that may be there when the host first appears; at least 0.
  package var screensAtFirstAppearance: Int

  package init(pushesPerUpdate: Int, replacesInPlace: Bool, screensAtFirstAppearance: Int) {
    self.pushesPerUpdate = pushesPerUpdate
    self.replacesInPlace = replacesInPlace
    self.screensAtFirstAppearance = screensAtFirstAppearance
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
