/// A mutant and the number by which its code knows whether it is in force.
struct NumberedMutant: Hashable, Sendable {
  let number: Int
  let mutant: Mutant

  /// The condition on which it is in force.
  var condition: String { "isMutant(\(number))" }
}
