import SwiftUI
import Testing

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
