public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let isSelected = AccessibilityTraits(rawValue: 1)
}

extension View {
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { noted(traits) }
}
