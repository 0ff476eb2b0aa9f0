/// What a view is to those who listen.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)

  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)

  /// Selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)

  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)

  /// A search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)

  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)

  /// A sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)

  /// A key.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)

  /// A text.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)

  /// A summary.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)

  /// Something that changes all the time.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)

  /// A start of a film or music.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)

  /// Something that is touched itself.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)

  /// Something that turns a page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)

  /// All there is.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)

  /// A switch.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
}
