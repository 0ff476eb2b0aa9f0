/// How far something has got; its labels are all that is seen of it.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  @Environment(\.progressViewStyle) private var style
  private let fractionCompleted: Double?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?

  private init(
    _ fractionCompleted: Double?,
    label: Label?,
    currentValueLabel: CurrentValueLabel?
  ) {
    self.fractionCompleted = fractionCompleted
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Makes one for something that has got to a value.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value.map { Double($0 / total) },
      label: label(),
      currentValueLabel: currentValueLabel()
    )
  }
}

extension ProgressView: View {
  /// What the style makes of the progress.
  public var body: some View {
    style.anyBody(
      ProgressViewStyleConfiguration(
        fractionCompleted: fractionCompleted,
        label: label.map { .init(content: AnyView($0)) },
        currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) }
      )
    )
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes one for something that nobody knows the end of.
  public init() where Label == EmptyView {
    self.init(nil, label: nil, currentValueLabel: nil)
  }

  /// Makes one for something that nobody knows the end of.
  public init(@ViewBuilder label: () -> Label) {
    self.init(nil, label: label(), currentValueLabel: nil)
  }

  /// Makes one for something that nobody knows the end of.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, label: Text(titleKey), currentValueLabel: nil)
  }

  /// Makes one for something that nobody knows the end of.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(nil, label: Text(title), currentValueLabel: nil)
  }

  /// Makes one for something that has got to a value.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(value.map { Double($0 / total) }, label: nil, currentValueLabel: nil)
  }

  /// Makes one for something that has got to a value.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value.map { Double($0 / total) }, label: label(), currentValueLabel: nil)
  }

  /// Makes one for something that has got to a value.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: V?,
    total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total, label: { Text(titleKey) })
  }

  /// Makes one for something that has got to a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S,
    value: V?,
    total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total, label: { Text(title) })
  }
}
