#if os(Linux)
import Combine
import SwiftUI
import Testing

/// What is reported to be wrong with SwiftUI's own stack, as the emulator has it, and what the package makes of it.
///
/// The same apps on SwiftUI alone are in `NativeBugsTests`.
@MainActor
@Suite("Bugs of SwiftUI's own stack")
struct RepairTests {
  private let model = RepairedModel()

  // MARK: Two types at one index

  @Test(
    "two types at one index are never in one write",
    arguments: [NavigationHost.links, .native]
  )
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
    #expect(app.violations == [])
  }

  @Test("without the repair they are")
  func typeChangeUnrepaired() async {
    model.path = NavigationPath([1])
    let app = await model.launched(.native, .typeChangeCrashes, [])
    model.path = NavigationPath(["one"])
    await app.settle()
    #expect(app.violations.map(\.kind) == [.comparisonTypeMismatch])
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
    #expect(app.violations == [])
  }

  @Test("what the app says of the change holds for the second update, too")
  func unanimated() async {
    model.path = NavigationPath([7])
    let app = await model.launched(.native, .typeChangeCrashes, .typeChanges)
    app.emulated.resetCounts()
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { model.path = NavigationPath(["a", "b", "c"]) }
    await app.settle()
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
    model.path = NavigationPath(numbers)
    await app.settle()
    #expect(app.emulated.hostUpdates == 1)
    #expect(app.shown == numbers.map { "\($0)" })
    #expect(app.violations == [])
  }

  @Test("two writes in one turn are shown as the last of them")
  func twoWrites() async {
    model.path = NavigationPath([1, 2])
    let app = await model.launched(.native, .typeChangeCrashes, .typeChanges)
    model.path = NavigationPath(["a", "b"])
    model.path = NavigationPath([5, 6, 7])
    await app.settle()
    #expect(app.shown == ["5", "6", "7"])
    model.path = NavigationPath(["a", "b"])
    await app.update()
    model.path = NavigationPath([8])
    await app.settle()
    #expect(app.shown == ["8"])
    #expect(app.violations == [])
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
    model.isPresentedOnOne = true
    await app.settle()
    #expect(app.shown == ["1", "presented"])
    #expect(model.isPresentedOnOne)
    #expect(model.path.count == 1)
    #expect(app.violations == [])
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
    #expect(app.violations == [])
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
    typed.path = [.number(1), .word("b")]
    await app.settle()
    #expect(app.shown == ["1", "b"])
    #expect(app.emulated.hostUpdates == 1)
    #expect(app.violations == [])
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
    model.path = NavigationPath(["a", "b"])
    await app.update()
    #expect(app.depth == 2)
    await app.wait(100)
    model.path = NavigationPath([1, 2, 3])
    await app.update()
    #expect(app.depth == 3)
    await app.settle()
    #expect(app.emulated.hostUpdates == 2)
  }
}
#endif
