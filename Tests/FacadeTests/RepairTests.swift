#if os(Linux)
import Combine
import SwiftUI
import Testing

/// What is reported to be wrong with SwiftUI's own stack, as the emulator has it, and what the package makes of it.
///
/// The same apps on SwiftUI alone are in `NativeBugsTests`.
@MainActor
@Suite("Bugs of SwiftUI's own stack", .misusesNoHost)
struct RepairTests {
  private let model = RepairedModel()

  // MARK: Two types at one index

  @Test("two types at one index are never in one write", arguments: NavigationHost.both)
  func typeChange(host: NavigationHost) async {
    model.path = NavigationPath([1, 2])
    let app = await model.launched(host, .typeChangeCrashes, .typeChanges)
    var path = NavigationPath([1])
    path.append("two")
    path.append(3)
    model.path = path
    #expect(model.path == path)
    await app.settle()
    #expect(model.path == path)
    #expect(app.shown == ["1", "two", "3"])
  }

  @Test("without the repair they are")
  func typeChangeUnrepaired() async {
    model.path = NavigationPath([1])
    let app = await model.launched(.native, .typeChangeCrashes, [])
    await app.settle { model.path = NavigationPath(["one"]) }
    #expect(app.violations.map(\.kind) == [.comparisonTypeMismatch])
    app.allowMisuse()
  }

  @Test(
    "a person sees one transition if there are more screens than before, and else none",
    arguments: [([1, 2, 3], 1), ([1, 2], 0), ([1], 0)]
  )
  func oneTransition(numbers: [Int], count: Int) async {
    model.path = NavigationPath([7, 8])
    let app = await model.launched(.native, .typeChangeCrashes, .typeChanges)
    app.emulated.resetCounts()
    model.path = NavigationPath(numbers.map { "\($0)" })
    await app.settle()
    #expect(app.shown == numbers.map { "\($0)" })
    #expect(app.emulated.animatedTransitions == count)
    #expect(app.emulated.hostUpdates == 2)
  }

  @Test("what the app says of the change holds for the second update, too")
  func unanimated() async {
    model.path = NavigationPath([7])
    let app = await model.launched(.native, .typeChangeCrashes, .typeChanges)
    app.emulated.resetCounts()
    await app.settle { withoutAnimation { model.path = NavigationPath(["a", "b", "c"]) } }
    #expect(app.depth == 3)
    #expect(app.emulated.animatedTransitions == 0)
  }

  @Test(
    "a path with the same types at each index is one write, as is one that is cut or grows",
    arguments: [[3, 4], [1, 9, 5], [], [1]]
  )
  func sameTypes(numbers: [Int]) async {
    model.path = NavigationPath([1, 2])
    let app = await model.launched(.native, .typeChangeCrashes, .all)
    app.emulated.resetCounts()
    await app.settle { model.path = NavigationPath(numbers) }
    #expect(app.emulated.hostUpdates == 1)
    #expect(app.shown == numbers.map { "\($0)" })
  }

  @Test("two writes in one turn are shown as the last of them")
  func twoWrites() async {
    model.path = NavigationPath([1, 2])
    let app = await model.launched(.native, .typeChangeCrashes, .typeChanges)
    model.path = NavigationPath(["a", "b"])
    await app.settle { model.path = NavigationPath([5, 6, 7]) }
    #expect(app.shown == ["5", "6", "7"])
    await app.update { model.path = NavigationPath(["a", "b"]) }
    await app.settle { model.path = NavigationPath([8]) }
    #expect(app.shown == ["8"])
  }

  @Test(
    "what the app presents together with the path is shown, as in one update",
    arguments: [(NavigationHost.links, true), (.native, true), (.native, false)]
  )
  func flagWithPath(host: NavigationHost, isRepaired: Bool) async {
    model.path = NavigationPath([1, 2])
    let bugs: NativeBugs = isRepaired ? .typeChangeCrashes : []
    let app = await model.launched(host, bugs, isRepaired ? .typeChanges : [])
    var path = NavigationPath([1])
    path.append("a")
    model.path = path
    await app.settle { model.isPresentedOnOne = true }
    #expect(app.shown == ["1", "presented"])
    #expect(model.isPresentedOnOne)
    #expect(model.path.count == 1)
  }

  @Test("saved elements are compared by the types that they were saved as")
  func saved() async throws {
    model.path = NavigationPath([1, 2])
    let app = await model.launched(.native, .typeChangeCrashes, .typeChanges)
    let data = Data(#"["Swift.String","\"b\"","Swift.String","\"a\""]"#.utf8)
    model.path = NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    )
    await app.settle()
    #expect(app.shown == ["a", "b"])
    let numbers = Data(#"["Swift.String","\"c\"","Swift.String","\"a\""]"#.utf8)
    app.emulated.resetCounts()
    model.path = NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: numbers)
    )
    await app.settle()
    #expect(app.shown == ["a", "c"])
    #expect(app.emulated.hostUpdates == 1)
  }

  @Test("a path of an enum is of one type, and never split")
  func ofEnum() async {
    let typed = RepairedEnums()
    typed.path = [.word("a"), .number(1)]
    let app = await AppUnderTest.settled(
      .native,
      behavior: HostBehavior(nativeBugs: .typeChangeCrashes)
    ) {
      RepairedEnumRoot(model: typed).buggy(.all)
    }
    app.emulated.resetCounts()
    await app.settle { typed.path = [.number(1), .word("b")] }
    #expect(app.shown == ["1", "b"])
    #expect(app.emulated.hostUpdates == 1)
  }

  // MARK: Systems without the bugs

  @Test(
    "on a system without the bugs each change is one update, as without the package",
    arguments: [SystemVersion(15), SystemVersion(27)]
  )
  func otherSystems(version: SystemVersion) async {
    model.isPresentedOnOne = true
    model.path = NavigationPath([1])
    let app = await model.launched(.native, [], .all, version)
    #expect(app.shown == ["1", "presented"])
    #expect(app.emulated.hostUpdates == 1)
    app.emulated.resetCounts()
    await app.update { model.path = NavigationPath(["a", "b"]) }
    #expect(app.depth == 2)
    await app.wait(100)
    await app.update { model.path = NavigationPath([1, 2, 3]) }
    #expect(app.depth == 3)
    await app.settle()
    #expect(app.emulated.hostUpdates == 2)
  }
}

@MainActor
@Suite("Bugs of SwiftUI's own stack: flags, counts, closures and nested stacks", .misusesNoHost)
struct OtherRepairTests {
  private let warnings = CollectedWarnings()
  private let model = RepairedModel()

  // MARK: Flags at launch

  @Test("what a flag or an item presents at launch is shown", arguments: NavigationHost.both)
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
    await app.goBack()
    #expect(!model.isPresented)
    #expect(app.depth == 0)
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
    await app.settle { model.isPresented = true }
    #expect(app.shown == ["presented"])
    #expect(app.emulated.hostUpdates == 1)
    #expect(app.emulated.animatedTransitions == 1)
  }

  // MARK: What is always avoided

  @Test("a newer path wins over a pop that SwiftUI counts", arguments: NavigationHost.both)
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

  @Test(
    "a typed stack inside one of another type is warned of, by both types, unless the app wants none",
    arguments: [true, false]
  )
  func nested(isWanted: Bool) async {
    let app = await AppUnderTest.settled(.native, warnings: warnings) {
      NestedPaths(isInSheet: false).buggy(isWanted ? .automatic : [], SystemVersion(26))
    }
    await app.press("to 1")
    #expect(warnings.texts.count == (isWanted ? 1 : 0))
    let types = "path of String is inside one with a path of Int"
    #expect(warnings.texts.allSatisfy { $0.contains(types) })
  }

  @Test("in a sheet it isn't")
  func nestedInSheet() async {
    let app = await AppUnderTest.settled(.native, warnings: warnings) {
      NestedPaths(isInSheet: true).buggy(.automatic, SystemVersion(26))
    }
    await app.press("to 1")
    await app.press("sheet")
    #expect(app.visibleTexts.contains("inner"))
    #expect(warnings.texts == [])
  }
}
#endif
