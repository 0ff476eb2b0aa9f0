public import Foundation

extension Text {
  /// How a date is told in a text.
  public enum DateStyle: Hashable, Sendable {
    case date
    case time
    case relative
    case offset
    case timer
  }

  /// Makes a text of a value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Makes a text of a value of Foundation.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Makes a text of an object of Foundation.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Makes a text of a date, which is always told in the same way here, in UTC.
  public init(_ date: Date, style: DateStyle) {
    self.init(verbatim: date.formatted(.iso8601))
  }

  /// Makes a text of an attributed string, without its attributes.
  public init(_ attributedContent: AttributedString) {
    self.init(verbatim: String(attributedContent.characters))
  }

  /// Makes a text of a picture, which is read as its name in brackets.
  public init(_ image: Image) {
    self.init(verbatim: "[\(image.name)]")
  }
}
