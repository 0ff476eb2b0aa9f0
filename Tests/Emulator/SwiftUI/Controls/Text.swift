public import Foundation

public struct Text: Hashable, Sendable {
  let string: String

  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    string = key.resolved
  }

  public init(verbatim content: String) { string = content }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { string = String(content) }
}

extension Text: View, PrimitiveView {
  var ownTexts: [String] { string.isEmpty ? [] : [string] }
}

public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  fileprivate let resolved: String

  public init(stringLiteral value: String) { resolved = value }
  public init(stringInterpolation: StringInterpolation) { resolved = stringInterpolation.text }
}

extension LocalizedStringKey {
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ string: String) { text += string }

    // swift-format-ignore: NoLeadingUnderscores
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      text += "\(value)"
    }

    // swift-format-ignore: NoLeadingUnderscores
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      text += String(format: specifier, value._arg)
    }
  }
}

// swift-format-ignore: NoLeadingUnderscores
public protocol _FormatSpecifiable: Equatable {
  // swift-format-ignore: NoLeadingUnderscores
  var _arg: any CVarArg { get }
}

// swift-format-ignore: NoLeadingUnderscores
extension _FormatSpecifiable where Self: CVarArg {
  public var _arg: any CVarArg { self }
}

extension Int: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {
  // swift-format-ignore: NoLeadingUnderscores
  public var _arg: any CVarArg { Double(self) }
}

public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  public let key: String

  public init(stringLiteral value: String) { key = value }
}

extension Text {
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.key) }
}

extension NavigationLink where Label == Text, Destination == Never {
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }

  @_disfavoredOverload
  public init<P: Hashable & Codable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination()) { Text(titleResource) }
  }
}
