import SwiftUI
import Testing

#if os(Linux)
@MainActor
@Suite("Rule 6: pacing follows the host", .misusesNoHost)
struct PacingTests {
  @Test("a pacing that changes counts from the next wait on")
  func changedPacing() async {
    let model = Numbers()
    let app = await model.launched {
      $0.navigationPacing(model.note == "fixed" ? .fixed(seconds: 0.9) : .settled)
    }
    expect(await pushTimes(app, model), is: [0, 17, 34])
    await app.settle { model.note = "fixed" }
    await app.settle { model.numbers = [] }
    expect(await pushTimes(app, model), is: [0, 900, 1800])
  }

  @Test(
    "safe mode gives each push the time of the pacing, but at least 0.65 s",
    arguments: [(0.1, 650), (0.9, 900)] as [(Double, Int64)]
  )
  func inSafeMode(seconds: Double, time: Int64) async {
    let model = Numbers()
    let app = await model.launched {
      $0.navigationPacing(.fixed(seconds: seconds)).navigationSafeMode(.always)
    }
    expect(await pushTimes(app, model), is: [0, time, 2 * time])
  }

  /// When each of three screens is pushed, in milliseconds from the path's being set.
  private func pushTimes(_ app: AppUnderTest, _ model: Numbers) async -> [Int64] {
    await app.update { model.numbers = [1, 2, 3] }
    await app.wait(0)
    var times: [Int64] = []
    for time in 0..<3_000 as Range<Int64> where times.count < 3 {
      while times.count < app.depth { times.append(time) }
      await app.wait(1)
    }
    await app.settle()
    return times
  }
}

#endif

@MainActor
@Suite("A host that follows late, or not at all", .misusesNoHost, .needs(.choosingBehavior))
struct LateHostTests {
  @Test("a screen that can't be shown at launch goes, if its pop is ignored", arguments: 0...3)
  func ignoredPopAtLaunch(count: Int) async throws {
    let journey = try SavedJourney(saved: #"["App.Gone","{}"]"#)
    let app = await journey.launched(.links, HostBehavior(ignoredUpdates: Set(2..<2 + count)))
    expect(journey.store.path.count, is: 0)
    expect(app, shows: [], warns: ["Element 0 of the path"])
  }
}
