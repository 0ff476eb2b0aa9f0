/// The number of a transition, by which a host says what it is that has settled.
///
/// Every update begins a transition, and so does a person who starts to go back. A report about an
/// earlier one comes too late and is ignored, however long it was under way.
public struct TransitionID: Hashable, Sendable {
  @usableFromInline
  package internal(set) var number = 0

  @inlinable
  package init() {}

  @inlinable
  package func next() -> TransitionID {
    var next = self
    next.number += 1
    return next
  }
}

extension TransitionID: CustomStringConvertible {
  /// The number in words.
  public var description: String { "transition \(number)" }
}
