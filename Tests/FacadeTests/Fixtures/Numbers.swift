import Combine
import SwiftUI
import Testing

/// An app whose screens are numbers; a number links to the next one.
@MainActor
final class Numbers: ObservableObject {
  /// The path, and all that it has been.
  @Published var path: NavigationPath {
    didSet {
      history.append(numbers)
      if path == oldValue { LaunchedApps.noteRewrite("\(numbers)") }
    }
  }

  /// What the path has been after each time it was set.
  private(set) var history: [[Int]] = []

  /// The marks of the screens that are alive, by their number.
  let marks = LiveScreens()

  /// What the root shows besides.
  @Published var note = ""

  init(_ numbers: [Int] = []) { path = NavigationPath(numbers) }

  var numbers: [Int] {
    get { path.compactValues(of: Int.self) }
    set { path = NavigationPath(newValue) }
  }

  func launch(
    _ host: NavigationHost = .links,
    _ behavior: HostBehavior = HostBehavior()
  ) -> AppUnderTest {
    AppUnderTest(stacks: host, behavior: behavior) { NumbersRoot(model: self) }
  }

  func launched(
    _ host: NavigationHost = .links,
    _ behavior: HostBehavior = HostBehavior()
  ) async -> AppUnderTest {
    let app = launch(host, behavior)
    await app.settle()
    return app
  }

  /// Launches the app with its root changed by modifiers, which may depend on the note.
  func launched<Root: View>(
    _ host: NavigationHost = .links,
    _ behavior: HostBehavior = HostBehavior(),
    changed: @escaping @MainActor (NumbersRoot) -> Root
  ) async -> AppUnderTest {
    await launchedApp(host, behavior) { _ in changed(NumbersRoot(model: self)) }
  }

  /// Launches an app that has the same path, and another root.
  func launchedStack<Root: View>(
    _ host: NavigationHost = .links,
    _ behavior: HostBehavior = HostBehavior(),
    @ViewBuilder root: @escaping @MainActor () -> Root
  ) async -> AppUnderTest {
    await launchedApp(host, behavior) { NavigationStack(path: $0.path) { root() } }
  }

  /// Expects that path and screens are these numbers, and that no rule of the host was broken.
  func expectScreens(
    _ numbers: [Int],
    in app: AppUnderTest,
    _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(self.numbers, is: numbers, comment, sourceLocation: sourceLocation)
    if Ability.countingScreens.isHere {
      expect(app.shown, is: numbers.map(String.init), comment, sourceLocation: sourceLocation)
    } else if let last = numbers.last {
      let texts = app.visibleTexts + [app.title ?? ""]
      let names = ["\(last)", "number \(last)"]
      expect(Set(texts).isDisjoint(with: names), is: false, comment, sourceLocation: sourceLocation)
    }
    expect(app.violations, is: [], comment, sourceLocation: sourceLocation)
  }
}

struct NumbersRoot: View {
  @ObservedObject var model: Numbers

  var body: some View {
    NavigationStack(path: $model.path) {
      VStack {
        Text("root")
        Text(model.note)
        NavigationLink("to 1", value: 1)
      }
      .navigationTitle("root")
      .navigationDestination(for: Int.self) { NumbersScreen(number: $0, marks: model.marks) }
    }
  }
}

/// Two tabs, each with the numbers app.
struct TwoTabs: View {
  @ObservedObject var model: Numbers
  let second: Numbers

  var body: some View {
    TabView {
      NumbersRoot(model: model).tabItem { Text("first") }
      Tab(model: second)
    }
  }

  /// A tab that is rendered before it is selected, as what it shows in the bar is inside of it.
  private struct Tab: View {
    let model: Numbers

    var body: some View { NumbersRoot(model: model).tabItem { Text("second") } }
  }
}

struct NumbersScreen: View {
  let number: Int
  let marks: LiveScreens

  @StateObject private var mark = Mark()
  @State private var taps = 0
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    let _ = marks.add(mark, for: number)
    VStack {
      Text("number \(number)")
      Text("taps \(taps)")
      Button("count") { taps += 1 }
      Button("dismiss") { presentationMode.wrappedValue.dismiss() }
      NavigationLink("to \(number + 1)", value: number + 1)
    }
    .navigationTitle("\(number)")
  }
}

/// Lives as long as the state of one screen.
@MainActor
final class Mark: ObservableObject {
  nonisolated init() {}
}

@MainActor
final class LiveScreens {
  private struct Entry {
    let number: Int
    weak var mark: Mark?
  }

  private var entries: [Entry] = []

  func add(_ mark: Mark, for number: Int) {
    if !entries.contains(where: { $0.mark === mark }) {
      entries.append(Entry(number: number, mark: mark))
    }
  }

  /// The numbers of the screens that are alive, in the order of their being made.
  var alive: [Int] { entries.compactMap { $0.mark == nil ? nil : $0.number } }
}
