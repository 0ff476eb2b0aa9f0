/// The identity of one scheduled wake-up.
package struct WakeToken: Equatable, Sendable {
  /// A number that its scheduler uses once.
  package let number: UInt64

  package init(_ number: UInt64) { self.number = number }
}
