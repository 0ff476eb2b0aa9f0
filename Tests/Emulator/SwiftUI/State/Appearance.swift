public import Foundation

extension EnvironmentValues {
  private enum DynamicTypeSizeKey: EnvironmentKey {
    static let defaultValue = DynamicTypeSize.large
  }

  private enum LayoutDirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
  }

  private enum CalendarKey: EnvironmentKey {
    static let defaultValue = Calendar(identifier: .gregorian)
  }

  private enum TimeZoneKey: EnvironmentKey {
    static let defaultValue = TimeZone.gmt
  }

  private enum RedactionReasonsKey: EnvironmentKey {
    static let defaultValue: RedactionReasons = []
  }

  private enum ControlSizeKey: EnvironmentKey {
    static let defaultValue = ControlSize.regular
  }

  private enum FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
  }

  /// How large the person likes texts.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// Where lines of text begin.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The person's calendar.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The person's time zone.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Why content is made unreadable.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The font of texts.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// Whether the person likes things to move less.
  public var accessibilityReduceMotion: Bool { false }

  /// How many dots of the screen make up a point.
  public var displayScale: CGFloat { 3 }
}

/// How content fits a space that has other proportions.
@frozen
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini
  case small
  case regular
  case large
}

/// How large a person likes texts.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// Whether the size is one of the very large ones.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// Where lines of text begin.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

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

/// Whether a part of the interface is shown.
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}
