nonisolated extension View {
  /// Accepts a name for those who listen.
  public func accessibilityLabel(_ label: Text) -> some View { self }

  /// Accepts a name for those who listen.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Accepts a name for those who listen.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Accepts a value for those who listen.
  public func accessibilityValue(_ valueDescription: Text) -> some View { self }

  /// Accepts a value for those who listen.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

  /// Accepts a value for those who listen.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

  /// Accepts a hint for those who listen.
  public func accessibilityHint(_ hint: Text) -> some View { self }

  /// Accepts a hint for those who listen.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// Accepts a hint for those who listen.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

  /// Accepts a name for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Accepts that those who listen don't hear of the view.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Accepts what the view is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Accepts what the view isn't.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Accepts whether those who listen hear of the parts.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }

  /// Accepts when those who listen hear of the view.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Accepts an action for those who listen, which never comes.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Accepts an action for those who listen, which never comes.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    self
  }

  /// Accepts an action for those who listen, which never comes.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Accepts an action for those who listen, which never comes.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> some View
  { self }

  /// Accepts the level of a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

  /// Accepts whether the view's colours are left alone.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Accepts the view in large.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Accepts that the view belongs to another one.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole,
    id: ID,
    in namespace: Namespace.ID
  ) -> some View { self }

  /// Accepts a name for those who listen.
  public func accessibility(label: Text) -> some View { self }

  /// Accepts a value for those who listen.
  public func accessibility(value: Text) -> some View { self }

  /// Accepts a hint for those who listen.
  public func accessibility(hint: Text) -> some View { self }

  /// Accepts a name for tests.
  public func accessibility(identifier: String) -> some View { self }

  /// Accepts that those who listen don't hear of the view.
  public func accessibility(hidden: Bool) -> some View { self }

  /// Accepts what the view is.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
}

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

/// An action for those who listen.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let id: String

  /// The one that a tap does.
  public static let `default` = AccessibilityActionKind(id: "default")

  /// The one that goes away.
  public static let escape = AccessibilityActionKind(id: "escape")

  /// The one that two fingers do.
  public static let magicTap = AccessibilityActionKind(id: "magicTap")
}

/// Whether those who listen hear of the parts of a view.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let id: String

  /// No.
  public static let ignore = AccessibilityChildBehavior(id: "ignore")

  /// Yes, of each.
  public static let contain = AccessibilityChildBehavior(id: "contain")

  /// Yes, of all together.
  public static let combine = AccessibilityChildBehavior(id: "combine")
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: Hashable, Sendable {
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
}

/// Which of two views says what the other one is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label
  case content
}
