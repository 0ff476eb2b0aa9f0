/// A key that does what a control does, which nobody presses here.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent

  /// The keys that are held down with it.
  public var modifiers: EventModifiers

  /// Makes a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The key of what one most likely wants.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])

  /// The key that calls off.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension EventModifiers: Hashable {}

/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key.
  public var character: Character

  /// Makes a key from its character.
  public init(_ character: Character) {
    self.character = character
  }

  /// Makes a key from its character.
  public init(extendedGraphemeClusterLiteral value: Character) {
    self.init(value)
  }

  /// The return key.
  public static let `return`: KeyEquivalent = "\r"

  /// The escape key.
  public static let escape: KeyEquivalent = "\u{1B}"

  /// The space bar.
  public static let space: KeyEquivalent = " "

  /// The tabulator key.
  public static let tab: KeyEquivalent = "\t"

  /// The delete key.
  public static let delete: KeyEquivalent = "\u{8}"
}

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

/// What a pointer does to a view.
public struct HoverEffect: Hashable, Sendable {
  private let id: String

  /// What suits the place.
  public static let automatic = HoverEffect(id: "automatic")

  /// It becomes lighter.
  public static let highlight = HoverEffect(id: "highlight")

  /// It rises.
  public static let lift = HoverEffect(id: "lift")
}

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
