/// The style of a client's own that a button is in, if any.
struct ButtonLook {
  var style: (any ButtonStyle)?
  var primitiveStyle: (any PrimitiveButtonStyle)?

  var isPlain: Bool { style == nil && primitiveStyle == nil }

  /// Whether what the style makes has to take the taps.
  var takesTaps: Bool { primitiveStyle != nil }

  /// What the style makes of a button.
  @MainActor
  func body(
    of label: some View,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) -> any View {
    if let style {
      return style.styled(.init(role: role, label: .init(content: AnyView(label))))
    }
    if let primitiveStyle {
      return primitiveStyle.styled(
        .init(role: role, label: .init(content: AnyView(label)), action: action)
      )
    }
    return label
  }
}

extension EnvironmentValues {
  private enum ButtonLookKey: EnvironmentKey {
    static var defaultValue: ButtonLook { ButtonLook() }
  }

  var buttonLook: ButtonLook {
    get { self[ButtonLookKey.self] }
    set { self[ButtonLookKey.self] = newValue }
  }

  /// The environment of what a style has made, where the style doesn't apply once more.
  var outsideButtonStyle: EnvironmentValues {
    guard !buttonLook.isPlain else { return self }
    var outside = self
    outside.buttonLook = ButtonLook()
    return outside
  }
}

extension View {
  /// Sets how buttons inside look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonLook, ButtonLook(style: style))
  }

  /// Sets how buttons inside look, and what has them do something.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let own: (any PrimitiveButtonStyle)? = style is any StandardButtonStyle ? nil : style
    return environment(\.buttonLook, ButtonLook(primitiveStyle: own))
  }
}
