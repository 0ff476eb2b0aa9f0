public import Foundation

/// A piece of text.
public struct Text: Hashable, Sendable {
  let string: String

  /// Makes a text of a localized key; the emulator has no translations.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    string = key.resolved
  }

  /// Makes a text of a string as it is.
  public init(verbatim content: String) { string = content }

  /// Makes a text of a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { string = String(content) }
}

extension Text: View, PrimitiveView {
  var ownTexts: [String] { string.isEmpty ? [] : [string] }
}

extension Text {
  /// Makes a text of an attributed string, without its attributes.
  public init(_ attributedContent: AttributedString) {
    self.init(verbatim: String(attributedContent.characters))
  }
}

/// A text that would be looked up in another language, and here stands for itself.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  fileprivate let resolved: String

  /// Makes a key of a literal.
  public init(stringLiteral value: String) { resolved = value }

  /// Makes a key of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) { resolved = stringInterpolation.text }
}

extension LocalizedStringKey {
  /// A literal with values in it, under construction.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Starts with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a string.
    public mutating func appendInterpolation(_ string: String) { text += string }

    // swift-format-ignore: NoLeadingUnderscores
    /// Appends a number.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      text += "\(value)"
    }

    // swift-format-ignore: NoLeadingUnderscores
    /// Appends a number in the format of a specifier.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      text += String(format: specifier, value._arg)
    }
  }
}

// swift-format-ignore: NoLeadingUnderscores
/// A number that a localized text can have in it.
public protocol _FormatSpecifiable: Equatable {
  // swift-format-ignore: NoLeadingUnderscores
  /// The number as the formatting of C knows it.
  var _arg: any CVarArg { get }
}

// swift-format-ignore: NoLeadingUnderscores
extension _FormatSpecifiable where Self: CVarArg {
  /// The number itself.
  public var _arg: any CVarArg { self }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {
  // swift-format-ignore: NoLeadingUnderscores
  /// The number as a `Double`.
  public var _arg: any CVarArg { Double(self) }
}

/// A text that is looked up in a string catalog, and here stands for itself; Foundation has it elsewhere.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// What it is looked up by.
  public let key: String

  /// Makes a resource of a literal.
  public init(stringLiteral value: String) { key = value }

  /// Makes a resource of its key.
  public init(_ keyAndValue: String) { key = keyAndValue }
}

extension Text {
  /// Makes a text of a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.key) }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link that adds a value to the path of the stack it is in.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }

  /// Makes a link that adds a value to the path of the stack it is in, which can be saved.
  @_disfavoredOverload
  public init<P: Hashable & Codable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link that a person follows.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination()) { Text(titleResource) }
  }
}
