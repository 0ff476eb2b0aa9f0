import Combine
import Foundation
import SimulatedHost
import SwiftUI
import Testing

/// What the package hands to SwiftUI's own containers, and what becomes of what they write.
@MainActor
@Suite("The bindings of SwiftUI's own containers", .misusesNoHost, .needs(.nativeStacks))
struct NativeBindingTests {
  @Test(
    "a stack reads what it has written",
    .needs(.countingScreens, .swiping),
    arguments: Stacked.allCases
  )
  func readBack(stacked: Stacked) async {
    let app = await stacked.launched()
    for number in 1...4 { await app.press("to \(number)") }
    await app.goBack()
    expect(app, depth: 3)
    await app.goBack(to: 1)
    _ = await app.beginSwipeBack()
    await app.finishSwipeBack()
    await app.settle()
    expect(app, depth: 0)
  }

  @Test("a split view gets a projected binding for its columns", .needs(.showingColumns))
  func visibility() async {
    let app = await AppUnderTest.settled(.native) {
      Keeping(NavigationSplitViewVisibility.detailOnly) { visibility in
        NavigationSplitView(columnVisibility: visibility) {
          Text("sidebar")
        } detail: {
          VStack {
            Text("detail")
            Button("show all") { visibility.wrappedValue = .all }
          }
        }
      }
    }
    expect(app, texts: ["detail", "show all"])
    await app.press("show all")
    expect(app, texts: ["sidebar", "detail", "show all"])
  }

  @Test("a path that refuses what a person does is shown as it is", arguments: [false, true])
  func guarded(isTyped: Bool) async {
    let model = GuardedPaths()
    let app = await AppUnderTest.settled(.native) {
      Observing(model) { bound in
        if isTyped {
          NavigationStack(path: bound.numbers) { Steps() }
        } else {
          NavigationStack(path: bound.path) { Steps() }
        }
      }
    }
    await app.goBack()
    expect(app, texts: ["to 3"], depth: 2)
    model.isGuarded = false
    await app.goBack()
    expect(app, texts: ["to 2"])
    expect(model.numbers.count + model.path.count, is: 3)
  }

  @Test("what the app sets on a back is shown", arguments: NavigationHost.both)
  func setOnBack(host: NavigationHost) async {
    for newer in [[], [1], [1, 9], [9, 8], [9, 8, 7]] {
      let model = GuardedPaths()
      model.isGuarded = false
      model.newer = newer
      let app = await AppUnderTest.settled(host) {
        Observing(model) { bound in NavigationStack(path: bound.numbers) { Steps() } }
      }
      await app.goBack()
      expect(model.numbers, is: newer)
      expect(app, depth: newer.count)
    }
  }
}

/// The ways to give a stack its path.
enum Stacked: CaseIterable, Sendable {
  case own, path, array, closures, closuresOfArray, rooted, rootedArray, saved

  @MainActor
  func launched() async -> AppUnderTest {
    await AppUnderTest.settled(.native) {
      switch self {
      case .own: NavigationStack { Steps() }
      case .path: Keeping(NavigationPath()) { NavigationStack(path: $0) { Steps() } }
      case .array: Keeping([Int]()) { NavigationStack(path: $0) { Steps() } }
      case .closures: Keeping(NavigationPath()) { NavigationStack(path: $0.byClosures) { Steps() } }
      case .closuresOfArray: Keeping([Int]()) { NavigationStack(path: $0.byClosures) { Steps() } }
      case .rooted:
        Keeping(RootedPath(root: "a", path: NavigationPath())) {
          RootedNavigationStack($0) { _ in Steps() }
        }
      case .rootedArray:
        Keeping(RootedPath(root: "a", path: [Int]())) {
          RootedNavigationStack($0) { _ in Steps() }
        }
      case .saved:
        let store = SerializedNavPath(url: URL(fileURLWithPath: "/"), scheduler: VirtualTime())
        Observing(store) { _ in NavigationStack(path: store.pathBinding) { Steps() } }
      }
    }
  }
}

extension Binding {
  /// The same value, by closures.
  @MainActor fileprivate var byClosures: Binding {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

/// Paths that refuse to be shortened, or that become others then.
@MainActor
private final class GuardedPaths: ObservableObject {
  var isGuarded = true
  var newer: [Int]?

  @Published private var kept = [1, 2]
  @Published private var keptPath = NavigationPath([1, 2])

  var numbers: [Int] {
    get { kept }
    set {
      if newValue.count < kept.count, let newer {
        self.newer = nil
        kept = newValue
        kept = newer
      } else if !isGuarded || newValue.count >= kept.count {
        kept = newValue
      }
    }
  }

  var path: NavigationPath {
    get { keptPath }
    set { if !isGuarded || newValue.count >= keptPath.count { keptPath = newValue } }
  }
}

private struct Steps: View {
  var body: some View {
    NavigationLink("to 1", value: 1).navigationDestination(for: Int.self) { number in
      NavigationLink("to \(number + 1)", value: number + 1)
    }
  }
}

/// Elements that the native stack has got from somebody else: from Apple's own link, for one.
@MainActor
@Suite("Elements that nobody of the package's has pushed", .misusesNoHost, .needs(.nativeStacks))
struct ForeignElementTests {
  private let model = Numbers()

  @Test("a screen of Apple's own link stays, though its value can't be read, nor the path saved")
  @available(iOS 16, tvOS 16, macOS 13, *)
  func stays() async throws {
    let app = await model.launchedWithSecrets()
    await app.press("Apple's 1")
    expect(app, sees: "secret 1")
    let element = try #require(model.path.elements.last)
    expectNil(element.value)
    expect(element.typeName, is: "(unreadable)")
    expect("\(element)", is: "(unreadable)")
    let error = #expect(throws: PathElementError.self) {
      _ = try element.value(as: Secret.self)
    }
    expect(error?.description.contains("on the native stack"), is: true)
    await app.settle { model.path.append(5) }
    expect(app, sees: "number 5")
    expectNil(model.path.codable)
    await app.settle { model.path.removeLast() }
    expect(app, sees: "secret 1")
    // Several of them go one by one.
    await app.press("Apple's 2")
    expect(app, sees: "secret 2")
    await app.goBack()
    expect(app, sees: "secret 1")
    await app.goBack()
    expect(model.path.codable != nil, is: true)
  }

  @Test("a stack of links drops it, with what is above it, and a warning", .needs(.countingScreens))
  @available(iOS 16, tvOS 16, macOS 13, *)
  func onLinks() async {
    let app = await model.launchedWithSecrets()
    await app.press("Apple's 1")
    app.end()
    let onLinks = await model.launchedWithSecrets(on: .links)
    expect(onLinks, depth: 0, warns: ["Element 0 of the path, saved as (unreadable)"])
    expect(model.path.isEmpty, is: true)
  }
}

/// A value that can't be saved, and that Apple's own links lead to.
private struct Secret: Hashable {
  let number: Int
}

extension Numbers {
  @available(iOS 16, tvOS 16, macOS 13, *)
  fileprivate func launchedWithSecrets(on host: NavigationHost = .native) async -> AppUnderTest {
    await launchedStack(host) {
      SwiftUI.NavigationLink("Apple's 1", value: Secret(number: 1))
        .navigationDestination(for: Secret.self) { secret in
          VStack {
            Text("secret \(secret.number)")
            SwiftUI.NavigationLink("Apple's 2", value: Secret(number: 2))
          }
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
    }
  }
}
