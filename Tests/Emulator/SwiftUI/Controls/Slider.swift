/// A control for a value that nobody can drag here; its outer labels are all that is seen of it.
public struct Slider<Label: View, ValueLabel: View> {
  private let minimumValueLabel: ValueLabel?
  private let maximumValueLabel: ValueLabel?

  /// Makes a control with a label at each end.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }

  /// Makes a control with a label at each end and steps between.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }
}

extension Slider: View, PrimitiveView {
  /// A slider has no body.
  public typealias Body = Never

  var contents: [Child] { [Child(minimumValueLabel, at: 0), Child(maximumValueLabel, at: 1)] }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a control.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    minimumValueLabel = nil
    maximumValueLabel = nil
  }

  /// Makes a control with steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    minimumValueLabel = nil
    maximumValueLabel = nil
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a control.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    minimumValueLabel = nil
    maximumValueLabel = nil
  }

  /// Makes a control with steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    minimumValueLabel = nil
    maximumValueLabel = nil
  }
}
