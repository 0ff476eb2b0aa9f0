import SwiftUI
import Testing

@MainActor
@Suite("Paths at the edges")
struct PathEdgesTests {
  @Test("a path that is set to what it is takes no update", arguments: [[], [1, 2]])
  func samePath(numbers: [Int]) {
    let model = Numbers(numbers)
    let app = model.launched()
    app.resetCounts()
    for _ in 0..<2 {
      model.numbers = numbers
      app.settle()
    }
    #expect(app.hostUpdates == 0)
    #expect(app.evaluations(of: NumberScreen.self) == 0)
    #expect(app.depth == numbers.count)
  }

  @Test("a path that is changed and changed back before an update takes none")
  func changedBack() {
    let model = Numbers([1, 2])
    let app = model.launched()
    app.resetCounts()
    model.numbers = []
    model.numbers = [1, 2]
    app.settle()
    #expect(app.hostUpdates == 0)
    #expect(app.shown == ["1", "2"])
  }

  @Test("300 screens take 300 updates")
  func manyScreens() {
    let model = Numbers()
    let app = model.launched()
    app.resetCounts()
    model.numbers = Array(1...300)
    app.settle()
    #expect(app.depth == 300)
    #expect(app.hostUpdates == 300)
    model.numbers = []
    app.settle()
    #expect(app.depth == 0)
    #expect(app.hostUpdates == 301)
    #expect(model.marks.alive == [])
    #expect(app.violations == [])
  }

  @Test("a path that a pushed screen sets as it appears is reached", arguments: NavigationHost.both)
  func setInOnAppear(host: NavigationHost) {
    let model = Numbers()
    let app = EmulatedApp(stacks: host) { AppearingRoot(model: model) }
    app.settle()
    model.numbers = [1]
    app.settle()
    #expect(app.shown == ["1", "2", "3"])
    #expect(model.numbers == [1, 2, 3])
    #expect(app.violations == [])
  }

  @Test("a presented view can change the path", arguments: NavigationHost.both)
  func setInPresentedView(host: NavigationHost) {
    let model = Numbers([1])
    let app = EmulatedApp(stacks: host) { PresentingRoot(model: model) }
    app.settle()
    app.tap("present")
    app.settle()
    #expect(app.depth == 2)
    #expect(app.tap("go"))
    app.settle()
    #expect(app.shown == ["5", "6"])
    #expect(app.violations == [])
  }

  @Test("a sheet can change the path below it", arguments: NavigationHost.both)
  func setInSheet(host: NavigationHost) {
    let model = Numbers([1])
    let app = EmulatedApp(stacks: host) { PresentingRoot(model: model) }
    app.settle()
    app.tap("sheet")
    app.settle()
    #expect(app.tap("go"))
    app.settle()
    app.dismissSheet()
    app.settle()
    #expect(app.shown == ["5", "6"])
    #expect(app.violations == [])
  }

  @Test("two stacks with one path show the same", arguments: NavigationHost.both)
  func twoStacks(host: NavigationHost) {
    let model = Numbers([1])
    let app = EmulatedApp(stacks: host) {
      VStack {
        NumbersRoot(model: model)
        NumbersRoot(model: model)
      }
    }
    app.settle()
    model.numbers = [1, 2, 3]
    app.settle()
    #expect(app.shown == ["1", "2", "3"])
    #expect(app.visibleTexts.filter { $0 == "number 3" }.count == 2)
    #expect(app.back())
    app.settle()
    #expect(model.numbers == [1, 2])
    #expect(app.visibleTexts.filter { $0 == "number 2" }.count == 2)
    #expect(app.violations == [])
  }

  @Test("a stack that is made anew shows its path again", arguments: NavigationHost.both)
  func madeAnew(host: NavigationHost) {
    let model = Numbers([1, 2])
    let app = EmulatedApp(stacks: host) { RenewedRoot(model: model) }
    app.settle()
    app.tap("count")
    model.note = "again"
    app.settle()
    #expect(app.shown == ["1", "2"])
    #expect(app.visibleTexts.contains("taps 0"))
    #expect(app.violations == [])
  }
}

private struct AppearingRoot: View {
  @ObservedObject var model: Numbers

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root").navigationDestination(for: Int.self) { number in
        Text("number \(number)")
          .navigationTitle("\(number)")
          .onAppear {
            if number < 3, model.numbers.last == number { model.path.append(number + 1) }
          }
      }
    }
  }
}

private struct PresentingRoot: View {
  @ObservedObject var model: Numbers

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root").navigationDestination(for: Int.self) { number in
        PresentingScreen(model: model).navigationTitle("\(number)")
      }
    }
  }
}

private struct PresentingScreen: View {
  let model: Numbers
  @State private var isPresented = false
  @State private var isSheetShown = false

  var body: some View {
    VStack {
      Button("present") { isPresented = true }
      Button("sheet") { isSheetShown = true }
    }
    .navigationDestination(isPresented: $isPresented) {
      Button("go") { model.numbers = [5, 6] }
    }
    .sheet(isPresented: $isSheetShown) {
      Button("go") { model.numbers = [5, 6] }
    }
  }
}

private struct RenewedRoot: View {
  @ObservedObject var model: Numbers

  var body: some View { NumbersRoot(model: model).id(model.note) }
}

@MainActor
@Suite("Paths of one type")
struct TypedPathTests {
  @Test("an array of an enumeration", arguments: NavigationHost.both)
  func enumeration(host: NavigationHost) {
    check(host, [Route.list, .detail(1)], .detail(2), tap: "a link", adds: .list)
  }

  @Test("a contiguous array", arguments: NavigationHost.both)
  func contiguousArray(host: NavigationHost) {
    check(host, ContiguousArray([1, 2]), 3, tap: "a link", adds: 4)
  }

  @Test("a slice, whose indices don't begin at zero", arguments: NavigationHost.both)
  func arraySlice(host: NavigationHost) {
    check(host, [0, 0, 1, 2][2...], 3, tap: "a link", adds: 4)
  }

  @Test("objects, which are told apart by identity", arguments: NavigationHost.both)
  func objects(host: NavigationHost) {
    check(host, [Object("a"), Object("a")], Object("a"), tap: "a link", adds: Object("b"))
  }

  @Test("an object of the same content takes another one's place", arguments: NavigationHost.both)
  func replacedObject(host: NavigationHost) {
    let holder = TypedPath([Object("a")])
    let app = holder.launched(host) { _ in Counter() }
    app.tap("count")
    #expect(app.visibleTexts.contains("1"))
    holder.path = [Object("a")]
    app.settle()
    #expect(app.visibleTexts.contains("0"))
    #expect(app.violations == [])
  }

  @Test("values that are views themselves", arguments: NavigationHost.both)
  func views(host: NavigationHost) {
    let holder = TypedPath([Page(name: "one")])
    let app = holder.launched(host) { $0 }
    #expect(app.visibleTexts == ["page one"])
    holder.path.append(Page(name: "two"))
    app.settle()
    #expect(app.visibleTexts == ["page two"])
    #expect(app.back())
    app.settle()
    #expect(holder.path == [Page(name: "one")])
    #expect(app.violations == [])
  }

  /// Shows a path, has it grow by the app and by a link, and shrink by the person.
  private func check<Path>(
    _ host: NavigationHost,
    _ path: Path,
    _ next: Path.Element,
    tap label: String,
    adds last: Path.Element
  )
  where
    Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection & Equatable,
    Path.Element: Hashable
  {
    let holder = TypedPath(path)
    let app = holder.launched(host) { value in
      VStack {
        Text("\(value)")
        NavigationLink(label, value: last)
      }
    }
    #expect(app.depth == path.count)
    #expect(app.visibleTexts.first == path.last.map { "\($0)" })
    holder.path.append(next)
    app.settle()
    #expect(app.visibleTexts.first == "\(next)")
    #expect(app.tap(label))
    app.settle()
    #expect(Array(holder.path) == Array(path) + [next, last])
    #expect(app.back(to: 1))
    app.settle()
    #expect(Array(holder.path) == [path[path.startIndex]])
    #expect(app.depth == 1)
    #expect(app.violations == [])
  }
}

private enum Route: Hashable {
  case list
  case detail(Int)
}

private final class Object: Hashable, CustomStringConvertible, Sendable {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  static func == (lhs: Object, rhs: Object) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

private struct Page: View, Hashable {
  let name: String

  var body: some View { Text("page \(name)") }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("count") { count += 1 }
    }
  }
}
