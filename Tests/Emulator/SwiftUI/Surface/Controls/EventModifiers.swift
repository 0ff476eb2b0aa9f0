/// Keys that are held down.
public struct EventModifiers: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The key for capitals that stays.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)

  /// The key for capitals.
  public static let shift = EventModifiers(rawValue: 1 << 1)

  /// The control key.
  public static let control = EventModifiers(rawValue: 1 << 2)

  /// The option key.
  public static let option = EventModifiers(rawValue: 1 << 3)

  /// The command key.
  public static let command = EventModifiers(rawValue: 1 << 4)

  /// A key of the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)

  /// All of them.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}
