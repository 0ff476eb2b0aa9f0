/// What has been counted and noticed since the app began.
@MainActor
struct GraphLog {
  private(set) var evaluations: [ObjectIdentifier: (name: String, count: Int)] = [:]
  private(set) var updateCount = 0
  private(set) var hostUpdates = 0

  /// How many of them a person has seen as a transition that the app has asked for.
  private(set) var animatedTransitions = 0

  /// How many of them changed the depth before a person's eyes without animation.
  private(set) var stillHostUpdates = 0

  /// How many rows of lists a real one would have made only to count them.
  private(set) var madeRows = 0

  /// Grows with all that happens.
  private(set) var workCount = 0
  var violations: [HostViolation] = []
  var warnings: [String] = []
  private var evaluatedInUpdate: [ObjectIdentifier] = []

  mutating func countEvaluation<V>(of type: V.Type) {
    let id = ObjectIdentifier(type)
    let name = evaluations[id]?.name ?? String(describing: type)
    workCount += 1
    evaluations[id, default: (name, 0)].count += 1
    if evaluatedInUpdate.count < 1000 { evaluatedInUpdate.append(id) }
  }

  /// The types of the views that were evaluated in this update.
  var evaluatedTypes: [String] {
    Set(evaluatedInUpdate).compactMap { evaluations[$0]?.name }.sorted()
  }

  mutating func countMadeRows(_ count: Int) {
    madeRows += count
  }

  mutating func resetCounts() {
    madeRows = 0
    evaluations = [:]
    updateCount = 0
    hostUpdates = 0
    animatedTransitions = 0
    stillHostUpdates = 0
  }

  mutating func countHostUpdate() {
    hostUpdates += 1
  }

  /// Counts a host update that changed the depth before a person's eyes, as the app has asked for.
  mutating func countShown(isAnimated: Bool) {
    if isAnimated { animatedTransitions += 1 } else { stillHostUpdates += 1 }
  }

  mutating func beginUpdate() {
    evaluatedInUpdate.removeAll(keepingCapacity: true)
  }

  mutating func endUpdate() {
    if !evaluatedInUpdate.isEmpty { updateCount += 1 }
  }
}

extension Graph {
  /// Notes what the system would write to the console, as it is likely to be a mistake.
  func warn(_ message: String) {
    log.warnings.append(message)
  }

  /// Notes a breach of what the emulated system accepts.
  func record(_ kind: HostViolation.Kind, _ subject: String) {
    log.violations.append(
      HostViolation(kind: kind, time: time.now, update: updateSerial, subject: subject)
    )
  }

  /// Notes that a client changes what views depend on, which it may not while one is evaluated.
  static func noteClientsChange() {
    guard let node = evaluatedNode else { return }
    node.graph.record(.changeDuringEvaluation, String(describing: node.viewType))
  }
}
