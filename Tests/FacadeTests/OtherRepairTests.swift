#if os(Linux)
import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Bugs of SwiftUI's own stack: flags, counts, closures and nested stacks")
struct OtherRepairTests {
  private let model = RepairedModel()

  // MARK: Flags at launch

  @Test(
    "what a flag or an item presents at launch is shown",
    arguments: [NavigationHost.links, .native]
  )
  func flag(host: NavigationHost) async {
    model.isPresented = true
    let app = await model.launched(
      host,
      .flagAtLaunchIsIgnored,
      .flagsAtLaunch,
      SystemVersion(16, 2)
    )
    #expect(app.shown == ["presented"])
    #expect(model.isPresented)
    if host == .native { #expect(app.emulated.animatedTransitions == 0) }
    #expect(await app.back())
    await app.settle()
    #expect(!model.isPresented)
    #expect(app.depth == 0)
    #expect(app.violations == [])
  }

  @Test("so it is above a path that is there at launch")
  func flagAbovePath() async {
    model.path = NavigationPath([1])
    model.isPresentedOnOne = true
    let app = await model.launched(
      .native,
      .flagAtLaunchIsIgnored,
      .flagsAtLaunch,
      SystemVersion(17, 0)
    )
    #expect(app.shown == ["1", "presented"])
  }

  @Test("without the repair it isn't")
  func flagUnrepaired() async {
    model.isPresented = true
    let app = await model.launched(.native, .flagAtLaunchIsIgnored, [], SystemVersion(16, 2))
    #expect(app.depth == 0)
  }

  @Test("a flag that is turned on later presents at once")
  func flagLater() async {
    let app = await model.launched(.native, [], .all, SystemVersion(17, 0))
    app.emulated.resetCounts()
    model.isPresented = true
    await app.settle()
    #expect(app.shown == ["presented"])
    #expect(app.emulated.hostUpdates == 1)
    #expect(app.emulated.animatedTransitions == 1)
  }

  // MARK: What is always avoided

  @Test(
    "a newer path wins over a pop that SwiftUI counts",
    arguments: [NavigationHost.links, .native]
  )
  func count(host: NavigationHost) async {
    model.path = NavigationPath([1, 2, 3])
    let app = await model.launched(host, .popsAreCounts, [])
    await app.press("another path, and back")
    #expect(model.path.compactElements(as: Int.self) == [9, 8, 7, 6])
    #expect(app.shown == ["9", "8", "7", "6"])
  }

  @Test("views hear of their appearances with a path bound by closures")
  func closures() async {
    let app = await AppUnderTest.settled(
      .native,
      behavior: HostBehavior(nativeBugs: .closuresMisleadAppearance)
    ) { [model] in
      RepairedByClosures(model: model)
    }
    await app.press("to 1")
    #expect(model.appearances == ["root", "1"])
    await app.goBack()
    #expect(model.appearances == ["root", "1", "root"])
  }

  // MARK: Nested stacks

  @Test("a typed stack inside one of another type is warned of, by both types")
  func nested() async {
    let warnings = CollectedWarnings()
    let app = await AppUnderTest.settled(.native, warnings: warnings) {
      NestedPaths(isInSheet: false).buggy(.automatic, SystemVersion(26))
    }
    await app.press("to 1")
    #expect(warnings.texts.count == 1)
    #expect(
      warnings.texts.first?.contains("path of String is inside one with a path of Int") == true
    )
  }

  @Test("in a sheet it isn't")
  func nestedInSheet() async {
    let warnings = CollectedWarnings()
    let app = await AppUnderTest.settled(.native, warnings: warnings) {
      NestedPaths(isInSheet: true).buggy(.automatic, SystemVersion(26))
    }
    await app.press("to 1")
    await app.press("sheet")
    #expect(app.visibleTexts.contains("inner"))
    #expect(warnings.texts == [])
  }

  @Test("nor is it where the app wants no such warning")
  func nestedUnwanted() async {
    let warnings = CollectedWarnings()
    let app = await AppUnderTest.settled(.native, warnings: warnings) {
      NestedPaths(isInSheet: false).buggy([], SystemVersion(26))
    }
    await app.press("to 1")
    #expect(warnings.texts == [])
  }
}
#endif
