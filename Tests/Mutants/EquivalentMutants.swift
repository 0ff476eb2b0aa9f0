extension EquivalentMutant {
  /// The mutants that no test can notice, each with the reason.
  static let all: [EquivalentMutant] = []
}
