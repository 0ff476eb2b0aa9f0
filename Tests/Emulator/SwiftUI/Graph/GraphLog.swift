/// What has been counted and noticed since the app began.
@MainActor
struct GraphLog {
  private(set) var evaluations: [ObjectIdentifier: (name: String, count: Int)] = [:]
  private(set) var updateCount = 0
  private(set) var hostUpdates = 0

  /// How many of them were asked for without animation.
  private(set) var stillHostUpdates = 0

  private var isUpdateStill = false

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
    stillHostUpdates = 0
  }

  /// Takes notice of how a change is animated that the next update is for.
  mutating func noteChange(_ transaction: Transaction) {
    if transaction.disablesAnimations { isUpdateStill = true }
  }

  mutating func countHostUpdate() {
    hostUpdates += 1
    if isUpdateStill { stillHostUpdates += 1 }
  }

  mutating func beginUpdate() {
    evaluatedInUpdate.removeAll(keepingCapacity: true)
  }

  mutating func endUpdate() {
    isUpdateStill = false
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
