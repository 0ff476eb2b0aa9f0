/// What has been counted and noticed since the app began.
@MainActor
struct Log {
  private(set) var evaluations: [ObjectIdentifier: (name: String, count: Int)] = [:]
  private(set) var updateCount = 0
  private(set) var hostUpdates = 0

  /// How many of them were asked for without animation.
  private(set) var stillHostUpdates = 0

  private var isUpdateStill = false

  /// Grows with all that happens.
  private(set) var workCount = 0
  var violations: [Violation] = []
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

  mutating func resetCounts() {
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

/// A breach of what the emulated system accepts.
public struct Violation: Hashable, Sendable {
  /// What the system doesn't accept.
  public enum Kind: String, Hashable, Sendable {
    /// State was changed while a view's body was evaluated.
    case changeDuringEvaluation

    /// An update pushed a second screen; it is lost.
    case tooManyPushes

    /// More than one screen was to be pushed by the first update; the further ones are lost.
    case tooDeepAtFirstAppearance

    /// A push met a running transition; it is lost.
    case pushDuringTransition

    /// A link was turned on that isn't on the screen in front; its push is lost.
    case pushFromCoveredScreen

    /// A link was turned on whose stack is out of view, as in a tab that isn't selected; it is lost.
    case pushWhileHidden

    /// A link was turned off while a transition ran; it is heeded when the transition has ended.
    case updateDuringTransition

    /// Several shown links were turned off in one update; their screens go one after another.
    case severalLinksTurnedOff

    /// An update popped and pushed; only the difference in depth shows.
    case popAndPush

    /// A link changed while the app was inactive; it is heeded on return.
    case whileInactive
  }

  /// What the system doesn't accept.
  public let kind: Kind

  /// When it happened, in nanoseconds since the app began.
  public let time: Int64

  /// The number of the update in which it happened.
  public let update: Int

  /// What was at fault: a link's label, or the type of a view.
  public let subject: String
}

extension Violation: CustomStringConvertible {
  /// What happened, when, and what was at fault.
  public var description: String {
    "\(kind.rawValue) (\(subject)) in update \(update) at \(time / 1_000_000) ms"
  }
}
