extension Mutant {
  /// All mutants, from the engine up.
  static let all = [
    planning, sequencing, hostReports, driving,
  ].flatMap { $0 }
}
