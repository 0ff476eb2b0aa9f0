public import Foundation

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
