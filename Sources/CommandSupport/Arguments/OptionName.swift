/// The names of a command's options, as in an enumeration of them.
package protocol OptionName: CaseIterable, RawRepresentable, Sendable where RawValue == String {
  /// What the option's value is, for messages, as in `FILE`; `nil` for an option that has none.
  var value: String? { get }
}

extension OptionName {
  /// The option as it is typed.
  package var flag: String { "--\(rawValue)" }
}
