extension Graph {
  /// Notes what the system would write to the console, as it is likely to be a mistake.
  func warn(_ message: String) {
    log.warnings.append(message)
  }

  /// Notes a breach of what the emulated system accepts.
  func record(_ kind: Violation.Kind, _ subject: String) {
    log.violations.append(
      Violation(kind: kind, time: time.now, update: updateSerial, subject: subject)
    )
  }

  /// Notes that a client changes what views depend on, which it may not while one is evaluated.
  static func noteClientsChange() {
    guard let node = evaluatedNode else { return }
    node.graph.record(.changeDuringEvaluation, String(describing: node.viewType))
  }
}
