import Combine
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("A screen that dismisses itself goes, also in a transition", .misusesNoHost)
struct EarlyDismissalTests {
  private nonisolated static let others =
    HostBehavior.unasked + HostBehavior.silent + HostBehavior.late
    + [HostBehavior(animatesEveryUpdate: true)] + byLink

  private nonisolated static let byLink = [true, false].map {
    HostBehavior(canBeAsked: $0).with { $0.dismissesByLink = true }
  }

  @Test(
    "as it appears, or at any time before its push has ended",
    arguments: (HostBehavior.all + others).map { (NavigationHost.links, $0) }
      + NavigationHost.both.dropFirst().map { ($0, HostBehavior()) },
    Form.allCases
  )
  func early(_ host: (NavigationHost, HostBehavior), form: Form) async {
    // All of them at night; else on the usual host alone.
    let delays: [Int64?] = [nil, 100, 0, 345]
    for delay in delays.prefix(host.1 == HostBehavior() ? 4 : 2 * sweep(of: 2)) {
      let model = Dismissing(form == .launch ? [1] : [])
      model.dismissed = form.name
      model.isAtOnce = delay == nil
      let app = AppUnderTest(stacks: host.0, behavior: host.1) { DismissingTabs(model: model) }
      if form == .launch { await app.update() } else { await app.settle() }
      switch form {
      case .path: model.path = [1]
      case .lastOfThree: model.path = [1, 2, 3]
      case .still: withoutAnimation { model.path = [1] }
      case .view: expect(await app.tap("view"), is: true)
      case .flag: model.isPresented = true
      case .item: model.item = 5
      case .sheet: await app.settle { model.hasSheet = true }
      case .launch: break
      }
      if form == .sheet { model.sheetPath = [1] }
      if let delay {
        for _ in 0..<1000 where model.dismissal == nil { await app.wait(5) }
        await app.wait(delay)
        model.dismissal?()
      }
      await app.settle()
      let left = form == .lastOfThree ? ["1", "2"] : []
      expect(app, shows: left, "after \(delay.map { "\($0) ms" } ?? "no time")")
      expect(model.path.map(String.init), is: left)
      expect(model.sheetPath, is: [])
      expect(model.isPresented, is: false)
      expect(model.item, is: nil)
    }
  }

  @Test(
    "and a value that the app appends in the same action takes its place",
    .needs(.choosingBehavior),
    arguments: HostBehavior.asked + byLink.prefix(1)
  )
  func replaced(behavior: HostBehavior) async {
    let model = Dismissing([1, 2])
    let app = await model.launched(.links, behavior)
    model.dismissal?()
    await app.settle { model.path.append(3) }
    expect(app, shows: ["1", "3"])
  }

  @Test("as its tab comes or goes", .needs(.countingScreens), arguments: HostBehavior.all + others)
  func inTab(behavior: HostBehavior) async {
    for host in NavigationHost.both {
      for isComingBack in [true, false] {
        let model = Dismissing([1, 2])
        let app = await model.launched(host, behavior)
        model.leaving = isComingBack ? nil : "2"
        await app.settle { model.tab = 1 }
        model.dismissed = isComingBack ? "2" : nil
        await app.settle { model.tab = 0 }
        expect(app, shows: ["1"], "\(host), coming back: \(isComingBack)")
        expect(model.path, is: [1])
      }
    }
  }

  @Test("when the app is back", .needs(.leaving), arguments: HostBehavior.withUnasked + byLink)
  func inBackground(behavior: HostBehavior) async {
    let model = Dismissing([1, 2])
    let app = await model.launched(.links, behavior)
    await app.leave()
    model.dismissal?()
    await app.settle()
    // Otherwise the transition of UIKit's pop is reported in the background.
    if behavior.followsUnseenScreens { expect(model.path, is: [1, 2]) }
    await app.comeBack()
    await app.settle()
    expect(app, shows: ["1"])
    expect(model.path, is: [1])
  }

  @Test("when the hold ends", .needs(.swiping), arguments: HostBehavior.asked + byLink.prefix(1))
  func held(behavior: HostBehavior) async {
    for host in NavigationHost.both {
      for isCancelled in [true, false] {
        let model = Dismissing([1, 2])
        let app = await model.launched(host, behavior)
        expect(await app.beginSwipeBack(), is: true)
        model.dismissal?()
        await app.wait(100)
        if isCancelled { await app.cancelSwipeBack() } else { await app.finishSwipeBack() }
        await app.settle()
        expect(app, shows: ["1"], "\(host), cancelled: \(isCancelled)")
        expect(model.path, is: [1])
      }
    }
  }

  /// How a screen comes to be there that dismisses itself.
  enum Form: CaseIterable, Sendable {
    case path, lastOfThree, still, view, flag, item, sheet, launch

    fileprivate var name: String {
      switch self {
      case .path, .still, .sheet, .launch: "1"
      case .lastOfThree: "3"
      case .view: "view"
      case .flag: "flag"
      case .item: "item 5"
      }
    }
  }
}

@MainActor
private final class Dismissing: ObservableObject {
  @Published var path: [Int]
  @Published var sheetPath: [Int] = []
  @Published var isPresented = false
  @Published var item: Int?
  @Published var hasSheet = false
  @Published var tab = 0

  /// The name of the screen that dismisses itself as it appears, once.
  var dismissed: String?

  /// Whether it does so at once, or leaves it to the test.
  var isAtOnce = true

  /// The name of the screen that dismisses itself as it goes out of view, once.
  var leaving: String?

  /// The dismissal of the screen that was to dismiss itself, or else of the second one.
  var dismissal: (() -> Void)?

  init(_ path: [Int]) { self.path = path }

  func launched(_ host: NavigationHost, _ behavior: HostBehavior) async -> AppUnderTest {
    await AppUnderTest.settled(host, behavior: behavior) { DismissingTabs(model: self) }
  }
}

private struct DismissingTabs: View {
  @ObservedObject var model: Dismissing

  var body: some View {
    TabView(selection: $model.tab) {
      NavigationStack(path: $model.path) {
        NavigationLink("view") { DismissingScreen(name: "view", model: model) }
          .navigationDestination(for: Int.self) { DismissingScreen(name: "\($0)", model: model) }
          .navigationDestination(isPresented: $model.isPresented) {
            DismissingScreen(name: "flag", model: model)
          }
          .navigationDestination(item: $model.item) {
            DismissingScreen(name: "item \($0)", model: model)
          }
      }
      .sheet(isPresented: $model.hasSheet) {
        NavigationStack(path: $model.sheetPath) {
          Text("sheet")
            .navigationDestination(for: Int.self) { DismissingScreen(name: "\($0)", model: model) }
        }
      }
      .tabItem { Text("first") }
      .tag(0)
      Text("other").tabItem { Text("second") }.tag(1)
    }
  }
}

private struct DismissingScreen: View {
  let name: String
  let model: Dismissing
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Text(name).navigationTitle(name)
      .onAppear {
        // Without the view, which retains the model.
        let dismissal = { [presentationMode] in presentationMode.wrappedValue.dismiss() }
        if model.dismissed == nil, name == "2" { model.dismissal = dismissal }
        guard model.dismissed == name else { return }
        model.dismissed = nil
        if model.isAtOnce { dismissal() } else { model.dismissal = dismissal }
      }
      .onDisappear {
        guard model.leaving == name else { return }
        model.leaving = nil
        presentationMode.wrappedValue.dismiss()
      }
  }
}
