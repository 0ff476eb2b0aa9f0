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
