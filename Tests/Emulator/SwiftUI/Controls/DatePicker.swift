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

extension DatePicker where Label == Text {
  /// Makes a control with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    content = Text(titleKey)
  }

  /// Makes a control with a title for dates of a range.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    content = Text(titleKey)
  }

  /// Makes a control with a title for dates from one on.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    content = Text(titleKey)
  }

  /// Makes a control with a title for dates up to one.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    content = Text(titleKey)
  }

  /// Makes a control with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    content = Text(title)
  }
}

/// Which parts of a date are picked.
public struct DatePickerComponents: OptionSet, Sendable {
  /// A bit for each part.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)

  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// How date pickers look, which nobody sees here.
public protocol DatePickerStyle: Sendable {}

/// The style that suits the place.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
}

/// The style that opens when it is tapped.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
}

/// The style of a calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
}

/// The style of wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style that suits the place.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The style that opens when it is tapped.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The style of a calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The style of wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

nonisolated extension View {
  /// Accepts how date pickers inside look.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
