import AppTesting
import SwiftUI
import Testing

@MainActor
@Suite("The swap of an app whose model is observed by the property")
struct ObservableModelTests {
  @Test(
    "All sides show the same after every step, for as many evaluations of the app's bodies",
    arguments: Script.observable.filter(\.missing.isEmpty)
  )
  func sidesAgree(script: Script) async throws {
    var runner = await ScriptRunner(script)
    var wasAtRest = true
    for step in script.steps {
      let titles = runner.phones[0].app.screen.titles
      for phone in runner.phones { phone.resetCounts() }
      guard try await runner.take(step) else {
        Issue.record("\(step.code) was refused on all sides")
        continue
      }
      let isAtRest = step == step.uninterrupted
      // On older systems a screen that leaves is evaluated once more, a path that was replaced meanwhile
      // isn't shown, and one in a hidden tab is shown later.
      let linksAreFast =
        wasAtRest && isAtRest && script.flow != .library
        && runner.phones[0].app.screen.titles.starts(with: titles)
      let phones = linksAreFast ? runner.phones : Array(runner.phones.dropFirst())
      for phone in phones { #expect(phone.evaluations == phones[0].evaluations, "\(step.code)") }
      wasAtRest = isAtRest
    }
    try runner.end(of: script)
  }
}

extension Phone {
  /// How often the bodies of the app views were evaluated, by their types, where that is known.
  fileprivate var evaluations: [String: Int] {
    #if os(Linux)
    app.screen.emulated.clientsEvaluations
    #else
    [:]
    #endif
  }

  fileprivate func resetCounts() {
    #if os(Linux)
    app.screen.emulated.resetCounts()
    #endif
  }
}
