nonisolated extension View {
  /// Accepts a size of controls.
  public func controlSize(_ controlSize: ControlSize) -> some View { self }

  /// Accepts the shape of buttons' borders.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Accepts that labels of controls are hidden.
  public func labelsHidden() -> some View { self }

  /// Accepts whether menus say that they are menus.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Accepts the order of menus' items.
  public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Accepts a text for a pointer that stays.
  public func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Accepts a text for a pointer that stays.
  public func help(_ text: Text) -> some View { self }

  /// Accepts a text for a pointer that stays.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }

  /// Accepts a key that does the same.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  { self }

  /// Accepts a key that does the same.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Accepts an action for a pointer, which never comes.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Accepts what a pointer does to the view.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
}
