/// Where typing ends.
public struct SubmitTriggers: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// In a text field.
  public static let text = SubmitTriggers(rawValue: 1 << 0)

  /// In a search field.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}
