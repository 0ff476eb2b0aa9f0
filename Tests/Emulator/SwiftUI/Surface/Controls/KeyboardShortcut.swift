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
