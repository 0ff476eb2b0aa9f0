/// How far a scene is from being in use.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene isn't seen.
  case background

  /// The scene is seen, but takes no taps.
  case inactive

  /// The scene is in use.
  case active
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Light.
  case light

  /// Dark.
  case dark
}

/// How much room there is.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little.
  case compact

  /// Much.
  case regular
}

private struct EnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private struct ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}

private struct ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

private struct LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { Locale(identifier: "en_US") }
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}

private struct VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}

private struct DismissalKey: EnvironmentKey {
  static var defaultValue: Dismissal? { nil }
}

extension EnvironmentValues {
  /// Whether controls take taps.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// How far the scene is from being in use.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The person's language and region.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// How much room there is from side to side.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much room there is from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// How to dismiss what is presented here, if something is.
  var dismissal: Dismissal? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }
}
