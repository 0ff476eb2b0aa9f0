extension Mutant {
  /// All mutants, from the engine up.
  static let all = [
    planning, sequencing, hostReports, driving,
    path, savedPath, pathAccess, linksHost, stackModel, presentations, destinations, links,
    nativeHost, layers, navigator, deepLinks, restoration, pathFile, policies, simulatedHost,
  ].flatMap { $0 }
}
