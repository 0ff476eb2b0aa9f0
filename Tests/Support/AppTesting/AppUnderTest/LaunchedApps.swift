package import HostBehaviors
package import LinkStackEngine

@MainActor
package final class LaunchedApps {
  @TaskLocal package static var ofThisTask: LaunchedApps?

  /// Whether one of them is being driven, so that what is written is none of the test's own doing.
  package var isDriven = false
  private var rewrites: [String] = []
  private var all: [any AppDriver] = []

  /// What the apps' hosts were called for, and what they did.
  package var trace: [String] = []
  package let look: (@MainActor (any WakeScheduler) -> [String])?

  package nonisolated init(look: (@MainActor (any WakeScheduler) -> [String])? = nil) {
    self.look = look
  }

  package static func noteRewrite(_ path: String) {
    if let apps = ofThisTask, apps.isDriven { apps.rewrites.append("\(path) is written again") }
  }

  package func add(_ app: any AppDriver) { all.append(app) }

  package var violations: [HostViolation] { all.flatMap(\.violations) }

  package func takeWarnings() -> [String] { all.flatMap { $0.warnings.take() } }

  package func leftovers() async -> [String] {
    var leftovers = rewrites
    for app in all { leftovers += await app.leftovers() }
    return leftovers
  }

  package func end() {
    all.forEach { $0.end() }
    all = []
  }
}
