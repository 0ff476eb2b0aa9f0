import SwiftUI
import Testing

@MainActor
@Suite("Paths at the edges", .misusesNoHost)
struct PathEdgesTests {
  @Test("two stacks show one path", .needs(.countingScreens), arguments: NavigationHost.both)
  func twoStacks(host: NavigationHost) async {
    let model = Numbers([1])
    let app = await AppUnderTest.settled(host) {
      VStack {
        NumbersRoot(model: model)
        NumbersRoot(model: model)
      }
    }
    await app.settle { model.numbers = [1, 2, 3] }
    expect(app, shows: ["1", "2", "3"])
    expect(app.visibleTexts.filter { $0 == "number 3" }.count, is: 2)
    await app.goBack()
    expect(model.numbers, is: [1, 2])
    expect(app.visibleTexts.filter { $0 == "number 2" }.count, is: 2)
  }

  #if os(Linux)
  @Test("a path that stays the same takes no update", arguments: [[], [1, 2]])
  func samePath(numbers: [Int]) async {
    let model = Numbers(numbers)
    let app = await model.launched()
    app.emulated.resetCounts()
    for between in [numbers, [7]] {
      model.numbers = between
      await app.settle { model.numbers = numbers }
    }
    expect(app.emulated.hostUpdates, is: 0)
    expect(app.emulated.evaluations(of: NumbersScreen.self), is: 0)
    model.expectScreens(numbers, in: app)
  }
  #endif
}

@MainActor
@Suite("Paths of one type", .misusesNoHost)
struct TypedPathTests {
  @Test("arrays, slices and objects by their identity", arguments: NavigationHost.both)
  func collections(host: NavigationHost) async {
    await check(host, [ListRoute.list, .detail(1)], .detail(2), adds: .list)
    await check(host, ContiguousArray([1, 2]), 3, adds: 4)
    // Its indices don't begin at zero.
    await check(host, [0, 0, 1, 2][2...], 3, adds: 4)
    await check(host, ["a", "a"].map { PathObject($0) }, PathObject("a"), adds: PathObject("b"))
  }

  /// Shows a path, has it grow by the app and by a link, and shrink by the person.
  private func check<Path>(
    _ host: NavigationHost,
    _ path: Path,
    _ next: Path.Element,
    adds last: Path.Element
  ) async
  where
    Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection & Equatable,
    Path.Element: Hashable
  {
    let holder = TypedPath(path)
    let app = await holder.launched(host) { value in
      VStack {
        Text(String(describing: value))
        NavigationLink("a link", value: last)
      }
    }
    expect(app, depth: path.count)
    expect(app.visibleTexts.first, is: path.last.map { "\($0)" })
    await app.settle { holder.path.append(next) }
    expect(app.visibleTexts.first, is: "\(next)")
    await app.press("a link")
    expect(Array(holder.path), is: Array(path) + [next, last])
    // It is the app's collection that has grown, and not another one of the same elements.
    expect(holder.path.startIndex, is: path.startIndex)
    await app.goBack(to: 1)
    expect(Array(holder.path), is: [path[path.startIndex]])
    expect(app, depth: 1)
  }
}

private enum ListRoute: Hashable {
  case list
  case detail(Int)
}
