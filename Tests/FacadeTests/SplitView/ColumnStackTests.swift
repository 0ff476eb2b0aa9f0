#if os(Linux)
import Combine
import NavigationShim
import SwiftUI
import Testing

@MainActor
@Suite("A stack in a column", .misusesNoHost)
struct ColumnStackTests {
  private let model = Columns()

  /// A value that can't be saved.
  struct Hidden: Hashable {
    let number: Int
  }

  @Test("a link in an earlier column sets its path, which says what is shown")
  func linkFromSidebar() async {
    let app = await AppUnderTest.settled(.native) {
      Observing(model) { bound in
        NavigationSplitView {
          VStack {
            ForEach(1..<4) { number in
              NavigationLink("to \(number)", value: Hidden(number: number))
            }
            NavigationLink("to text", value: "text")
          }
        } detail: {
          NavigationStack(path: bound.path) {
            Text("root")
              .navigationDestination(for: Hidden.self) { Text("hidden \($0.number)") }
              .navigationDestination(for: String.self) { Text("shown \($0)") }
          }
        }
      }
    }
    for number in [1, 2] {
      await app.press("to \(number)")
      expect(app.visibleTexts.last, is: "hidden \(number)")
      expect(model.path.compactValues(of: Hidden.self).map(\.number), is: [number])
    }
    await app.settle { model.path.append(Hidden(number: 7)) }
    expect(model.path.compactValues(of: Hidden.self).map(\.number), is: [2, 7])
    await app.press("to text")
    expect(app.visibleTexts.last, is: "shown text")
    expect(model.path, is: NavigationPath(["text"]))
  }

  @Test(
    "without a path of the app's, what was pushed goes when another row is selected before it",
    arguments: NavigationHost.both
  )
  func selection(host: NavigationHost) async {
    let app = await AppUnderTest.settled(host) { SelectingColumns(model: model) }
    for selection in [1, 2] {
      model.selection = selection
      await app.wait(100)
      if host == .links {
        expect(app.isInTransition, is: false, "what was pushed has gone at once")
      }
      await app.settle()
      expect(app, sees: "root \(selection)")
      await app.press("push 7")
      await app.press("push 8")
      expect(app, sees: "pushed 8")
      model.other += 1
      await app.settle()
      expect(app, sees: "pushed 8")
    }
  }

  @Test(
    "what was pushed in the column of the list and before stays, and in all after goes",
    arguments: NavigationHost.both
  )
  func otherColumns(host: NavigationHost) async {
    for isListFirst in [false, true] {
      let model = Columns()
      let app = await AppUnderTest.settled(host) {
        ThreeColumns(model: model, isListFirst: isListFirst)
      }
      await app.settle { model.selection = 1 }
      for _ in 0..<(isListFirst ? 2 : 3) { await app.press("push 7") }
      await app.settle { model.selection = 2 }
      expect(app.visibleTexts.filter { $0 == "pushed 7" }.count, is: isListFirst ? 0 : 2)
    }
  }

  @Test("with a path of the app's, it keeps that", arguments: NavigationHost.both)
  func bound(host: NavigationHost) async {
    let app = await AppUnderTest.settled(host) { SelectingColumns(model: model, isBound: true) }
    await app.settle { model.selection = 1 }
    await app.press("push 7")
    await app.settle { model.selection = 2 }
    expect(model.path.count, is: 1)
    expect(app, sees: "pushed 7")
  }

  @Test(
    "without a path of the app's, it has no navigator on SwiftUI's stack, which says what to do"
  )
  func navigator() async {
    for host in NavigationHost.both {
      let app = await AppUnderTest.settled(host) {
        SelectingColumns(model: model)
      }
      await app.press("navigate")
      expect(app, warns: host == .native ? ["NavigationStack(path: $path)"] : [])
      expect(app.visibleTexts.contains("pushed 9"), is: host == .links)
      app.end()
    }
  }
}

@MainActor
private final class Columns: ObservableObject {
  @Published var path = NavigationPath()
  @Published var selection: Int?
  @Published var other = 0
}

private struct ThreeColumns: View {
  @ObservedObject var model: Columns
  let isListFirst: Bool

  var body: some View {
    NavigationSplitView {
      if isListFirst { list } else { stack }
    } content: {
      if isListFirst {
        stack
      } else {
        VStack {
          list
          stack
        }
      }
    } detail: {
      stack
    }
    .environment(\.horizontalSizeClass, .regular)
  }

  private var list: some View {
    ListShim(1..<3, selection: $model.selection) { NavigationLink("row \($0)", value: $0) }
  }

  private var stack: some View { NavigationStack { Numbered(root: "root") } }
}

private struct SelectingColumns: View {
  @ObservedObject var model: Columns
  var isBound = false

  var body: some View {
    NavigationSplitView {
      ListShim(selection: $model.selection) {
        Text("others \(model.other)")
        ForEach(1..<3) { NavigationLink("row \($0)", value: $0) }
      }
    } detail: {
      if isBound {
        NavigationStack(path: $model.path) { Numbered(root: "root \(model.selection ?? 0)") }
      } else {
        NavigationStack { Numbered(root: "root \(model.selection ?? 0)") }
      }
    }
    .environment(\.horizontalSizeClass, .regular)
  }
}

private struct Numbered: View {
  let root: String

  @EnvironmentObject private var navigator: PathNavigator

  var body: some View {
    VStack {
      Text(root)
      NavigationLink("push 7", value: 7)
      Button("navigate") { navigator.push(9) }
    }
    .navigationDestination(for: Int.self) { number in
      VStack {
        Text("pushed \(number)")
        NavigationLink("push \(number + 1)", value: number + 1)
      }
    }
  }
}
#endif
