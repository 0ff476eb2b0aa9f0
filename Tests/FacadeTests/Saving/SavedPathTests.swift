import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("A path on disk, in a stack", .misusesNoHost)
struct SavedPathTests {
  nonisolated private static let unshowable = [
    // Its type has changed.
    #"["Swift.String","\"a\"","Swift.Int","\"x\"","Swift.Int","1"]"#,
    // Its type has gone.
    #"["Swift.String","\"a\"","App.Gone","{}","Swift.Int","1"]"#,
  ]

  nonisolated private static let cases = NavigationHost.both.flatMap { host in
    unshowable.map { (host, $0) }
  }

  /// What the app does while the screens below come, of which the fourth element can't be one.
  nonisolated private static let actions:
    [(@Sendable @MainActor (SerializedNavPath) -> Void, [Int])] = [
      ({ $0.path.append(9) }, [1, 2, 3, 9]),
      (
        {
          if $0.path.count == 5 { $0.path.removeLast() }
          $0.path.append(9)
        }, [1, 2, 3, 9]
      ),
      ({ $0.path = NavigationPath([9]) }, [9]), ({ $0.path = NavigationPath([1, 9]) }, [1, 9]),
    ]

  @Test("changes meanwhile stay", .needs(.countingScreens), arguments: cases, actions.indices)
  func changedMeanwhile(_ hostAndSaved: (NavigationHost, String), index: Int) async throws {
    let (action, expected) = Self.actions[index]
    let saved = hostAndSaved.1.replacingOccurrences(
      of: #""Swift.Int","1"]"#,
      with: #""Swift.Int","3","Swift.Int","2","Swift.Int","1"]"#
    )
    for moment in stride(from: 0, through: 2_000, by: 500) as StrideThrough<Int64> {
      let journey = try SavedJourney(saved: saved)
      let app = journey.launch(hostAndSaved.0)
      await app.wait(moment)
      await app.settle { action(journey.store) }
      expect(app, shows: expected.map(String.init), "\(moment) ms")
      // Where it is set before the element is looked for, nothing is dropped.
      let warnings = app.warnings.take()
      expect(warnings.filter { !$0.contains("Element 3 of the path") }, is: [])
    }
  }

  @Test(
    "elements without a destination stay in the file until the path changes otherwise",
    arguments: cases,
    ["nothing", "append", "back"]
  )
  func droppedThen(_ hostAndSaved: (NavigationHost, String), action: String) async throws {
    let (host, saved) = hostAndSaved
    let journey = try SavedJourney(saved: saved)
    let app = await journey.launched(host)
    switch action {
    case "append": journey.store.path.append(2)
    case "back": await app.goBack()
    default: break
    }
    await app.settle()
    expect(app, warns: dropping(host, saved))
    await app.leave()
    let expected = ["append": #"["Swift.Int","2","Swift.Int","1"]"#, "back": "[]"]
    expect(journey.text, is: expected[action] ?? saved)
  }

  @Test("elements that another stack of the path can't show stay in the file")
  func otherStack() async throws {
    let saved = #"["Swift.String","\"a\"","Swift.Int","1"]"#
    let journey = try SavedJourney(saved: saved)
    let model = Numbers()
    let app = await model.launchedApp(.native) { _ in
      if model.note.isEmpty {
        SavedJourneyRoot(store: journey.store)
      } else {
        NavigationStack(path: journey.store.pathBinding) {
          Text("other").navigationDestination(for: Int.self) { Text("number \($0)") }
        }
      }
    }
    await app.settle { model.note = "other" }
    expect(app, sees: "number 1")
    await app.leave()
    expect(journey.text, is: saved)
  }

  /// What the package warns of: on the native host it is SwiftUI that drops the element.
  private func dropping(_ host: NavigationHost, _ saved: String) -> [String] {
    let reason = saved.contains("Gone") ? "No destination" : "its JSON can't be decoded"
    return host == .links ? [reason] : []
  }
}
