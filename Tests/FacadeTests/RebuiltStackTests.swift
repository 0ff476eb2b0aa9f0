#if os(Linux)
import Combine
import Foundation
import SwiftUI
import Testing

/// Where the width of a window changes, an app or SwiftUI builds a stack anew.
@MainActor
@Suite("A stack that is built anew for another width", .misusesNoHost)
struct RebuiltStackTests {
  private let window = AppWindow()

  @Test(
    "keeps a deep link of five, whenever the width changes",
    arguments: NavigationHost.both,
    Holder.allCases
  )
  func everyMoment(host: NavigationHost, holder: Holder) async {
    for moment in moments(through: 980, by: 20) {
      let window = AppWindow()
      let app = await AppUnderTest.settled(host) { BranchingRoot(window: window, holder: holder) }
      window.navigator?.path = NavigationPath([1, 2, 3, 4, 5])
      await app.wait(moment)
      for width in [UserInterfaceSizeClass.compact, .regular] {
        await app.settle { window.width = width }
        #expect(app.shown == ["1", "2", "3", "4", "5"], "\(width) at \(moment) ms")
      }
      #expect(app.violations == [], "\(moment) ms")
    }
  }

  @Test(
    "keeps a deep link of five in a column, whenever the width changes",
    arguments: NavigationHost.both,
    0...2
  )
  func everyMomentOfColumn(host: NavigationHost, column: Int) async {
    for moment in moments(through: 980, by: 20) {
      let window = AppWindow()
      window.column = .detail
      let behavior = HostBehavior(nativeBugs: .columnsAreRebuilt)
      let app = await AppUnderTest.settled(host, behavior: behavior) {
        ColumnsRoot(window: window, column: column)
      }
      window.navigator?.path = NavigationPath([1, 2, 3, 4, 5])
      await app.wait(moment)
      for width in [UserInterfaceSizeClass.compact, .regular] {
        window.column = [.sidebar, .content, .detail][column]
        await app.settle { window.width = width }
        #expect(app.visibleTexts.contains("screen 5"), "\(width) at \(moment) ms")
        #expect(
          window.navigator?.path == NavigationPath([1, 2, 3, 4, 5]),
          "\(width), \(moment) ms"
        )
      }
      #expect(app.violations == [], "\(moment) ms")
    }
  }

  @Test("shows again what was presented above its path", arguments: NavigationHost.both)
  func presented(host: NavigationHost) async {
    let (window, app) = await launched(host)
    await app.settle { window.isPresented = true }
    #expect(app.visibleTexts.contains("presented"))
    await app.settle { window.width = .compact }
    #expect(app.visibleTexts.contains("presented"))
    #expect(app.depth == 3)
    #expect(window.isPresented)
  }

  @Test("is another one where only its identity changes", arguments: NavigationHost.both)
  func identity(host: NavigationHost) async {
    let (window, app) = await launched(host)
    await app.settle { window.identity += 1 }
    #expect(app.shown == [])
  }

  @Test("is another one in the same width", arguments: NavigationHost.both)
  func sameWidth(host: NavigationHost) async {
    let (window, app) = await launched(host)
    await app.settle { window.isOther = true }
    #expect(app.shown == [])
  }

  @Test("is another one with another root", arguments: NavigationHost.both)
  func otherRoot(host: NavigationHost) async {
    let app = await AppUnderTest.settled(host) {
      Observing(window) { _ in
        Group {
          if window.width == .compact {
            NavigationStack { VStack { HomeScreen(window: window) } }
          } else {
            NavigationStack { HomeScreen(window: window) }
          }
        }
        .environment(\.horizontalSizeClass, window.width)
      }
    }
    await app.settle { window.navigator?.path = NavigationPath([1, 2]) }
    await app.settle { window.width = .compact }
    #expect(app.shown == [])
  }

  @Test("is none of two that could be meant", arguments: NavigationHost.both)
  func ambiguous(host: NavigationHost) async {
    let app = await AppUnderTest.settled(host) {
      Observing(window) { _ in
        Group {
          if window.width == .compact {
            NavigationStack { HomeScreen(window: window) }
          } else {
            HStack {
              NavigationStack { HomeScreen(window: AppWindow()) }
              NavigationStack { HomeScreen(window: window) }
            }
          }
        }
        .environment(\.horizontalSizeClass, window.width)
      }
    }
    await app.settle { window.navigator?.path = NavigationPath([1, 2]) }
    await app.settle { window.width = .compact }
    #expect(app.shown == [])
  }

  @Test("has what was pushed on it, if that was sooner", arguments: NavigationHost.both)
  func pushed(host: NavigationHost) async {
    let (window, app) = await launched(host)
    window.firstPush = 7
    await app.settle { window.width = .compact }
    #expect(app.shown == ["7"])
  }

  @Test("is not that of another window, whose width is another", arguments: NavigationHost.both)
  func windows(host: NavigationHost) async {
    let (_, app) = await launched(host)
    let second = AppWindow()
    second.width = .compact
    let other = await AppUnderTest.settled(host) { BranchingRoot(window: second, holder: .nobody) }
    #expect(other.shown == [])
    #expect(app.shown == ["1", "2"])
  }

  /// An app without a path of its own, with two screens on its stack.
  private func launched(_ host: NavigationHost) async -> (AppWindow, AppUnderTest) {
    let app = await AppUnderTest.settled(host) { BranchingRoot(window: window, holder: .nobody) }
    await app.settle { window.navigator?.path = NavigationPath([1, 2]) }
    return (window, app)
  }
}

/// Who holds the path of a stack.
enum Holder: CaseIterable {
  case nobody, state, object, sceneStorage
}

@MainActor
private final class AppWindow: ObservableObject {
  @Published var width = UserInterfaceSizeClass.regular
  @Published var path = NavigationPath()
  @Published var isPresented = false
  @Published var column = NavigationSplitViewColumn.detail
  @Published var identity = 0
  @Published var isOther = false

  /// What is pushed as soon as there is a root.
  var firstPush: Int?

  var navigator: PathNavigator?
}

/// Two branches, one for each width, with a stack in each.
private struct BranchingRoot: View {
  @ObservedObject var window: AppWindow
  let holder: Holder
  @State private var path = NavigationPath()
  @SceneStorage("path") private var stored: Data?

  var body: some View {
    Group {
      if window.width == .compact {
        VStack { stack }
      } else if window.isOther {
        HStack { stack }
      } else {
        HStack {
          Text("sidebar")
          stack.id(window.identity)
        }
      }
    }
    .environment(\.horizontalSizeClass, window.width)
  }

  @ViewBuilder private var stack: some View {
    switch holder {
    case .nobody: NavigationStack { HomeScreen(window: window) }
    case .state: NavigationStack(path: $path) { HomeScreen(window: window) }
    case .object: NavigationStack(path: $window.path) { HomeScreen(window: window) }
    case .sceneStorage: NavigationStack(path: $stored.path) { HomeScreen(window: window) }
    }
  }
}

extension Binding where Value == Data? {
  @MainActor fileprivate var path: Binding<NavigationPath> {
    Binding<NavigationPath> {
      let saved = wrappedValue.flatMap {
        try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: $0)
      }
      return saved.map { NavigationPath($0) } ?? NavigationPath()
    } set: { path in
      wrappedValue = path.codable.flatMap { try? JSONEncoder().encode($0) }
    }
  }
}

/// Three columns with a stack in one of them.
private struct ColumnsRoot: View {
  @ObservedObject var window: AppWindow
  let column: Int

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $window.column) {
      contents(of: 0)
    } content: {
      contents(of: 1)
    } detail: {
      contents(of: 2)
    }
    .environment(\.horizontalSizeClass, window.width)
  }

  @ViewBuilder private func contents(of column: Int) -> some View {
    if column == self.column {
      NavigationStack { HomeScreen(window: window) }
    } else {
      Text("column \(column)")
    }
  }
}

private struct HomeScreen: View {
  @ObservedObject var window: AppWindow
  @EnvironmentObject private var navigator: PathNavigator

  var body: some View {
    let _ = window.navigator = navigator
    Text("home")
      .navigationDestination(for: Int.self) { number in
        Text("screen \(number)")
          .navigationTitle("\(number)")
          .navigationDestination(isPresented: number == 2 ? $window.isPresented : .constant(false))
        {
          Text("presented")
        }
      }
      .onAppear {
        if let first = window.firstPush, window.width == .compact { navigator.push(first) }
        window.firstPush = nil
      }
  }
}
#endif
