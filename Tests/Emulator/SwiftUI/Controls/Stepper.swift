/// A control with a button for less, which is read as "[minus]", and one for more, "[plus]".
public struct Stepper<Label: View> {
  private let label: Label
  private let onIncrement: (() -> Void)?
  private let onDecrement: (() -> Void)?

  /// Makes a control from what its buttons do.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
  }

  /// Makes a control of a value.
  public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label,
      onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
    )
  }

  /// Makes a control of a value that stays in bounds.
  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let more = value.wrappedValue.advanced(by: step)
    let less = value.wrappedValue.advanced(by: -step)
    self.init(
      label: label,
      onIncrement: more <= bounds.upperBound ? { value.wrappedValue = more } : nil,
      onDecrement: less >= bounds.lowerBound ? { value.wrappedValue = less } : nil
    )
  }
}

extension Stepper: View {
  /// The label and two buttons.
  public var body: some View {
    label
    Button(action: { onDecrement?() }, label: { Image(systemName: "minus") })
      .disabled(onDecrement == nil)
    Button(action: { onIncrement?() }, label: { Image(systemName: "plus") })
      .disabled(onIncrement == nil)
  }
}

extension Stepper where Label == Text {
  /// Makes a control from what its buttons do.
  public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// Makes a control from what its buttons do.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// Makes a control of a value.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) })
  }

  /// Makes a control of a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) })
  }

  /// Makes a control of a value that stays in bounds.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) })
  }

  /// Makes a control of a value that stays in bounds.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) })
  }
}
