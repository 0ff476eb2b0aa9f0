extension Step {
  /// Whether what both sides show is what the step demands, if it demands anything.
  func isMet(by seen: Observation) -> Bool {
    switch self {
    case .shows(let title, let depth): seen.titles.last == .some(title) && seen.depth == depth
    case .reads(let text): seen.texts.contains { $0.contains(text) }
    case .isAt(let path): seen.path.contains(path)
    default: true
    }
  }
}
