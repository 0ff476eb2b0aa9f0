public import Foundation

/// A control for a date that nobody can turn here; its label is all that is seen of it.
public struct DatePicker<Label: View> {
  /// Which parts of a date are picked.
  public typealias Components = DatePickerComponents

  let content: Label

  /// Makes a control.
  public init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    content = label()
  }

  /// Makes a control for dates of a range.
  public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    content = label()
  }

  /// Makes a control for dates from one on.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    content = label()
  }

  /// Makes a control for dates up to one.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    content = label()
  }
}

extension DatePicker: View, PassthroughView {
  /// A date picker has no body.
  public typealias Body = Never
}
