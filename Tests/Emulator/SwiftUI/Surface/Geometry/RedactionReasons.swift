/// Why content is made unreadable.
public struct RedactionReasons: OptionSet, Sendable {
  /// A bit for each reason.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)

  /// The content is nobody else's business.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
}
