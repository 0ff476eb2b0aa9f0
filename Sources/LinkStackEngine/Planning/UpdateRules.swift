/// What a host accepts as one update.
public struct UpdateRules: Hashable, Sendable {
  /// The number of screens that one update may add at the most.
  public var pushesPerUpdate: Int

  /// Whether one update may remove any number of screens, and not only the top.
  public var popsMany: Bool

  /// Whether a screen may be replaced where it stands, also in an update that pushes or pops.
  public var replacesInPlace: Bool

  /// The number of screens that may be there when the host first appears.
  public var screensAtFirstAppearance: Int

  /// Creates the rules of a host.
  ///
  /// - Precondition: `pushesPerUpdate` is at least 1 and `screensAtFirstAppearance` at least 0.
  public init(
    pushesPerUpdate: Int,
    popsMany: Bool,
    replacesInPlace: Bool,
    screensAtFirstAppearance: Int
  ) {
    precondition(
      pushesPerUpdate >= 1,
      "a host that takes \(pushesPerUpdate) pushes per update can show no path: allow at least 1"
    )
    precondition(
      screensAtFirstAppearance >= 0,
      "a host can't appear with \(screensAtFirstAppearance) screens: allow 0 or more"
    )
    self.pushesPerUpdate = pushesPerUpdate
    self.popsMany = popsMany
    self.replacesInPlace = replacesInPlace
    self.screensAtFirstAppearance = screensAtFirstAppearance
  }

  /// A stack of links in a `NavigationView` of iOS 14 or 15: one push per update, together with any
  /// number of pops and replacements; one screen at first appearance.
  public static let links = UpdateRules(
    pushesPerUpdate: 1,
    popsMany: true,
    replacesInPlace: true,
    screensAtFirstAppearance: 1
  )

  /// Apple's `NavigationStack`: anything in one update.
  public static let native = UpdateRules(
    pushesPerUpdate: .max,
    popsMany: true,
    replacesInPlace: true,
    screensAtFirstAppearance: .max
  )
}
