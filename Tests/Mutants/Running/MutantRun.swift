import CommandSupport

/// Shows mutants to the tests, and collects what came of each.
struct MutantRun: Sendable {
  /// What came of one mutant.
  struct Result: Sendable {
    let mutant: Mutant
    let verdict: Verdict
    let time: String
  }

  let program: TestProgram

  /// How many mutants are tested at a time.
  let jobs: Int

  /// Tests mutants, several at a time.
  ///
  /// - Parameter progress: Is called with each result as it comes.
  /// - Returns: The results in the order of the mutants.
  func results(
    of mutants: [NumberedMutant],
    progress: @Sendable (NumberedMutant, Result) -> Void
  ) async throws -> [Result] {
    var results: [Int: Result] = [:]
    try await withThrowingTaskGroup(of: (NumberedMutant, Result).self) { group in
      var rest = mutants[...]
      for _ in 0..<jobs {
        if let next = rest.popFirst() { group.addTask { (next, try await result(of: next)) } }
      }
      while let (mutant, result) = try await group.next() {
        progress(mutant, result)
        results[mutant.number] = result
        if let next = rest.popFirst() { group.addTask { (next, try await self.result(of: next)) } }
      }
    }
    return mutants.compactMap { results[$0.number] }
  }

  private func result(of mutant: NumberedMutant) async throws -> Result {
    let stopwatch = Stopwatch()
    let verdict = try await program.verdict(on: mutant)
    return Result(mutant: mutant.mutant, verdict: verdict, time: "\(stopwatch)")
  }
}
