nonisolated extension View {
  /// Accepts whether words are corrected.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Accepts whether words are corrected.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Accepts which letters become capitals.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { self }

  /// Accepts which letters become capitals.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Accepts the name of the key that ends typing.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Accepts that the end of typing isn't told further up.
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }

  /// Accepts when scrolling hides the keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}
