import Combine
import NavigationShim
import SwiftUI
import Testing

#if os(Linux)
@MainActor
@Suite("A swipe back without a back button", .misusesNoHost)
struct SwipeBackTests {
  @Test("is there by policy, and not by default", arguments: NavigationHost.both)
  func policy(host: NavigationHost) async {
    for swipeBack in NavigationSwipeBack.allCases {
      let model = Numbers([1, 2])
      let app = await launched(host, model, swipeBack)
      expect(app.emulated.beginSwipeBack(), is: swipeBack == .always)
      app.emulated.finishSwipeBack()
      await app.settle()
      expect(model.numbers, is: swipeBack == .always ? [1] : [1, 2])
    }
  }

  @Test(
    "is there where the root has not appeared yet, below a path that is there at launch",
    arguments: NavigationHost.both
  )
  func atLaunch(host: NavigationHost) async {
    let model = Numbers([1, 2])
    let behavior = HostBehavior(rootIsSilentAtLaunch: true)
    let app = await launched(host, model, .always, behavior)
    expect(app.emulated.beginSwipeBack(), is: true)
    app.emulated.finishSwipeBack()
    await app.settle()
    expect(model.numbers, is: [1])
  }

  @Test("is not there on the root, nor while something moves", arguments: NavigationHost.both)
  func refused(host: NavigationHost) async {
    let model = Numbers()
    let app = await launched(host, model, .always)
    expect(app.emulated.beginSwipeBack(), is: false)
    model.numbers = [1]
    await app.wait(100)
    expect(app.emulated.beginSwipeBack(), is: false)
    await app.settle()
    expect(app.emulated.beginSwipeBack(), is: true)
    app.emulated.cancelSwipeBack()
  }

  @Test("goes with the policy, and the root's state stays", arguments: NavigationHost.both)
  func statesStay(host: NavigationHost) async {
    let model = Numbers([])
    let app = await AppUnderTest.settled(host) {
      Observing(model) {
        NavigationStack(path: $0.path) { CountingButton() }
          .navigationSwipeBack(model.note == "" ? .always : .automatic)
      }
    }
    await app.press("count 0")
    await app.settle { model.note = "automatic" }
    expect(app, sees: "count 1")
  }

  @Test("goes with the policy, and the gesture is given back", arguments: NavigationHost.both)
  func givenBack(host: NavigationHost) async {
    let model = Numbers([1])
    let app = await launched(host, model, model.note == "" ? .always : .automatic)
    expect(app.emulated.beginSwipeBack(), is: true)
    app.emulated.cancelSwipeBack()
    await app.settle()
    await app.settle { model.note = "automatic" }
    expect(app.emulated.beginSwipeBack(), is: false)
  }

  @Test("goes with the policy, and a delegate that the app has set since stays")
  func takenByApp() async {
    let model = Numbers([1])
    let app = await AppUnderTest.settled(.links) {
      Observing(model) {
        NavigationStack(path: $0.path) {
          Text("root").navigationDestination(for: Int.self) { _ in
            Text("screen").navigationBarBackButtonHidden(true).background(TakingGesture())
          }
        }
        .navigationSwipeBack(model.note == "" ? .always : .automatic)
      }
    }
    await app.settle { model.note = "automatic" }
    expect(app.emulated.beginSwipeBack(), is: true)
    app.emulated.cancelSwipeBack()
  }

  private func launched(
    _ host: NavigationHost,
    _ model: Numbers,
    _ swipeBack: @escaping @autoclosure @MainActor () -> NavigationSwipeBack,
    _ behavior: HostBehavior = HostBehavior()
  ) async -> AppUnderTest {
    await AppUnderTest.settled(host, behavior: behavior) {
      Observing(model) {
        NavigationStack(path: $0.path) {
          Text("root").navigationDestination(for: Int.self) {
            Text("screen \($0)").navigationBarBackButtonHidden(true)
          }
        }
        .navigationSwipeBack(swipeBack())
      }
    }
  }
}

/// Becomes the delegate of a stack's gesture, and lets any swipe begin.
private struct TakingGesture: UIViewControllerRepresentable {
  final class Controller: UIViewController, UIGestureRecognizerDelegate {
    override func viewDidAppear(_ animated: Bool) {
      navigationController?.interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  }

  func makeUIViewController(context: Context) -> Controller {
    Controller(nibName: nil, bundle: nil)
  }

  func updateUIViewController(_ controller: Controller, context: Context) {}
}

private struct CountingButton: View {
  @State private var count = 0

  var body: some View { Button("count \(count)") { count += 1 } }
}
#endif

@MainActor
@Suite("A swipe that a change of tab interrupts", .misusesNoHost, .needs(.swiping))
struct SwipeInHiddenTabTests {
  @Test("leaves no popped element in the hidden tab's path", arguments: SwipedTab.telling)
  func popped(tab: SwipedTab) async {
    let held = await HeldScreen(in: tab)
    expect(held.path, is: [1, 2, 3])
    await held.release(finishing: true)
    expect(held.path, is: [1, 2], "as soon as the finger lets go")
    await held.settle()
    expect(held.path, is: [1, 2])
    await held.expectScreensInView([1, 2])
  }

  @Test("ends as it would have otherwise", arguments: SwipedTab.all, [false, true])
  func ended(tab: SwipedTab, finishes: Bool) async {
    let held = await HeldScreen(in: tab)
    await held.release(finishing: finishes)
    await held.settle()
    await held.expectScreensInView(finishes ? [1, 2] : [1, 2, 3])
  }

  @Test(
    "takes nothing of what the app sets or appends in the hidden tab",
    arguments: SwipedTab.all,
    [false, true]
  )
  func otherPath(tab: SwipedTab, finishes: Bool) async {
    for path in [[], [7, 8, 9], nil] as [[Int]?] {
      let held = await HeldScreen(in: tab)
      await held.release(finishing: finishes)
      if path == nil { await held.app.wait(2_000) }
      // Where nobody says that the finger has gone through with it, the path still has the screen.
      let path = path ?? held.path + [9]
      held.path = path
      await held.settle()
      await held.expectScreensInView(path)
    }
  }
}

/// A way for a stack in a tab to get out of sight while a finger holds its top.
struct SwipedTab: CustomTestStringConvertible {
  let host: NavigationHost
  let behavior: HostBehavior

  /// Whether the app selects the other tab, rather than a second finger.
  let isHiddenByApp: Bool

  /// Hosts of all kinds.
  static let all = cases(HostBehavior.all + HostBehavior.unasked + HostBehavior.late)

  /// Those that say in a tab out of sight that a finger has let go.
  static let telling = cases(
    HostBehavior.all.filter { $0.settleSignals == .onTime } + HostBehavior.late
  )

  private static func cases(_ behaviors: [HostBehavior]) -> [SwipedTab] {
    let native = NavigationHost.both.filter { $0 == .native }.map { ($0, HostBehavior()) }
    // The app here, a finger there.
    return (native + behaviors.map { (.links, $0) }).enumerated().map { index, host in
      SwipedTab(host: host.0, behavior: host.1, isHiddenByApp: index.isMultiple(of: 2))
    }
  }

  var testDescription: String {
    "\(host), hidden by \(isHiddenByApp ? "the app" : "a finger"), \(behavior)"
  }
}

/// The uppermost of three screens, which a finger holds in a tab out of sight.
@MainActor
private struct HeldScreen {
  let tabs = TabsModel()
  let app: AppUnderTest

  init(in tab: SwipedTab) async {
    tabs.others.numbers = [1, 2, 3]
    app = await tabs.launched(tab.host, tab.behavior)
    expect(await app.beginSwipeBack(), is: true)
    await app.wait(100)
    if tab.isHiddenByApp {
      tabs.selection = 2
    } else {
      expect(await app.selectTab("Two"), is: true)
    }
    await app.wait(100)
  }

  var path: [Int] {
    get { tabs.others.numbers }
    nonmutating set { tabs.others.numbers = newValue }
  }

  func release(finishing finishes: Bool) async {
    if finishes {
      await app.finishSwipeBack()
    } else {
      await app.cancelSwipeBack()
    }
  }

  func settle() async { await app.settle() }

  /// Selects the tab again, if it isn't, and expects that its path and its screens are these numbers.
  func expectScreensInView(_ numbers: [Int]) async {
    await app.settle { tabs.selection = 1 }
    tabs.others.expectScreens(numbers, in: app)
  }
}
