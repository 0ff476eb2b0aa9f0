extension Mutant {
  /// All mutants, from the engine up.
  static let all = [
    planning, sequencing, hostReports, driving,
    path, savedPath, json, pathAccess, linksHost, stackModel, presentations, destinations, links,
    nativeHost, layers, navigator, deepLinks, restoration, pathFile, policies, simulatedHost,
  ].flatMap { $0 }

  /// The tests of the engine's rules and parts, without those that take long.
  static let rules =
    "^LinkStackEngineTests.(Rule|LinkStack|Update(Application|Plan|Sequencer|SequencerEdge)Tests)"
}
