/// Whether texts can be selected.
public protocol TextSelectability: Sendable {
  /// Whether they can.
  static var allowsSelection: Bool { get }
}

/// They can.
public struct EnabledTextSelectability: TextSelectability {
  /// They can.
  public static var allowsSelection: Bool { true }
}

/// They can't.
public struct DisabledTextSelectability: TextSelectability {
  /// They can't.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// They can.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// They can't.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
